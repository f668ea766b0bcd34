/** Figures with evidence that a sentence repeats in words instead of quoting them. */
import type { Site } from '../../../../config/site.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { NUMBER_WORDS } from '../../../../facts/number-words.ts';

/** A figure of fewer words, such as 'six months', can be about anything. */
const MIN_WORDS = 6;
/** The share of the words of a figure that a sentence must have: 'said' may become 'told us', 'better' is one word of many. */
const MIN_SHARE = 0.8;

const NUMBER = new RegExp(`^(?:\\d.*|${NUMBER_WORDS})$`);

const wordsOf = (text: string): ReadonlySet<string> => new Set(normalise(text).text.match(/[a-z'-]+|\d+(?:[.,]\d+)*/g));
const numbersOf = (words: ReadonlySet<string>): readonly string[] => [...words].filter((word) => NUMBER.test(word));

/** True if a sentence says what a figure with evidence says, in nearly its words and without any other number. */
export const repeatsFigure = (sentence: string, site: Site): boolean => {
  const words = wordsOf(sentence);
  return provenFigures(site).some(({ figure, evidence }) => {
    const own = wordsOf(figure);
    const known = new Set([...own, ...wordsOf(evidence)]);
    return (
      own.size >= MIN_WORDS &&
      numbersOf(own).every((number) => words.has(number)) &&
      numbersOf(words).every((number) => known.has(number)) &&
      [...own].filter((word) => words.has(word)).length >= MIN_SHARE * own.size
    );
  });
};

/** The figures of the clinic and of its treatments whose evidence is recorded. */
const provenFigures = (site: Site) =>
  [site, ...Object.values(site.catalogue)].flatMap(({ figures = {}, evidence = {} }) =>
    Object.entries(figures).flatMap(([name, figure]) => {
      const proof = evidence[name];
      return proof === undefined ? [] : [{ figure, evidence: proof }];
    }),
  );
