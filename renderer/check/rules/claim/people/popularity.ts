import { quotedFact } from '../../public-texts/quoted-facts.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords, findWordsOfAny } from '../find-words.ts';
import { EXPERIENCE, POPULARITY, SUMMED_YEARS } from '../lexicon/popularity.ts';
import { peopleNamed } from './named-person.ts';

export const VERIFIABLE = 'Write what visitors can verify: training, years of experience, or the registration number.';

/** Reports how many people chose the clinic, or who prefers it, unless a figure with evidence is quoted. */
export const popularityClaims = (input: RuleInput): readonly RuleFinding[] => [
  ...findWordsOfAny(input, [POPULARITY, EXPERIENCE])
    .filter((found) => isOwnCount(found, input.site) && !isProved(found, input.site))
    .map((found) =>
      NUMBER.test(found.words)
        ? findingAt(
            found,
            `“${found.words}” states a number that nothing proves.`,
            "State the number in figures with its evidence, and quote it: figures: { clients: '5,000' }, evidence: { clients: '…' }, {figures.clients}.",
          )
        : findingAt(found, `“${found.words}” says whom others prefer, and nothing proves it.`, VERIFIABLE),
    ),
  ...findWords(input, SUMMED_YEARS)
    .filter((found) => !isProved(found, input.site))
    .map((found) =>
      findingAt(
        found,
        `“${found.words}” adds up the years of several people, which visitors cannot check.`,
        'Write beside the name of each person since when, as in “dentist since 2009”.',
      ),
    ),
];

/** '5,000', 'thousands', 'nine out of ten', but not 'preferred by dentists' */
const NUMBER = /\d|\b(?:dozen|score|hundred|thousand|million)s?\b|\b(?:out of|in|per) (?:ten|cent)\b/i;

/** 'Annika has operated on 5,000 knees', but not 'surgery has helped 5,000 people' */
function isOwnCount({ words }: FoundWords, site: RuleInput['site']): boolean {
  const [, subject] = /^(\p{L}+) (?:have|has) /u.exec(words) ?? [];
  return subject === undefined || /^(?:we|i|she|he)$/i.test(subject) || peopleNamed(site, subject).length > 0;
}

/** True if the words quote a figure of the config whose evidence is recorded. */
function isProved({ text, span }: FoundWords, { evidence }: RuleInput['site']): boolean {
  const [part, name = ''] = quotedFact(text, span) ?? [];
  return part === 'figures' && evidence?.[name] !== undefined;
}
