/** Work of people of the config that the law reserves for members of a register: an assistant who “tests your sight”. */
import type { Person, Site } from '../../../../config/site.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { personOf } from '../../about/people.ts';
import { textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords, sentenceAround } from '../find-words.ts';
import { isCalled } from '../lexicon/credentials.ts';
import { DENTAL_SCOPE } from '../lexicon/dental-scope.ts';
import { anyOf, isDenied, isQuestion, type Lexicon } from '../lexicon/lexicon.ts';
import { isMember, registerOf } from '../lexicon/registers.ts';
import { RESERVED_BY_LAW, type ReservedWork } from '../lexicon/reserved-work.ts';
import { lastNamed, peopleNamed, personInPrevious } from './named-person.ts';
import { staffBefore } from './staff-meant.ts';

const RESERVED_WORK: readonly ReservedWork[] = [...RESERVED_BY_LAW, ...DENTAL_SCOPE];

const lexiconOf = (work: readonly string[]): Lexicon => ({
  words: anyOf(...work),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || /\b(?:if|whether|unless)\b[^,]*$/.test(context.before),
});

const WORK = lexiconOf(RESERVED_WORK.map(({ active }) => active));
/** The same work before the name of the person: 'your sight is tested by Farah' */
const PASSIVE_WORK = lexiconOf(RESERVED_WORK.flatMap(({ passive }) => passive ?? []));

/** Reports reserved work that a sentence ascribes to somebody without the entry. */
export const reservedWork = (input: RuleInput): readonly RuleFinding[] => [
  ...findWords(input, WORK).flatMap((found) => {
    const words = normalise(found.words).text;
    const works = RESERVED_WORK.filter(({ active }) => isWhole(active, words));
    return workFindings(withPrescribing(found), works, workersOf(found, input.site));
  }),
  ...findWords(input, PASSIVE_WORK).flatMap((found) => {
    const words = normalise(found.words).text;
    const works = RESERVED_WORK.filter(({ passive }) => passive !== undefined && isWhole(passive, words));
    const named = namedAfter(found, input.site);
    if (!named) return [];
    const span = { ...found.span, length: found.span.length + named.words.length };
    return workFindings({ ...found, span, words: textAt(found.text, span) }, works, named.workers);
  }),
];

const isWhole = (pattern: string, words: string): boolean => new RegExp(`^(?:${pattern})$`).test(words);

/** 'Can diagnose an infection and prescribe': one claim about the same person */
function withPrescribing(found: FoundWords): FoundWords {
  const { text, span } = found;
  const [also] =
    /^(?: (?!(?:and|or) (?!prescribe))[^\s.;:!?,]+){0,6}?,? (?:and|or) (?:(?:also|then|can|may|will) )*prescribes?\b/.exec(
      text.text.slice(span.at + span.length),
    ) ?? [''];
  const whole = { at: span.at, length: span.length + also.length };
  return { ...found, span: whole, words: textAt(text, whole) };
}

/** Reports the first of these kinds of work that none of the workers may do. */
function workFindings(
  found: FoundWords,
  works: readonly ReservedWork[],
  workers: readonly Person[],
): readonly RuleFinding[] {
  const [person] = workers;
  const work = works.find((each) => !workers.some((one) => mayDo(one, each)));
  if (!work || !person) return [];
  const { reservedBy = 'the law', members, law } = work;
  const { name, title, registration } = person;
  const lack = registration
    ? `the config calls ${name} “${title}”`
    : `${name} (“${title}”) has no entry that allows it`;
  const correction = registration
    ? 'If the title is wrong, correct it.'
    : 'If the person has the entry, add “registration” and correct the title.';
  return [
    findingAt(
      found,
      `“${found.words}” is work that ${reservedBy} reserves for ${members} (${law}), but ${lack}.`,
      `Write what the person does, or name a colleague who may do this work. ${correction}`,
    ),
  ];
}

