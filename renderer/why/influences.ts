import type { PageText } from '../html/read-texts.ts';
import { counterparts } from './align-texts.ts';
import type { ProbedPage, RunProbes } from './probed-page.ts';
import type { Probe } from './probes.ts';

/** A probe that changes a text. */
export interface Influence {
  readonly probe: Probe;
  /** The text with the other value; missing if the page has other elements then. */
  readonly after?: string | undefined;
  /** The page with the other value. */
  readonly page: ProbedPage;
}

/**
 * Finds the probes that change each of some texts of a page by rendering it with many of them at once, and with fewer
 * as long as a text changes. If a text changes only with several of them together, such as the lowest of two equal
 * prices, it finds all of those (https://www.debuggingbook.org/html/DeltaDebugger.html).
 * @param wanted the positions of the texts
 */
export function influencesOn(
  { texts }: ProbedPage,
  wanted: readonly number[],
  probes: readonly Probe[],
  run: RunProbes,
): ReadonlyMap<number, readonly Influence[]> {
  const found = new Map<number, Influence[]>(wanted.map((index) => [index, []]));
  /** Searches in a set of probes, always together with those of the context; returns the texts that it explains. */
  const search = (set: readonly Probe[], context: readonly Probe[], open: readonly number[]): ReadonlySet<number> => {
    const [probe] = set;
    const page = probe && open.length > 0 ? run([...context, ...set]) : undefined;
    // Values that are possible alone may contradict each other, so an invalid site says nothing about its parts.
    const changed = page ? changedTexts(texts, page.texts, open) : open.map((index) => ({ index, after: undefined }));
    if (!probe || changed.length === 0 || (set.length === 1 && !page)) return new Set();
    const indexes = changed.map(({ index }) => index);
    if (set.length === 1 && page) {
      for (const { index, after } of changed) found.get(index)?.push({ probe, after, page });
      return new Set(indexes);
    }
    const half = Math.floor(set.length / 2);
    const [first, second] = [set.slice(0, half), set.slice(half)];
    const explained = new Set([...search(first, context, indexes), ...search(second, context, indexes)]);
    const joint = page ? indexes.filter((index) => !explained.has(index)) : [];
    if (joint.length === 0) return explained;
    const [withSecond, withFirst] = [
      search(first, [...context, ...second], joint),
      search(second, [...context, ...first], joint),
    ];
    return new Set([...explained, ...withSecond, ...withFirst]);
  };
  search(probes, [], wanted);
  return found;
}

interface ChangedText {
  readonly index: number;
  readonly after: string | undefined;
}

const changedTexts = (
  texts: readonly PageText[],
  others: readonly PageText[],
  wanted: readonly number[],
): readonly ChangedText[] => {
  const other = counterparts(texts, others);
  return wanted.flatMap((index) => {
    const after = other[index]?.text;
    return after === texts[index]?.text ? [] : [{ index, after }];
  });
};
