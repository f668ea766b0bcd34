/** The words of a sentence that have a price: names of items and options, and 'a first appointment'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { literal } from '../../../../../core/pattern.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { holdsWords } from '../../../../../facts/words.ts';
import type { ItemIndex } from '../../../about/item-index.ts';
import { type Mention, stemOf } from '../../../about/mentions.ts';
import { type Named, normalNameOf } from '../../../about/names.ts';
import { lastingOptions } from '../../../about/options.ts';
import { itemsWithOwner, type Subject } from '../../../about/subject.ts';
import type { AmountInSentence } from './amount-in-sentence.ts';
import { figuresNamed } from './figures-named.ts';
import { firstTokens } from './first-appointments.ts';
import { isApartFrom, isOffer, type Token, tokenOf } from './token.ts';

/**
 * How to read a word such as 'session' or 'visit' outside a name: as what the sentence is about, or as an item in
 * whose name it occurs; or to read titles of options instead of the names of their items.
 */
export const READINGS = ['of the subject', 'names', 'options'] as const;
export type Reading = (typeof READINGS)[number];

type Context = Pick<AmountInSentence, 'index' | 'subject'>;

/** Returns the mentions of a part of a sentence, in order. */
export function mentionTokens({ index, subject }: Context, text: string, reading: Reading): readonly Token[] {
  const figures = figuresNamed(text, { subject, index });
  const mentions = index
    .mentionsIn(text)
    .filter((mention) => mention.isName || figures.every((figure) => isApartFrom(mention, figure)));
  const options =
    reading === 'options' ? index.optionsIn(text).flatMap((option) => meantBy(option, subject, text)) : [];
  const firsts = firstTokens(text, index);
  const titled = options.map(tokenOf);
  const priced = figures
    .filter((figure) => [...mentions, ...options].every((other) => isApartFrom(figure, other)))
    .map(({ at, end, name, figure: { pence } }) => ({ at, end, name, values: [pence], singles: [pence] }));
  const lasting = lastingTokens(text, { index, subject });
  const named = mentions
    .filter((mention) => options.every((option) => isBesideOption(mention, option)))
    .filter((mention) => mention.isName || firsts.every((first) => isApartFrom(mention, first)))
    .filter((mention) => isRead(mention, text, { mentions, reading, subject }))
    // 'Less than a first consultation' in the text of the “Repeat consultation” is another one.
    .map((mention) =>
      firsts.every((first) => isApartFrom(mention, first))
        ? namedToken(mention, text, { index, subject })
        : tokenOf(mention),
    );
  const all = [
    ...[...named, ...titled, ...priced].filter((token) => lasting.every((other) => isApartFrom(token, other))),
    ...lasting,
  ].toSorted((one, other) => one.at - other.at);
  return [...all, ...firsts.filter((first) => all.every((token) => isApartFrom(token, first)))];
}

/** Returns true if a mention is neither in the words of an option nor of the item to which the option belongs. */
const isBesideOption = (mention: Mention, option: Named): boolean =>
  isApartFrom(mention, option) && mention.items.every(({ path }) => option.items.every((item) => item.path !== path));

/** Returns true if these words mean something with a price of its own in this reading. */
function isRead(
  mention: Mention,
  text: string,
  { mentions, reading, subject }: { mentions: readonly Mention[]; reading: Reading; subject: Subject },
): boolean {
  const { at, end, items, isName } = mention;
  const words = text.slice(at, end);
  if (items.every(isOffer)) {
    const areAll = mentions.every((one) => one.items.every(isOffer));
    if (!areAll || (!isName && subject.owner)) return false;
  }
  if (isName) return isNamed(mention, subject);
  if (reading !== 'names' && unitOf(subject.items)(words)) return false;
  return !isOwnOption(words, subject);
}

function namedToken(mention: Mention, text: string, { index, subject }: Context): Token {
  const own = tokenOf(mention);
  const { at, end, items, isName } = mention;
  if (!isName) return own;
  const meant = tokenOf({ at, end, items: withLongerNames(text.slice(at, end), items, index, subject) });
  return { ...meant, name: meant.name ?? own.name };
}

/** 'A 45-minute follow-up' is an option of what the sentence is about, otherwise of any treatment. */
function lastingTokens(text: string, { index, subject }: Context): readonly Token[] {
  const own = lastingOptions(itemsWithOwner(subject), text);
  return (own.length > 0 ? own : lastingOptions(index.all, text)).map(tokenOf);
}

/** 'Puppies' on the page of a treatment with an option “Puppy” are no “Puppy class”. */
const isOwnOption = (word: string, subject: Subject): boolean =>
  itemsWithOwner(subject).some(({ options }) =>
    options.some(({ title }) => stemOf(normalise(title).text) === stemOf(word)),
  );

/**
 * In the text of a treatment, 'four follow-ups' need not be of the treatment “Follow-up”: they can be of “Pelvic health
 * follow-up”, and in its own text they are.
 */
function withLongerNames(
  words: string,
  items: readonly PricedItem[],
  { all }: ItemIndex,
  { owner }: Subject,
): readonly PricedItem[] {
  if (!owner || isOffer(owner) || items.includes(owner)) return items;
  const ending = new RegExp(`[ -]${literal(words.replace(/s$/, ''))}s?$`);
  const longer = all.filter((item) => ending.test(normalNameOf(item)));
  return longer.includes(owner) ? [owner] : [...items, ...longer];
}

/** “Course of two” of several treatments means that of the treatment that the sentence is about. */
function meantBy(option: Named, subject: Subject, text: string): readonly Named[] {
  const about = itemsWithOwner(subject);
  const own = option.items.filter(({ path }) => about.some((item) => item.path === path));
  if (own.length > 0) return [{ ...option, items: own }];
  // 'One cat' beside an own option “First cat” is not the option “Cat” of a vaccination.
  const word = text.slice(option.at, option.end);
  const isOwnWord = about.some(({ options }) => options.some(({ title }) => holdsWords(normalise(title).text, word)));
  return option.items.length === 1 && !isOwnWord ? [option] : [];
}

/** 'Both eyes' are no mention of a programme “Both Eyes” that the sentence does not name. */
const isNamed = ({ isName, items }: Mention, { named }: Subject): boolean =>
  !isName || items.some((item) => named.includes(item) || item.path[0] !== 'programmes');

/** Words for one of anything. */
const UNIT = /^(?:appointment|session|treatment|visit)s?$/;

/** Returns whether a word is a unit of these items: 'tooth' for '£680 per tooth'. */
function unitOf(items: readonly PricedItem[]): (word: string) => boolean {
  const units = items.flatMap(({ price = '' }) => / per ([a-z -]+)$/.exec(price)?.[1] ?? []);
  return (word) => items.length > 0 && (UNIT.test(word) || units.some((unit) => word.startsWith(unit)));
}
