/** Promises below words that deny them: 'What we cannot promise', 'What we will not tell you: that …'. */
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The titles of the section and of the lists around a text of a page. */
function titlesAbove(text: PublicText, { plan }: Pick<RuleInput, 'plan'>): readonly string[] {
  const path = configPathOf(text);
  const page = path[0] === 'pages' ? plan.pages.find(({ route }) => route === text.page) : undefined;
  const section = page?.sections.find((each) => each.path.every((key, index) => path[index] === key));
  const titles: string[] = [];
  let part: unknown = section?.data;
  for (const key of path.slice(section?.path.length)) {
    if (!isObject(part)) break;
    const { title } = part;
    const words = isObject(title) ? title.source : title;
    if (key !== 'title' && typeof words === 'string') titles.push(words);
    part = part[String(key)];
  }
  return titles;
}

/** Returns true if the heading, the question or the lead-in above a sentence denies what it says. */
export function isDeniedAbove(text: PublicText, sentence: string, before: string, input: RuleInput): boolean {
  if (PROMISES_STILL.test(normalise(`${before} ${sentence}`).text)) return false;
  const [leadIn = ''] = /[^.!?:\n]*:\s*$/.exec(before) ?? [];
  const [own = ''] = /^[^:]*(?=:)/.exec(sentence) ?? [];
  const above = [text.heading ?? '', input.lookups.questionOf(text), ...titlesAbove(text, input)];
  return [leadIn, own, ...above].some(denies);
}
