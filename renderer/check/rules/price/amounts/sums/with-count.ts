/** The item that a number in a sentence counts: 'two crowns', 'ten evenings of the grief group'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Count } from '../../../../../facts/counts.ts';
import { itemsWithOwner, type Subject } from '../../../about/subject.ts';
import { isOffer, type Token, valuesOf } from '../sentence/token.ts';
import { TOGETHER } from './totals.ts';

/** Words after which a number does not count what is paid for: 'takes two visits', 'over two visits'; but 'you could take five classes'. */
const NO_MULTIPLE =
  /\b(?:(?<!\b(?:you|we|they)(?: can| could| may| might| would| also)? )takes?|taking|needs?|requires?|lasts?|within|every|over|across|during) (?:about |around |at least |up to )?$/;
/** 'A van in which up to 24 people can be tested', 'one of the six sessions': not how many somebody pays for. */
const NOT_PAID =
  /\b(?:and|which|where|with (?:room|space) for) up to $|\b(?:one|two|first|last) of (?:the|your|our|these) $/;
/** Words between which a number and an item do not belong together. */
const SEPARATE = /[,;:()]|\b(?:and|or|plus|with|is|are|be|was|were|costs?|comes?|pay|pays|at)\b/;
const MAX_WORDS = 5;

/** 'With an implant, the two come to £3,070': the implant and what the sentence is about, not two of one thing. */
const THESE = /\b(?:the|these|those|all) $/;
const SUM_AFTER = /^ (?:together|combined|of them|come|cost|are|is|make|add|add up|would|will)\b/;
const isNamedBy = (name: string, tokens: readonly Token[]): boolean => tokens.some((token) => token.name === name);

/** Applies a number to the item after it, otherwise to the one before it, otherwise to what the sentence is about. */
export function withCount(
  tokens: readonly Token[],
  { at, end, count }: Count,
  { text, subject }: { readonly text: string; readonly subject: Subject },
): readonly Token[] {
  if (NOT_PAID.test(text.slice(0, at)) || (NO_MULTIPLE.test(text.slice(0, at)) && !TOGETHER.test(text))) return tokens;
  const { items, owner } = subject;
  if (THESE.test(text.slice(0, at)) && SUM_AFTER.test(text.slice(end))) {
    const isOwnMissing = owner && tokens.length === count - 1 && !owner.names.some((name) => isNamedBy(name, tokens));
    return isOwnMissing ? [...tokens, { at, end, ...valuesOf([owner]) }] : tokens;
  }
  const next = tokens.find((token) => token.at >= end);
  const last = tokens.findLast((token) => token.end <= at);
  const meant = [
    ...(next && isClose(text.slice(end, next.at)) ? [next] : []),
    ...(last && isClose(text.slice(last.end, at)) ? [last] : []),
  ].find((token) => token.count === undefined);
  if (meant) return tokens.map((token) => (token === meant ? { ...token, count } : token));
  // 'one at a time' counts nothing, and 'three areas' are not three consultations.
  if (count === 1 || countsParts(text.slice(end), itemsWithOwner(subject))) return tokens;
  // In the text of a treatment, “two pairs” are two of it, even if an offer is called “Two Pairs”.
  // In 'an implant in each eye costs more than LASIK on both', the first part names nothing.
  const isOwn = owner && (items.every(isOffer) || tokens.length === 0);
  const own: Token = {
    at,
    end,
    count,
    ...valuesOf(isOwn ? [...new Set([...items.filter((item) => !isOffer(item)), owner])] : items),
  };
  return own.values.length === 0 ? tokens : [...tokens, own].sort((a, b) => a.at - b.at);
}

const PARTS = /^ (?:[a-z]+ )?(?<part>area|zone|region|syringe|vial|millilitre|ml|unit|spot|line)s?\b/;

/** Whether the number counts parts of a body or portions, for which nothing that the sentence is about has a price. */
const countsParts = (after: string, about: readonly PricedItem[]): boolean => {
  const part = PARTS.exec(after)?.groups?.part;
  return (
    part !== undefined &&
    !about.some(({ names, price = '', options }) =>
      [...names, price, ...options.map(({ title }) => title)].some((text) => text.toLowerCase().includes(part)),
    )
  );
};

/** 'Ten evenings of the grief group' are ten of the group. */
const isClose = (between: string): boolean =>
  !SEPARATE.test(between) && between.replace(/^ [\w-]+ of (?:the|our|your) /, ' ').split(' ').length <= MAX_WORDS;
