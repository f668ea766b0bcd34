/** The clauses of a sentence that can state opening hours: 'We close at six on Fridays', without 'so that you can be home early'. */
import { memoizeRecent } from '../core/lazy.ts';
import { matchesOf } from '../core/pattern.ts';
import { CLINIC_NOUN, CLINIC_OR_DESK } from './clinic-nouns.ts';
import { dayGroupsIn } from './day-groups.ts';
import { withoutSpans } from './spans-of-days.ts';
import { TIME, TIME_RANGE } from './spoken-time.ts';

const SUBJECT =
  "(?:we|you|they|he|she|it|i|the|an?|your|our|his|her|their|somebody|someone|nobody|everybody|everyone|people|patients|clients|dr|mr|mrs|ms|that|there|most|many|[a-z]+'s)";
const OWN_HOURS = `(?:we|the (?:${CLINIC_NOUN}|doors?)) (?:(?:do not|don't|never|only) )?(?:close|shut|lock|finish|open)`;
/** 'so the practice is closed' belongs to the days before it. */
const NOT_CLOSED = '(?! (?:we|the \\w+|our \\w+) (?:is|are|stays?|remains?|closes?|shuts?)\\b)';
/** Words with which a clause begins that is not about hours, unless it names some. */
const START = new RegExp(
  [
    String.raw`,? ?\b(?:so that|because|although|though|while|where|which|whose|whether|unless|whoever)\b`,
    String.raw`(?<=^|[,:] ?|\band )if\b|,? \bif\b| for (?:[a-z]+ )?(?:[a-z]+s|people|everybody|everyone|anybody|anyone|those) who\b`,
    String.raw`(?<!\blook),? \b(?:so|since|as|before|after|when|once)\b${NOT_CLOSED} (?=${SUBJECT}\b)(?! ?${OWN_HOURS})`,
    String.raw`(?<=^ ?)(?:since|as|before|after|when|once)\b (?=${SUBJECT}\b)(?! ?${OWN_HOURS})`,
    String.raw`, (?:and|but|or|so|then)\b${NOT_CLOSED}`,
    String.raw`(?<=\b(?:if|when|since|because|although|though|whether|unless|after|before|once)\b[^,:]*),`,
    String.raw` (?:and|but|so|then) (?=(?:we|you|they|he|she|it|somebody|nobody|walk|take|go|have|drive|rests?|closes?|shuts?|stays? (?:shut|closed))\b)`,
    // 'From Monday to Saturday, with a late evening on Thursdays'
    ', (?:with|plus) (?=[^,;]*day)',
    // 'Six rooms, late on Tuesdays, open on Saturdays'
    ',(?= (?:(?:open|closed|late|early) )+(?:on|every) )',
    '(?<=[.;]) ',
    // 'Late nights: Tuesday and Wednesday'
    String.raw`(?<=\w+(?: \S+){3,}):(?= )| - `,
  ].join('|'),
  'g',
);
/** What clients do or are has its own times: 'if you work until six'. */
const CONDITION =
  /^\W*(?:so that|if|unless|for \w+ (?:\w+ )?who|whose|whether|whoever|although|though|where|since|as(?! (?:from|of)\b)|before|after|once)\b/;
const OPENS = new RegExp(
  String.raw`\b(?:we|our \w+|the ${CLINIC_OR_DESK}) (?:\w+ )?(?:open|close|shut|start|finish|(?:are|is)(?:n't| not)? (?:open|here|closed|there)|see|treat)`,
);
const ANY_TIME = new RegExp(`${TIME}|${TIME_RANGE}`);

interface Clause {
  readonly at: number;
  readonly text: string;
}

/** A statement is read several times in a row. */
const KEPT = 100;

const clausesIn = memoizeRecent(
  KEPT,
  (sentence: string) => sentence,
  (sentence): readonly Clause[] => {
    const starts = [
      0,
      ...matchesOf(START, sentence)
        .map(({ index }) => index)
        .filter((index) => index > 0),
    ];
    return starts.map((at, index) => ({ at, text: sentence.slice(at, starts[index + 1] ?? sentence.length) }));
  },
);

/** Returns true for a text with a time of day. */
export const statesTime = (text: string): boolean => ANY_TIME.test(text);

const namesTime = (text: string): boolean => ANY_TIME.test(text) || dayGroupsIn(text).length > 0;

const statesHours = ({ text }: Clause): boolean => namesTime(text) && (!CONDITION.test(text) || OPENS.test(text));

/** 'If Tuesday suits you best, we open at eleven on that day': a condition that says on which day clients come. */
const COMES_ON =
  /^\W*(?:if\b(?!.*(?:\bnot?\b|\bnever\b|cannot\b|n't\b)).*\b(?:come|visit|see us|suits?|rather|prefer)\b|whether it(?: is|'s)\b)/;

/** Returns the clauses that state hours, and the condition that names their day. */
function keptOf(clauses: readonly Clause[]): readonly Clause[] {
  const kept = clauses.filter(statesHours);
  if (kept.some(({ text }) => dayGroupsIn(text).length > 0)) return kept;
  return clauses.filter(
    (clause) =>
      kept.includes(clause) ||
      (COMES_ON.test(clause.text) && !ANY_TIME.test(clause.text) && dayGroupsIn(clause.text).length === 1),
  );
}

/** Returns the sentence with spaces in place of all clauses that state no hours; unchanged if none does. */
export function hoursPart(text: string): string {
  const sentence = withoutSpans(text);
  if (!namesTime(sentence)) return sentence;
  const clauses = clausesIn(sentence);
  const kept = keptOf(clauses);
  if (kept.length === 0 || kept.length === clauses.length) return sentence;
  return clauses.map((clause) => (kept.includes(clause) ? clause.text : ' '.repeat(clause.text.length))).join('');
}

/** Returns each clause alone, at its place in the sentence. */
export const hoursClauses = (sentence: string): readonly string[] =>
  clausesIn(sentence)
    .filter(statesHours)
    .map(({ at, text }) => ' '.repeat(at) + text);