/** A member of the register, of one that this tool does not know, and somebody who works under supervision. */
const mayDo = (person: Person, { registers, except }: ReservedWork): boolean => {
  if (/\b(?:trainee|student|pre-?reg\w*|apprentice)\b/i.test(person.title)) return true;
  if (except?.test(`${registerOf(person)} ${person.title}`)) return false;
  return registers === 'any' || isMember(person, registers);
};

/** Directly before a verb, or before a second verb of the same subject: 'Tom mends frames and …'. */
const JOINED = /(?:^|[,;] |\b(?:and|or|but|then|who|also|now|even|sometimes|usually)(?: also| now| even)? )$/;
const PRONOUN = /^(?:[^,]*, )?(?:[Ss]he|[Hh]e)\b/;
/** 'Mends frames at the bench': a sentence of an entry without a subject. */
const VERB_FIRST = /^(?:Also )?\p{Lu}\p{Ll}+s\b|^$/u;

/** The person of the sentence, or else its staff: 'our nurses spay cats'. */
function workersOf(found: FoundWords, site: Pick<Site, 'people'>): readonly Person[] {
  const person = workerOf(found, site);
  if (person) return [person];
  return staffBefore(site, sentenceAround(found).before);
}

/** The person whom the sentence names before the work, or in whose entry it is. */
function workerOf(found: FoundWords, site: Pick<Site, 'people'>): Person | undefined {
  const { text, span } = found;
  const before = sentenceAround(found).before.trimStart();
  const people = Object.values(site.people);
  const named = lastNamed(people, before);
  if (named) return JOINED.test(before) || isLastWord(named, before) ? named : undefined;
  const isOwn = PRONOUN.test(before) ? /\b(?:[Ss]he|[Hh]e) $/.test(before) || JOINED.test(before) : JOINED.test(before);
  if (!isOwn) return undefined;
  const own = text.kind === 'testimonial' ? undefined : personOf(text, site.people);
  if (PRONOUN.test(before)) return personInPrevious(site, text.text.slice(0, span.at)) ?? own;
  return VERB_FIRST.test(before) ? own : undefined;
}

const isLastWord = ({ name }: Person, before: string): boolean =>
  name.split(' ').some((part) => before.endsWith(`${part} `));

/** ' our dispensing optician, ', ' one of our nurses' */
const ROLE_AFTER =
  /^ (?:(?:one of )?(?:our|the)|an?) (?<role>(?:(?!and\b|or\b|who\b)[\p{Ll}-]+)(?: (?!and\b|or\b|who\b)[\p{Ll}-]+)?)/u;
const NAME_AFTER = /^,? (?:(?:Dr|Mr|Mrs|Ms|Miss|Mx)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?/u;

interface NamedAfter {
  /** ' our dispensing optician, Farah' */
  readonly words: string;
  readonly workers: readonly Person[];
}

/** The people whom a sentence names directly after work in the passive, by their names or their role, and any other whom it names. */
function namedAfter(found: FoundWords, site: Pick<Site, 'people'>): NamedAfter | undefined {
  const { sentence, after } = sentenceAround(found);
  const { 0: role = '', groups } = ROLE_AFTER.exec(after) ?? {};
  const [name = ''] = NAME_AFTER.exec(after.slice(role.length)) ?? [];
  const people = Object.values(site.people);
  const called = people.filter(({ title }) => isCalled(title, (groups?.role ?? '').replace(/s$/, '')));
  const named = peopleNamed(site, name.replace(/^,? /, ''));
  if (named.length === 0 && called.length === 0) return undefined;
  const others = people.filter((one) => lastNamed([one], sentence) !== undefined);
  // In 'by our optometrist, Farah', the words give her another profession, which has a finding of its own.
  if (role !== '' && named.some((one) => !called.includes(one))) return undefined;
  return named.length > 0
    ? { words: `${role}${name}`, workers: [...named, ...others] }
    : { words: role, workers: [...called, ...others] };
}
