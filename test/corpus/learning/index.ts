/** Learns the weights of renderer/check/rules/claim/learned from the development half of the corpus. */
import { LEARNED, type Weights } from '../../../renderer/check/rules/claim/learned/model.ts';
import { examples, sentencesDigest } from './examples.ts';
import { separate } from './support-vectors.ts';
import { judged, judgedByOthers, limits, type Validation, validation } from './validation.ts';
import { countFeatures, rounded, rowsOf, vocabulary } from './vocabulary.ts';

/** Features with smaller weights change no judgement. */
const MIN_WEIGHT = 0.3;

/** Returns the weights, and how well weights that were learned from other practices judge each practice. */
export function learn(): { readonly weights: Weights; readonly validations: readonly Validation[] } {
  const first = vocabulary(examples, countFeatures(examples));
  const ofAll = LEARNED.map((rule) => ({ rule, separation: separate(rowsOf(rule, examples, first), first.size) }));
  const relevant = new Set(
    ofAll.flatMap(({ separation: { weights } }) =>
      [...first].flatMap(([name, { index }]) => (Math.abs(weights[index] ?? 0) >= MIN_WEIGHT ? [name] : [])),
    ),
  );
  const known = vocabulary(examples, new Map([...countFeatures(examples)].filter(([name]) => relevant.has(name))));
  const models = ofAll.map(({ rule, separation: start }) => {
    const relevantOnly = {
      ...start,
      weights: Float64Array.from(known.keys(), (name) => start.weights[first.get(name)?.index ?? 0] ?? 0),
    };
    const separation = separate(rowsOf(rule, examples, known), known.size, relevantOnly);
    const ofOthers = judgedByOthers(rule, first, start);
    const ends = limits(rule, ofOthers, judged(rule, examples, known, separation));
    return { rule, ...separation, ...ends, validation: validation(rule, ofOthers, ends) };
  });
  return {
    validations: models.map((model) => model.validation),
    weights: {
      sentences: sentencesDigest(),
      rules: models.map(({ rule, bias, threshold, least }) => ({
        rule,
        bias: rounded(bias),
        threshold: rounded(threshold),
        least: rounded(least),
      })),
      features: [...known].map(
        ([name, { index, rarity }]) =>
          `${name}\t${[rounded(rarity), ...models.map(({ weights }) => rounded(weights[index] ?? 0))].join(' ')}`,
      ),
    },
  };
}
