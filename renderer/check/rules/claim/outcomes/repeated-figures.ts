/** Figures with evidence that a sentence repeats in words instead of quoting them. */
import type { Site } from '../../../../config/site.ts';
import { lazy } from '../../../../core/lazy.ts';
import { separateWords } from '../../../../core/wording.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { NUMBER_WORDS } from '../../../../facts/number-words.ts';
import { areAlike, isWithin, quantitiesIn } from '../../../../facts/quantities.ts';
import { stemOf } from '../../about/mentions.ts';
import type { Subject } from '../../about/subject.ts';

/** A figure of fewer words, such as 'six months', can be about anything. */
const MIN_WORDS = 6;
/** The share of the words of a figure that a sentence must have: 'said' may become 'told us', 'better' is one word of many. */
const MIN_SHARE = 0.8;

const NUMBER = new RegExp(`^(?:\\d.*|${NUMBER_WORDS})$`);

const wordsOf = (text: string): ReadonlySet<string> => new Set(normalise(text).text.match(/[a-z'-]+|\d+(?:[.,]\d+)*/g));
const numbersOf = (words: ReadonlySet<string>): readonly string[] => [...words].filter((word) => NUMBER.test(word));

/**
 * Returns a function that tells whether a sentence says what a figure with evidence says, in nearly its words and without
 * any other number.
 */
export function repeatedFigures(site: Site): (sentence: string) => boolean {
  const figures = provenFigures(site);
  return (sentence) => {
    const words = wordsOf(sentence);
    return figures.some(
      ({ own, known }) =>
        numbersOf(own).every((number) => words.has(number)) &&
        numbersOf(words).every((number) => known.has(number)) &&
        [...own].filter((word) => words.has(word)).length >= MIN_SHARE * own.size,
    );
  };
}

/**
 * Returns a function that tells whether a sentence states a figure with evidence by its name and its value: 'A filling lasts
 * five to ten years' for `lasts: '5–10 years'` of the treatment that it is about, and 'in a trial, lenses slowed it by 59%'
 * for `slowedLenses` anywhere, because two words tell what it is about.
 */
export function provenStatements(site: Site): (subject: Pick<Subject, 'sentence' | 'items'>) => boolean {
  const inAnyText = lazy(() =>
    [site, ...Object.values(site.catalogue)].flatMap(namedWithEvidence).filter(({ words }) => words.length > 1),
  );
  return ({ sentence, items }) => {
    const stated = quantitiesIn(normalise(sentence));
    if (stated.length === 0) return false;
    const own = items.flatMap(({ path: [part, slug = ''] }) =>
      part === 'catalogue' ? namedWithEvidence(site.catalogue[slug] ?? {}) : [],
    );
    const proven = [...own, ...inAnyText()]
      .filter(({ words }) => words.every((word) => sentence.includes(word)))
      .flatMap(({ quantities }) => quantities);
    return stated.every((quantity) => proven.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact)));
  };
}

/** The figures with evidence, and the words of their names. */
const namedWithEvidence = ({ figures = {}, evidence = {} }: Partial<Pick<Site, 'figures' | 'evidence'>>) =>
  Object.entries(figures)
    .filter(([name]) => evidence[name] !== undefined)
    .map(([name, text]) => ({
      words: separateWords(name).toLowerCase().split(' ').map(stemOf),
      quantities: quantitiesIn(normalise(text)),
    }));

/** Returns the words of each long figure of the clinic and of its treatments, and those that its evidence knows too. */
const provenFigures = (site: Site) =>
  [site, ...Object.values(site.catalogue)].flatMap(({ figures = {}, evidence = {} }) =>
    Object.entries(figures).flatMap(([name, figure]) => {
      const proof = evidence[name];
      const own = wordsOf(figure);
      return proof === undefined || own.size < MIN_WORDS ? [] : [{ own, known: new Set([...own, ...wordsOf(proof)]) }];
    }),
  );
