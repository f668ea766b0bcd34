/** Whether a clause is about a part of an appointment, or about another thing: 'the injection itself takes five minutes'. */

export const CLAUSE_END = /[,;:]| and | but | then | so /g;
/** The clause that ends with these words. */
export const lastClause = (before: string): string =>
  before.slice(Math.max(0, ...[...before.matchAll(CLAUSE_END)].map(({ index }) => index)));

/** 'Egg collection is done under sedation and takes twenty minutes', 'a quick charge lasts four hours'. */
const SUBJECT =
  /^(?:the|your|an?|our|this|each|every|collecting|having)? ?(?<words>[a-z][a-z' -]*?) (?:usually |normally |only )*(?:is|are|takes?|lasts?|needs?|fills?|runs?)\b/;
/** Words for the appointment, or for somebody in it. */
const WHOLE =
  /\b(?:doctors?|nurses?|dentists?|therapists?|opticians?|vets?|physio\w*|podiatrists?|practitioners?|midwi\w+|consultants?|specialists?|surgeons?|hygienists?|counsellors?|osteopaths?|it|this|that|these|they|you|we|which|there|all|everything|everyone|nothing|thing|one|both|together|appointments?|sessions?|class(?:es)?|visits?|consult\w*|calls?|slots?|treatments?|therap\w+|tests?|checks?|check-ups?|examinations?|exams?|assessments?|procedures?|operations?|surger(?:y|ies)|conversations?|meetings?|first|second|full|whole|long|short|large|small|time|(?<!-)(?!(?:un)?dressing|parking|queu|waiting|getting|driving|walking|travelling|setting|numbing|mixing|preparing|filling in)[a-z]+ing(?! of\b))\b/;

/** 'The injection itself takes five minutes.', 'the second layer takes an hour to dry' */
const PART_ALONE = /\b(?:itself|themselves|alone|proper|(?:step|stage|phase|layer|coat)s?(?: of [a-z ]+)?)$/;
/** 'Putting it back takes twenty minutes': what is done with a thing, and no treatment. */
const HANDLING = /^[a-z]+ing (?:it|them|everything|that|those|the \w+) (?:back|out|off|in|on|up|away|again|down)$/;

/** 'The commonest cause, an abscess, takes us half an hour': a second name of the subject stands between commas. */
const RENAMED =
  /(?:^|[,;:] |\b(?:and|but|since|because|as) )(?:the|an?|your|our) (?<words>[a-z][a-z' -]*?), an? [a-z' -]+, (?:takes?|lasts?|is|needs?)\b/;
/** 'The operation takes an hour' on the page of “Rehabilitation after tendon repair” */
const OPERATION = /\b(?:operations?|surger(?:y|ies))\b/;
const FOLLOWS = /\b(?:after|before|following|rehab\w*|aftercare|recovery)\b/;
/** 'It is a telephone call of four minutes', 'a call of ten minutes, a week later', in the text of something else */
const CALL = /\b(?:telephone|phone) calls?\b|^(?:an?|one) (?:[a-z]+ )?call (?:of|for|takes|lasts)\b/;
const BY_CALL = /\b(?:calls?|phone|telephone|video)\b/;

/** Returns true if the clause is about something that no name means: an operation elsewhere, a telephone call. */
const isElsewhere = (clause: string, names: readonly string[]): boolean =>
  (OPERATION.test(clause) && names.some((name) => FOLLOWS.test(name))) ||
  (CALL.test(clause) && !names.some((name) => BY_CALL.test(name)));

const MIN_LENGTH = 3;
const stem = (word: string): string => (word.length > MIN_LENGTH ? word.slice(0, -1) : word);

/** Returns true if the subject of the sentence is neither the appointment nor a word of its name, but a part of it or another thing. */
export function isPart(before: string, names: readonly string[], people: RegExp): boolean {
  // 'Egg collection is done under sedation and takes …': the last clause has no subject of its own.
  const clause = lastClause(before).replace(/^[,;: ]*(?:(?:and|but|then|so) )?/, '');
  const words = (RENAMED.exec(before) ?? SUBJECT.exec(clause) ?? SUBJECT.exec(before.trimStart()))?.groups?.words;
  if (names.length > 0 && isElsewhere(clause, names)) return true;
  if (words !== undefined && (PART_ALONE.test(words) || HANDLING.test(words))) return true;
  if (words === undefined || WHOLE.test(words) || people.test(words)) return false;
  const isNamed = (word: string) => word.length >= MIN_LENGTH && names.some((name) => name.includes(stem(word)));
  return names.length > 0 && !words.split(/[ -]/).some(isNamed);
}
