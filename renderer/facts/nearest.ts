import { distance } from 'fastest-levenshtein';

/** The name that was probably meant. */
export interface Nearest {
  readonly name: string;
  /** True where it is near enough to be proposed. */
  readonly near: boolean;
  /** True where it is so near, and every other so far, that nothing else can have been meant. */
  readonly clear: boolean;
}

/** A longer text is no slip of the fingers, and comparing it would take long. */
const MAX_LENGTH = 200;

/** The name that is nearest to a text: fewest letters to be added, taken away or changed. */
export function nearest(text: string, names: Iterable<string>): Nearest | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  let [best, least, second] = ['', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const small = text.toLowerCase();
  for (const name of names) {
    const other = name.toLowerCase();
    // Each letter that one has more than the other is a slip: most names need not be compared.
    if (Math.abs(other.length - small.length) >= second) continue;
    // Capitals are the least of slips: they count after everything else.
    const far = distance(small, other) + (text === name ? 0 : 0.5);
    if (far < least) [best, least, second] = [name, far, least];
    else if (far < second) second = far;
  }
  if (least === Number.POSITIVE_INFINITY) return undefined;
  return { name: best, near: isNear(small, best.toLowerCase()), clear: least <= slips(text) && second - least >= 1 };
}

/**
 * Of an address or a path, each step has to be near: '/treatments/botox' has most of its letters in common with
 * '/treatments/peels', and nothing to do with it.
 */
function isNear(text: string, name: string): boolean {
  const [steps, others] = [text.split(STEP), name.split(STEP)];
  if (isPart(text, name)) return true;
  if (steps.length !== others.length) return distance(text, name) <= slips(text);
  return steps.every((step, index) => isNearStep(step, others[index] ?? ''));
}

const STEP = /[/.]/;

const isNearStep = (step: string, other: string): boolean =>
  distance(step, other) <= Math.max(slips(step), step.length / 3) || isPart(step, other);

/** 'polynucleotide-eyes' was meant for 'polynucleotide': one holds the whole of the other. */
const isPart = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= MIN_PART_LENGTH && (a.includes(b) || b.includes(a));

const MIN_PART_LENGTH = 4;

/** How many slips of the fingers a text of such a length may hold. */
const slips = ({ length }: string): number => (length < 4 ? 1.5 : length < 10 ? 2.5 : 3.5);
