/** The item or option to which the words right before an amount attach it: 'dry needling is £25'. */
import type { AmountFact, PricedItem, PricedOption } from '../../../config/derived/priced.ts';
import { normalise } from '../../../facts/normalise.ts';
import { quantitiesIn } from '../../../facts/quantities.ts';
import { isWholeWord } from '../../../facts/words.ts';
import type { ItemIndex } from '../about/item-index.ts';
import { type AmountInSentence, scopesOf } from './counted-items.ts';

export interface LinkedItem {
  readonly items: readonly PricedItem[];
  readonly facts: readonly AmountFact[];
}

/** What can be between an item and its price. */
const LINK =
  /^[\s:,()-]*(?:(?:is|are|costs?|at|for|priced|comes? to|will be|would be|only|just|now|about|around|currently|from|per [a-z]+)[\s:,()-]*)*$/;

/** Returns `undefined` if the words before the amount are about no single item. */
export function linkedItem(
  context: AmountInSentence & { readonly index: Pick<ItemIndex, 'mentionsIn' | 'factsAbout'> },
): LinkedItem | undefined {
  const { subject, index } = context;
  const { before } = scopesOf(context);
  const window = subject.sentence.slice(before.from, before.to);
  const name = index.mentionsIn(window).findLast(({ isName }) => isName);
  const items = name?.items ?? subject.items;
  const [item, ...others] = items;
  const option = item && others.length === 0 ? optionIn(item, window) : undefined;
  const end = Math.max(name?.end ?? 0, option?.end ?? 0);
  if (end === 0 || !LINK.test(window.slice(end))) return undefined;
  if (!item || !option) return name && { items, facts: index.factsAbout(items) };
  const { title, price, facts } = option.option;
  return { items: [{ ...item, names: [`${item.names[0] ?? ''}, ${title}`], price, facts }], facts };
}

interface FoundOption {
  readonly option: PricedOption;
  readonly end: number;
}

/** Returns the option that a text names, by its title, by a word that only its title has, or by its duration. */
function optionIn({ options }: PricedItem, text: string): FoundOption | undefined {
  const titled = options.flatMap((option) => found(option, text, normalise(option.title).text));
  const longest = titled.filter(
    ({ option }) =>
      !titled.some(
        (other) =>
          other.option !== option &&
          other.option.title.length > option.title.length &&
          normalise(other.option.title).text.includes(normalise(option.title).text),
      ),
  );
  return [
    longest,
    options.flatMap((option) =>
      wordsOf(option)
        .filter((word) => !options.some((other) => other !== option && wordsOf(other).includes(word)))
        .flatMap((word) => found(option, text, word))
        .slice(0, 1),
    ),
    quantitiesIn(normalise(text)).flatMap(({ unit, least, most, normalAt, normalLength }) =>
      options.flatMap((option) =>
        least === most && option.minutes === least * (unit === 'hour' ? 60 : unit === 'minute' ? 1 : Number.NaN)
          ? [{ option, end: normalAt + normalLength }]
          : [],
      ),
    ),
  ]
    .find((matches) => matches.length > 0 && new Set(matches.map(({ option }) => option)).size === 1)
    ?.at(-1);
}

const MIN_WORD_LENGTH = 4;
const wordsOf = ({ title }: PricedOption): readonly string[] =>
  (normalise(title).text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(({ length }) => length >= MIN_WORD_LENGTH);

function found(option: PricedOption, text: string, words: string): readonly FoundOption[] {
  const spaced = text.replaceAll('-', ' ');
  const searched = words.replaceAll('-', ' ');
  const at = spaced.lastIndexOf(searched);
  return at === -1 || !isWholeWord(spaced, at, searched.length) ? [] : [{ option, end: at + searched.length }];
}
