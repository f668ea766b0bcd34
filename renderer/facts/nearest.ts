import { distance } from 'fastest-levenshtein';

/** The most similar name. */
interface Nearest {
  readonly name: string;
  /** True if it is similar enough to be suggested. */
  readonly near: boolean;
  /** True if it is so similar, and every other name so different, that no other name can be meant. */
  readonly clear: boolean;
}

/** A longer text is not a typo, and comparing it would take long. */
const MAX_LENGTH = 200;

/** Returns the name with the smallest edit distance to a text. */
export function nearest(text: string, names: Iterable<string>): Nearest | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  let [best, least, second] = ['', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const small = text.toLowerCase();
  for (const name of names) {
    const other = name.toLowerCase();
    // Each letter that only one of them has is an edit, so most names need not be compared.
    if (Math.abs(other.length - small.length) >= second) continue;
    // Differences in case, and whether only the ending is missing, count least: they only break ties.
    const isEnding = other.startsWith(small) || small.startsWith(other);
    const editDistance = distance(small, other) + (text === name ? 0 : 0.5) + (isEnding ? -0.25 : 0);
    if (editDistance < least) [best, least, second] = [name, editDistance, least];
    else if (editDistance < second) second = editDistance;
  }
  if (least === Number.POSITIVE_INFINITY) return undefined;
  if (!isNear(small, best.toLowerCase())) {
    // 'massage' has fewer letters in common with 'sports-massage' than with 'splint'.
    const [only, another] = [...names].filter((name) => isPart(small, name.toLowerCase()));
    if (only !== undefined && another === undefined) return { name: only, near: true, clear: false };
  }
  return { name: best, near: isNear(small, best.toLowerCase()), clear: least <= maxTypos(text) && second - least >= 1 };
}

/**
 * In an address or a path, each segment must be similar: '/treatments/botox' shares most letters with
 * '/treatments/peels' but names something else.
 */
function isNear(text: string, name: string): boolean {
  const [steps, others] = [text.split(STEP), name.split(STEP)];
  if (isPart(text, name)) return true;
  if (steps.length !== others.length) return distance(text, name) <= maxTypos(text);
  return steps.every((step, index) => isNearStep(step, others[index] ?? ''));
}

const STEP = /[/.]/;

const isNearStep = (step: string, other: string): boolean =>
  distance(step, other) <= Math.max(maxTypos(step), step.length / 3) || isPart(step, other);

/** 'polynucleotide-eyes' suggests 'polynucleotide': one contains the whole of the other. */
const isPart = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= MIN_PART_LENGTH && (a.includes(b) || b.includes(a));

const MIN_PART_LENGTH = 4;

/** The number of typos allowed in a text of a certain length. */
const maxTypos = ({ length }: string): number => (length < 4 ? 1.5 : length < 10 ? 2.5 : 3.5);
