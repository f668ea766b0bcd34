/** A text in the form that is searched, with a mapping back to the original. */
export interface Normalised {
  /** Lower case, NFKC, single spaces, plain hyphens and apostrophes, no invisible characters. */
  readonly text: string;
  /** Returns the characters of the original for a span of the normalised text. */
  readonly original: (at: number, length: number) => { readonly at: number; readonly length: number };
  /** Returns the position in the normalised text of a character of the original. */
  readonly index: (at: number) => number;
}

/**
 * Soft hyphens, joiners, zero-width spaces and other invisible characters
 * (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point).
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Hyphens, dashes and the minus sign. */
const HYPHEN = /[\p{Pd}\u2212\u2043]/gu;
const APOSTROPHE = /[\u2018\u2019\u201b\u02bc\u2032\u00b4`]/g;
const SPACE = /\s/g;
/** A character with its combining marks: they are normalised together. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;
/** The characters of almost every text: each is normalised to one character, so positions do not change. */
const ONE_FOR_ONE = /^(?:[!-~£é•→‘’“”\u2010-\u2015]|[ \u00a0\n](?![ \u00a0\n]))*$/;

/** Shared by almost all texts, because a large site has a hundred thousand of them. */
const SAME_POSITIONS: Pick<Normalised, 'original' | 'index'> = {
  original: (at, length) => ({ at, length }),
  index: (at) => at,
};

/** 'Mas\u00adSage' → 'massage', 'ＧＢＰ\u00a0３００' → 'gbp 300'. Pure, and linear in the length of the text. */
export function normalise(source: string): Normalised {
  if (ONE_FOR_ONE.test(source)) return { text: folded(source), ...SAME_POSITIONS };
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of source.matchAll(CLUSTER)) {
    const end = index + cluster.length;
    for (const unit of folded(cluster.normalize('NFKC').replace(INVISIBLE, '')).split('')) {
      if (unit === ' ' && units.at(-1) === ' ') ends[ends.length - 1] = end;
      else {
        units.push(unit);
        starts.push(index);
        ends.push(end);
      }
    }
  }
  return {
    text: units.join(''),
    original: (at, length) => runOf(starts, ends, at, length),
    index: (at) => ends.filter((end) => end <= at).length,
  };
}

const folded = (text: string): string =>
  text.replace(HYPHEN, '-').replace(APOSTROPHE, "'").replace(SPACE, ' ').toLowerCase();

function runOf(starts: readonly number[], ends: readonly number[], at: number, length: number) {
  const start = starts[at] ?? ends.at(-1) ?? 0;
  return { at: start, length: length === 0 ? 0 : (ends[at + length - 1] ?? start) - start };
}
