import type { NamedFigure } from '../../../../config/derived/item-figures.ts';
import { areAlike, isWithin, type Quantity } from '../../../../facts/quantities.ts';
import { isCare, withoutVerbs } from './care.ts';

/** The share of a word that its inflected forms have in common: 'refunds' and 'refunded', 'validity' and 'valid'. */
const STEM_SHARE = 0.62;
const MIN_LENGTH = 5;
/** Words of this length or shorter, such as 'no', match only as whole words. */
const MAX_WHOLE_WORD = 3;

/** 'coolingOff' → 'cooli', 'off' */
const stemsOf = (path: string): readonly string[] =>
  (path.split('.').at(-1) ?? '')
    .split(/(?=[A-Z])|-/)
    .map((word) => word.toLowerCase().replace(/s$|(?<=\w{4})ing$/, ''))
    .map((word) =>
      word.length <= MAX_WHOLE_WORD ? word : word.slice(0, Math.max(MIN_LENGTH, Math.round(word.length * STEM_SHARE))),
    );

const patternOf = (stem: string, before = '\\b'): RegExp =>
  new RegExp(`${before}${stem}${stem.length <= MAX_WHOLE_WORD ? 's?\\b' : ''}`);

/** The sentence around a quantity, and the parts of it before and after the quantity. */
export interface InSentence {
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
}

/** A figure that sentences seldom call by its name: the words of its name, and those of sentences about it. */
interface Concept {
  readonly name: RegExp;
  readonly sentence: RegExp;
  /** Words directly before the quantity, or directly after it; of both, one must fit. */
  readonly before?: RegExp;
  readonly after?: RegExp;
}

const CANCELS =
  /\b(?:cancel\w*|reschedul\w+|rearrang\w+|rebook\w*|(?:move|change|postpone|swap) (?:an?|your|the|it)\b|(?:cannot|can't|can not|unable to|not able to) (?:come|make|attend|keep))/;

const CONCEPTS: readonly Concept[] = [
  // 'cancel at least 48 hours before'
  {
    name: /notice|cancel/,
    sentence: CANCELS,
    after: /^(?:'s?)? ?(?:before|beforehand|in advance|ahead|earlier|prior)\b/,
  },
  {
    name: /warranty|guarantee/,
    sentence: /\b(?:warrant(?:y|ies)|an? guarantee|guarantee of|guaranteed for|under guarantee)\b/,
  },
  {
    name: /delivery|dispatch|turnaround/,
    sentence: /\b(?:deliver\w*|dispatch\w*|arrives?|ready|collect)\b/,
    before: /\b(?:in|within|after|takes?|about) $/,
  },
  {
    name: /response|answer|reply/,
    sentence:
      /\b(?:we (?:will |'ll |usually |normally |always )?(?:answer|reply|respond|get back)|hear from us|you (?:get|have|receive) an? (?:answer|reply))\b/,
    before: /\b(?:in|within|after) $/,
  },
  { name: /validity|expiry/, sentence: /\b(?:valid|expires?|use (?:it|them) within)\b/ },
  // 'every six weeks', 'six weeks apart', 'six weeks between two visits'
  {
    name: /interval|apart|frequency|repeat|top-?up|booster/,
    sentence: /./,
    before: /\bevery $/,
    after: /^ (?:apart|between)\b/,
  },
  { name: /regrowth/, sentence: /\bgr(?:ow|ows|own)\b/ },
];

const isMeantBy = ({ sentence, before, after }: InSentence, path: string): boolean => {
  const key = (path.split('.').at(-1) ?? '').toLowerCase();
  return CONCEPTS.some(
    (concept) =>
      concept.name.test(key) &&
      concept.sentence.test(sentence) &&
      ((!concept.before && !concept.after) || !!concept.before?.test(before) || !!concept.after?.test(after)),
  );
};

function namesFigure(mention: InSentence, path: string): boolean {
  if (isMeantBy(mention, path)) return true;
  const { sentence, before, after } = mention;
  const stems = stemsOf(path);
  const searched = withoutVerbs(sentence);
  if (!stems.every((stem) => patternOf(stem).test(searched))) return false;
  const isName = (word: string) => stems.some((stem) => patternOf(stem).test(word));
  // In '24 hours’ notice', the name is next to the quantity, so the rest of the sentence does not matter.
  return stems.some((stem) => patternOf(stem, "^'?s?'?[ -]").test(after)) || !isCare(before, sentence, isName);
}

/**
 * Returns the figure that a sentence names but gives a different quantity for: '24 hours’ notice' names 'notice'. If
 * several figures have such a name, it is enough that one agrees.
 */
export function contradictedFigure(
  quantity: Quantity,
  mention: InSentence,
  figures: readonly NamedFigure[],
): NamedFigure | undefined {
  const named = figures.filter(
    ({ path, quantities }) => quantities.some((fact) => areAlike(quantity, fact)) && namesFigure(mention, path),
  );
  const agrees = named.some(({ quantities }) =>
    quantities.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact)),
  );
  return agrees ? undefined : named[0];
}
