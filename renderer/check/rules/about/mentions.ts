import type { PricedItem } from '../../../config/derived/priced.ts';
import { groupBy } from '../../../core/group-by.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { NameFinder } from './names.ts';

/** Words in a sentence that may refer to an item of the catalogue: its name, or a part of its name. */
export interface Mention {
  readonly at: number;
  readonly end: number;
  /** The items that can be meant; several for 'appointment' if several names contain that word. */
  readonly items: readonly PricedItem[];
  /** True for a whole name, false for a part of one. */
  readonly isName: boolean;
}

/** Finds the mentions of items in normalised text, in order. */
export type MentionFinder = (text: string) => readonly Mention[];

/** A word of more names than this identifies no item. */
const MAX_ITEMS = 8;

/** Words of names that identify no item. */
export const COMMON_WORDS = new Set(
  'a an and as at by for from in into of off on or our per plus the to up well with without your all any both each every first full half hour hours long minute minutes month months new one quarter second short three two week weeks year years course courses package packages time times day days amount same only further charge charges cost costs fee fees price prices'.split(
    ' ',
  ),
);

/** 'We offer it to patients aged 16 and over' names no “New patient check”, unlike 'new patients'. */
const ANYBODY = /^(?:patients|clients|customers|visitors)$/;
const KIND_BEFORE = /\b(?:new|existing|returning|first-time) $/;

/**
 * Finds names and, outside them, single words of names: 'a check and a removal' for “Mole check” and “Mole removal”.
 */
export function mentionFinder(items: readonly PricedItem[], namesIn: NameFinder): MentionFinder {
  const byWord = itemsByWord(items);
  return (text) => {
    const names = namesIn(text).map((name): Mention => ({ ...name, isName: true }));
    const parts = [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index: at }): Mention[] => {
      const meant = ANYBODY.test(word) && !KIND_BEFORE.test(text.slice(0, at)) ? [] : (byWord.get(stemOf(word)) ?? []);
      const isFree = names.every((name) => at >= name.end || at < name.at);
      return isFree && meant.length > 0 && meant.length <= MAX_ITEMS
        ? [{ at, end: at + word.length, items: meant, isName: false }]
        : [];
    });
    return joinPhrases(
      [...names, ...parts].sort((a, b) => a.at - b.at),
      text,
    );
  };
}

/** Joins words of one phrase: 'mole removal', 'acupuncture session'. */
function joinPhrases(mentions: readonly Mention[], text: string): readonly Mention[] {
  const phrases: Mention[] = [];
  for (const mention of mentions) {
    const last = phrases.at(-1);
    const isNext = last !== undefined && /^[ -]$/.test(text.slice(last.end, mention.at));
    if (isNext && !(last.isName && mention.isName)) phrases.splice(-1, 1, joined(last, mention));
    else phrases.push(mention);
  }
  return phrases;
}

/** A name identifies the item; of two parts of names, both must fit. */
function joined(first: Mention, second: Mention): Mention {
  const place = { at: first.at, end: second.end };
  if (first.isName || second.isName) return { ...(first.isName ? first : second), ...place };
  return { ...place, items: common(first.items, second.items), isName: false };
}

/** The items that two words have in common; all of them if there are none. */
function common(some: readonly PricedItem[], others: readonly PricedItem[]): readonly PricedItem[] {
  const both = some.filter((item) => others.includes(item));
  return both.length > 0 ? both : [...some, ...others];
}

function itemsByWord(items: readonly PricedItem[]): ReadonlyMap<string, readonly PricedItem[]> {
  const uses = items.flatMap((item) => [...wordsFor(item)].map((word) => ({ word, item })));
  return new Map([...groupBy(uses, ({ word }) => word)].map(([word, all]) => [word, all.map(({ item }) => item)]));
}

/**
 * The words of the name of an item, without those of its slug, and the unit of its price: 'two teeth' are two of
 * '£680 per tooth'.
 */
function wordsFor({ names: [name = ''], price = '' }: PricedItem): ReadonlySet<string> {
  const unit = / per ([a-z]+)$/.exec(price)?.[1];
  const words = normalise(name).text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set([...words, ...(unit ? [unit] : [])].filter((word) => !COMMON_WORDS.has(word)).map(stemOf));
}

const IRREGULAR: Readonly<Record<string, string>> = {
  teeth: 'tooth',
  feet: 'foot',
  people: 'person',
  children: 'child',
  delivery: 'deliver',
  deliveries: 'deliver',
  delivered: 'deliver',
  printed: 'printout',
};

/**
 * 'fillings' and 'filling', 'lenses' and 'lens', 'waxing' and 'wax', 'microchipping' and 'microchip' have the same stem,
 * but the short words 'planning' and 'plan' have not.
 */
export const stemOf = (word: string): string =>
  IRREGULAR[word] ??
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/s$/, '')
    .replace(/(?<=\p{L}{4})([bdgmnprt])\1ing$/u, '$1')
    .replace(/(?<=\p{L}{3})(?:ing|e)$/u, '');

/** The stems of the words and numbers in normalised text. */
export const stemsIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
