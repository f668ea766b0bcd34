/** The people of the config whom a sentence means: by name, as a group, or as the whole team. */
import type { Person, Site } from '../../../../config/site.ts';
import { onlyOne } from '../../../../core/only-one.ts';
import { literal } from '../../../../core/pattern.ts';
import { wordList } from '../../../../core/wording.ts';
import { numberFromWords } from '../../../../facts/number-words.ts';
import { treatsNobody, withoutTitle } from '../../about/people.ts';
import { type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';
import { isCalled } from '../lexicon/credentials.ts';
import { SENTENCE_END } from '../lexicon/lexicon.ts';
import { registerOf } from '../lexicon/registers.ts';

type People = Pick<Site, 'people'>;

const TITLE = /^(?:dr|doctor|prof|professor|mr|mrs|ms|miss)\.?\s+/i;

/** True if a person’s name begins with the title of a doctor. */
export const hasDoctorTitle = ({ name }: Pick<Person, 'name'>): boolean => /^(?:dr\.?|doctor)\s/i.test(name);

const namesOf = ({ name }: Pick<Person, 'name'>): readonly string[] => wordList(name.replace(TITLE, ''));

/** Returns the people of the config that a name can mean: 'Dr Fox', 'Dr Lena Fox', 'Dr L. Fox' and 'Dr Lena' mean Lena Fox. */
export function peopleNamed({ people }: People, name: string): readonly Person[] {
  const parts = wordList(name.replace(TITLE, '').replaceAll('.', '. '));
  const [first = '', last] = [parts[0], parts.at(-1)];
  return Object.values(people).filter((person) => {
    const own = namesOf(person);
    if (parts.length === 1) return own.includes(first);
    return own.at(-1) === last && (own[0] === first || (INITIAL.test(first) && own[0]?.startsWith(first.charAt(0))));
  });
}

const INITIAL = /^\p{Lu}\.?$/u;

const lastSentence = (text: string): string => text.split(SENTENCE_END).at(-1) ?? '';

/** The words after a claim, but not those of another subject: ', and Bethan, our nurse, with the NMC', ', Karen on that of nurses' */
const NEXT_WORDS =
  /^(?:,? (?!(?:and|while|whereas|but) (?:our |the )?\p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ (?:on|in|with|at|to|is|has) )[\w-]+){0,3}/u;

/** Returns the person whom a sentence names last before the words, or else directly after them. */
export function personBefore({ people }: People, { text }: PublicText, { at, length }: Span): Person | undefined {
  const before = lastSentence(text.slice(0, at).replace(/\bDr\. /g, 'Dr '));
  const after = NEXT_WORDS.exec(text.slice(at + length))?.[0] ?? '';
  return (
    lastNamed(Object.values(people), before) ??
    lastNamed(Object.values(people), after) ??
    (/^\s*(?:She|He|Yes|Of course|Certainly)\b/.test(before)
      ? personInPrevious({ people }, text.slice(0, at))
      : undefined)
  );
}

/** 'You meet Carys. She is …': the person whom the sentence before the last names last. */
export const personInPrevious = ({ people }: People, text: string): Person | undefined =>
  lastNamed(Object.values(people), text.split(SENTENCE_END).at(-2) ?? '');

/** 'Is Joan registered?' 'Yes, with the HCPC.': the only person whom a question, in lower case, names before such an answer. */
export function personAsked({ people }: People, question: string, before: string): Person | undefined {
  if (!/^\s*(?:Yes|Of course|Certainly)\b[^.!?]*$/.test(before)) return undefined;
  const words = new Set(question.split(/\W+/));
  return onlyOne(Object.values(people).filter((one) => namesOf(one).some((name) => words.has(name.toLowerCase()))));
}

const GROUP =
  /\b(?:all|both|every(?: one)?|each)(?: of)?(?: our| the)?(?: (?<count>two|three|four|five|six|seven|eight|nine|ten))?(?: of (?:our|the))? (?<noun>[a-z-]+(?: [a-z-]+)?)\b/gi;

const ALL_STAFF =
  /\b(?:the (?:whole|entire) (?:team|staff)|all (?:(?:two|three|four|five|six|seven|eight|nine|ten) )?(?:of us|(?:of )?our people|(?:of )?(?:our|the) staff|(?:[a-z]+ )?members of (?:our|the) (?:team|staff)|team members)|every(?:one|body) (?:here|(?:on|in|at) (?:our|the) (?:team|staff|clinic|practice|centre|surgery|studio)|who works(?! [a-z ]*\bas\b)[a-z ]*?)|every (?:single )?member of (?:(?:our|the) )?(?:team|staff)|every(?:one|body) (?:(?:whom|that) )?you (?:will )?(?:meet|see|speak to)|(?:we are|each of|every one of) (?:all|us)|our (?:whole |entire )?team (?:is|are)|(?:members of )?staff are all)\b/i;
/** 'Everybody who treats you', 'whoever lays a hand on you here' */
const ALL_WHO_TREAT =
  /\bevery(?:one|body) who (?:treats|sees)\b(?! [a-z ]*\bas\b)|\bwho(?:ever|soever) [a-z ]*\byour?\b[a-z ]*\b(?:here|with us|in our [a-z]+)\b/i;
/** Words for everybody who treats clients, whatever their titles. */
const CLINICIANS = /^(?:practitioners?|clinicians?|therapists?|specialists?|experts?|professionals?)$/;

/** General practitioners and surgeons, whatever their titles */
const OUR_DOCTORS =
  /\b(?:all|both|each|every one)(?: of)? (?:(?:our|the)(?: (?:two|three|four|five|six))?|two|three|four|five|six) doctors\b|\b(?:each|every)(?: single)? doctor (?:here|(?:in|at|of|on) (?:this|our))\b/i;

/** Returns the people whom “all of our therapists” or “both osteopaths” means, by their titles. */
export function groupBefore({ people }: People, { text }: PublicText, { at, length }: Span): readonly Person[] {
  const sentence = lastSentence(text.slice(0, at + length));
  if (ALL_STAFF.test(sentence)) return Object.values(people);
  if (ALL_WHO_TREAT.test(sentence)) return Object.values(people).filter((one) => !treatsNobody(one));
  const { count = '', noun = '' } = [...sentence.matchAll(GROUP)].at(-1)?.groups ?? {};
  const named = noun.toLowerCase();
  const roles = named.split(' ').map((word) => word.replace(/s$/, ''));
  const titled = Object.values(people).filter(({ title }) =>
    roles.some((role) => role.length >= MIN_ROLE_LENGTH && isCalled(title, role)),
  );
  if (titled.length === 0 && OUR_DOCTORS.test(sentence))
    return Object.values(people).filter((one) => registerOf(one) === 'GMC');
  if (titled.length > 0 || !named.split(' ').some((word) => CLINICIANS.test(word))) return titled;
  // “All four practitioners” are more than the two who are in a register.
  const registered = Object.values(people).filter(({ registration }) => registration !== undefined);
  return (numberFromWords(count.toLowerCase()) ?? 0) > registered.length ? Object.values(people) : registered;
}

/** 'HCPC-registered massage therapist', 'our massage therapist is HCPC-registered' */
const NOUN_AFTER = /^ (?<noun>[a-z]+ [a-z]+?)s?(?=$|[.,;:!?]| (?:and|who|with|for|from|in|on|at|by|will|is|are)\b)/i;
const NOUN_BEFORE =
  /\b(?:our|the) (?:[a-z]+ )?(?<noun>[a-z]+ [a-z]+?)s?,? (?:who )?(?:is|are)(?: all| also| both)? (?:an? )?$/i;

/** Returns the people with the title of two words beside the claim. A single word, such as “therapist”, can mean others. */
export function titledBeside({ people }: People, { text }: PublicText, { at, length }: Span): readonly Person[] {
  const noun = (NOUN_AFTER.exec(text.slice(at + length)) ?? NOUN_BEFORE.exec(text.slice(0, at)))?.groups?.noun;
  return noun === undefined
    ? []
    : Object.values(people).filter(({ title }) => new RegExp(`\\b${noun}\\b`, 'i').test(title));
}

/** The shortest title of a profession is “vet”; shorter words are articles and prepositions. */
const MIN_ROLE_LENGTH = 3;

/** Returns the person whom a text names last. */
export function lastNamed(people: readonly Person[], text: string): Person | undefined {
  const found = people.map((person) => ({
    person,
    at: Math.max(...namesOf(person).map((name) => text.search(new RegExp(`\\b${literal(name)}\\b`)))),
  }));
  return found.filter(({ at }) => at >= 0).sort((one, other) => other.at - one.at)[0]?.person;
}

/** True if `content/spelling` reports the name in this text as that of somebody of the clinic with a wrong part. */
export const isReportedName = ({ spelling }: Pick<RuleInput, 'spelling'>, text: PublicText, name: string): boolean =>
  spelling.slips.some(
    ({ text: other, slip }) => other === text && ` ${withoutTitle(name)}`.endsWith(` ${textAt(text, slip.span)}`),
  );
