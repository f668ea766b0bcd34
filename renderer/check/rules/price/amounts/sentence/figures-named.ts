/** Figures of a treatment that a sentence calls by their names: 'an extraction' for `figures: { extraction: '£42' }`. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import { separateWords } from '../../../../../core/wording.ts';
import { COMMON_WORDS, stemOf } from '../../../about/mentions.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import type { AmountInSentence } from './amount-in-sentence.ts';
import { keyOf } from './fact-name.ts';

export interface NamedFigure {
  readonly at: number;
  readonly end: number;
  /** 'extraction' */
  readonly name: string;
  readonly figure: AmountFact;
}

/** Figures that sentences call in many ways, or that are no price of a thing: other modules read them. */
const OTHERWISE_READ =
  /\b(?:deposits?|late|miss\w*|cancel\w*|no shows?|additional|further|extra|another|second|next|members?|usual|normal|discount|saving|voucher|from|up to)\b/;

/**
 * Returns the figures of the treatments that the sentence is about, or of any if it is about none, in the order of their
 * names in the text.
 */
export function figuresNamed(
  text: string,
  { subject, index }: Pick<AmountInSentence, 'subject' | 'index'>,
): readonly NamedFigure[] {
  const about = itemsWithOwner(subject);
  const figures = index.figuresOfItems.filter(
    (figure) => about.length === 0 || about.some(({ facts }) => facts.includes(figure)),
  );
  if (figures.length === 0) return [];
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index: at }) => ({ word, at }));
  return figures
    .flatMap((figure) => {
      const name = separateWords(keyOf(figure));
      const stems = stemsOf(name);
      if (stems.length === 0 || OTHERWISE_READ.test(name)) return [];
      return words.flatMap(({ at }, place) => {
        const found = words.slice(place, place + stems.length);
        const last = found.at(-1);
        return last && stems.every((stem, n) => stem === stemOf(found[n]?.word ?? ''))
          ? [{ at, end: last.at + last.word.length, name, figure }]
          : [];
      });
    })
    .toSorted((one, other) => one.at - other.at);
}

/** The words of 'eachExtraction' and 'extractionFee' that a sentence uses. */
const stemsOf = (name: string): readonly string[] =>
  name
    .split(' ')
    .filter((word) => !COMMON_WORDS.has(word))
    .map(stemOf);
