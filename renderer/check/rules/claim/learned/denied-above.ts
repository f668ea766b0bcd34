/** Promises below words that deny them: 'What we cannot promise', 'What we will not tell you: that …'. */
import { formatPath } from '../../../../core/finding.ts';
import { lazy } from '../../../../core/lazy.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { configPathOf, type PublicText } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';

const NOT = "(?:will never|will not|won't|cannot|can't|do not|does not|don't|doesn't|never|would never|would not)";
const THINGS = '(?:(?:and|here is|this is) )?(?:what|promises|claims|(?:[a-z]+ )?things)(?: that| which)?';

/** Not 'What others cannot promise' and 'What your dentist will not tell you', which lead to what the clinic claims. */
const DENIES = new RegExp(
  [
    `^\\W*${THINGS} (?:we|i) ${NOT} (?:ever |honestly )?(?:tell|promise|say|claim|guarantee|make|do)\\b`,
    `^\\W*${THINGS} (?:nobody|no one|no [a-z]+) (?:can|could|may|should|will) (?:ever |honestly )?(?:tell|promise|say|claim|guarantee|know|do)\\b`,
    `^\\W*${THINGS} (?:it|this|our [a-z-]+|(?:a |the )?treatment) ${NOT} (?:do|promise|guarantee|change|achieve)\\b`,
    `^\\W*(?:we|i) ${NOT} (?:promise|guarantee|claim|say|tell you)\\W*(?:that)?\\W*$`,
  ].join('|'),
);
/** 'But we guarantee …', below such a heading, and what follows it */
const PROMISES_STILL =
  /\b(?:but|however|instead|yet|what we (?:can|do|will)(?!'t| not| never)|(?:we|i) (?:do |can |will )?(?:guarantee|promise))\b/;

const denies = (words: string): boolean => DENIES.test(normalise(words).text);

/** Whether the heading, the question, the titles or the lead-in above a sentence deny what it says. */
type DeniedAbove = (text: PublicText, sentence: string, before: string) => boolean;

export function deniedAboveFinder({ publicTexts, lookups }: Pick<RuleInput, 'publicTexts' | 'lookups'>): DeniedAbove {
  const titles = lazy(() => titlesByParent(publicTexts.authored));
  return (text, sentence, before) => {
    if (PROMISES_STILL.test(normalise(`${before} ${sentence}`).text)) return false;
    const [leadIn = ''] = /[^.!?:\n]*:\s*$/.exec(before) ?? [];
    const [own = ''] = /^[^:]*(?=:)/.exec(sentence) ?? [];
    const titlesAbove = parentsOf(text).flatMap((parent) => titles().get(parent) ?? []);
    return [leadIn, own, text.heading ?? '', lookups.questionOf(text), ...titlesAbove].some(denies);
  };
}

/** The titles of sections and lists, by the path of what they are the title of. */
const titlesByParent = (texts: readonly PublicText[]): ReadonlyMap<string, string> =>
  new Map(
    texts.flatMap((text) => {
      const path = configPathOf(text);
      return path.at(-1) === 'title' ? [[formatPath(path.slice(0, -1)), text.text] as const] : [];
    }),
  );

/** The paths of what contains a text; a title does not stand below itself. */
function parentsOf(text: PublicText): readonly string[] {
  const path = configPathOf(text);
  const inner = path.at(-1) === 'title' ? path.slice(0, -1) : path;
  return inner.map((_, length) => formatPath(inner.slice(0, length)));
}
