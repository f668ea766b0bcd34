/** Work of people of the config that the law reserves for members of a register: an assistant who “tests your sight”. */
import type { Person, Site } from '../../../config/site.ts';
import { normalise } from '../../../facts/normalise.ts';
import { sentenceSpanAt } from '../../../facts/sentences.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { type FoundWords, findingAt, findWords } from './find-words.ts';
import { isKnownRegister, shortNameOf } from './lexicon/registers.ts';
import { RESERVED_WORK, type ReservedWork, WORK } from './lexicon/reserved-work.ts';
import { describedPerson, lastNamed, personInPrevious } from './named-person.ts';
import { staffBefore } from './staff-meant.ts';

/** Reports reserved work that a sentence ascribes to somebody without the entry. */
export const reservedWork = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, WORK).flatMap((found) => {
    const words = normalise(found.words).text;
    const work = RESERVED_WORK.find((one) => one.words.test(words));
    const workers = workersOf(found, input.site);
    const [person] = workers;
    if (!work || !person || workers.some((one) => mayDo(one, work))) return [];
    return [
      findingAt(
        found,
        `“${found.words}” is work that the law reserves for ${work.members} (${work.law}), but ${person.name} (“${person.title}”) has no entry that allows it.`,
        'Write what the person does, or name a colleague who may do this work. If the person has the entry, add “registration” and correct the title.',
      ),
    ];
  });

/** A member of the register, of one that this tool does not know, and somebody who works under supervision. */
const mayDo = ({ registration, title }: Person, { registers, except }: ReservedWork): boolean => {
  if (/\b(?:trainee|student|pre-?reg\w*|apprentice)\b/i.test(title)) return true;
  const register = registration && shortNameOf(registration.register);
  if (except?.test(`${register} ${title}`)) return false;
  if (registers === 'any') return true;
  return registration !== undefined && (!isKnownRegister(registration.register) || registers.includes(`${register}`));
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
  const { text: sentence, start } = sentenceSpanAt(found.text.text, found.span.at);
  return staffBefore(site, sentence.slice(0, found.span.at - start));
}

/** The person whom the sentence names before the work, or in whose entry it is. */
function workerOf({ text, span }: FoundWords, site: Pick<Site, 'people'>): Person | undefined {
  const { text: sentence, start } = sentenceSpanAt(text.text, span.at);
  const before = sentence.slice(0, span.at - start).trimStart();
  const people = Object.values(site.people);
  const named = lastNamed(people, before);
  if (named) return JOINED.test(before) || isLastWord(named, before) ? named : undefined;
  const isOwn = PRONOUN.test(before) ? /\b(?:[Ss]he|[Hh]e) $/.test(before) || JOINED.test(before) : JOINED.test(before);
  if (!isOwn) return undefined;
  const own = text.kind === 'testimonial' ? undefined : describedPerson(site, text);
  if (PRONOUN.test(before)) return personInPrevious(site, text.text.slice(0, span.at)) ?? own;
  return VERB_FIRST.test(before) ? own : undefined;
}

const isLastWord = ({ name }: Person, before: string): boolean =>
  name.split(' ').some((part) => before.endsWith(`${part} `));
