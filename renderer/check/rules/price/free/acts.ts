/** Treatments that a sentence names by what is done: 'we trim her claws' for “Claw trim”, 'we tape your ankle' for “Taping”. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { COMMON_WORDS, stemOf } from '../../about/mentions.ts';
import type { FreeWords } from './clause.ts';
import { BESIDE } from './nouns.ts';

/** Somebody of the clinic does it, or a client has it done. */
const DOES =
  /\b(?:we(?:'ll| will| can| also| gladly| happily)*|(?:our|the) (?:nurse|vet|team|dentist|doctor|therapist|optician)s?(?: will| can| also)?|(?:ha(?:ve|s)|gets?) (?:your|their|his|her|its|the|both|all)) /;

const wordsOf = (text: string): readonly string[] =>
  (normalise(text).text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !COMMON_WORDS.has(word)).map(stemOf);

/** Returns the treatments of whose names the clause before the words uses every word, in any order. */
export function doneFree(before: string, { mentionsIn }: FreeWords): readonly PricedItem[] {
  if (!DOES.test(before)) return [];
  const mentioned = mentionsIn(before)
    .filter(({ at, isName }) => !isName && !BESIDE.test(before.slice(0, at)))
    .flatMap(({ items }) => items);
  // 'We check chips' is no “Check”, but 'we tape your ankle' is “Taping”.
  return wholeNames(mentioned, before).filter(({ names: [name = ''] }) => /[ -]|ing$/.test(name));
}

/** The treatments of whose names a text uses every word: 'check-ups for children' for “Child check-up”. */
export function wholeNames(items: readonly PricedItem[], text: string): readonly PricedItem[] {
  const words = new Set(wordsOf(text));
  return [...new Set(items)].filter(({ path: [part], names: [name = ''] }) => {
    const needed = wordsOf(name);
    return part === 'catalogue' && needed.length > 0 && needed.every((word) => words.has(word));
  });
}
