import type { PageText } from '../html/read-texts.ts';
import { commonItems } from './common-items.ts';

/** Two inline elements without a space between them are read with one, but not if a mark is between them. */
const keyOf = ({ kind, by, text }: PageText): string => `${kind} ${by} ${text.replace(/\s+/g, '')}`;

const isSameElement = (one: PageText | undefined, other: PageText | undefined): boolean =>
  one?.kind === other?.kind && one?.by === other?.by;

const haveSameElements = (some: readonly PageText[], others: readonly PageText[]): boolean =>
  some.length === others.length && some.every((text, index) => isSameElement(text, others[index]));

/**
 * Returns the counterpart of each text on another version of the page. If the page has other elements, these are the
 * equal texts in the same order, and the texts between them if their elements are the same. Texts without a counterpart
 * have changed.
 */
export function counterparts<Text extends PageText>(
  texts: readonly PageText[],
  others: readonly Text[],
): readonly (Text | undefined)[] {
  if (haveSameElements(texts, others)) return others;
  const pairs = commonItems(texts.map(keyOf), others.map(keyOf));
  const found = new Map(pairs.map(([index, other]) => [index, others[other]]));
  let [from, otherFrom] = [0, 0];
  for (const [to, otherTo] of [...pairs, [texts.length, others.length] as const]) {
    const between = others.slice(otherFrom, otherTo);
    if (haveSameElements(texts.slice(from, to), between))
      for (const [offset, text] of between.entries()) found.set(from + offset, text);
    [from, otherFrom] = [to + 1, otherTo + 1];
  }
  return texts.map((_, index) => found.get(index));
}
