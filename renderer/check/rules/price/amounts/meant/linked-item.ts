/** The item or option to which the words around an amount attach it: 'dry needling is £25', '£68 for both ears'. */
import {
  type AmountFact,
  isCategory,
  type PricedItem,
  type PricedOption,
} from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { optionIn } from '../../../about/options.ts';
import { FEES } from '../sentence/about-amount.ts';
import { type AmountInSentence, segmentBefore, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { ownPriced } from '../sentence/items-meant.ts';
import { ownMonthly } from '../sentence/paid-monthly.ts';
import { addedItem } from './added-item.ts';

interface LinkedItem {
  readonly items: readonly PricedItem[];
  readonly facts: readonly AmountFact[];
}

/** What can be between an item and its price. */
const LINK =
  /^[\s:,()-]*(?:(?:is|are|costs?|at|for|priced|comes? to|will be|would be|only|just|now|about|around|currently|from|per [a-z]+)[\s:,()-]*)*$/;

/** 'The deposit for an implant is £400': no price of it */
const DEPOSIT_FOR =
  /\bdeposits? (?:(?:is |are )?(?:taken|needed|required|due) )?(?:for|on|with) (?:(?:an?|the|your|each|every) )?$/;

/** '£45 one ear, £65 both': the words belong to the amount before them. */
const isOfEarlier = ({ amount, amounts }: AmountInSentence, window: string, end: number): boolean =>
  amounts.some((other) => other.normalAt + other.normalLength === amount.normalAt - window.length) &&
  /^ (?:for )?[^\s,]/.test(window) &&
  /^[\s)]*(?:,|;| and | or )/.test(window.slice(end)) &&
  !/\b(?:is|are|costs?|comes?)\b/.test(window);

/** In the text of a treatment, “the laser” is its option, even if a category has such a name. */
const ownOption = ({ subject: { owner } }: AmountInSentence, window: string, named: readonly PricedItem[] = []) =>
  owner && named.length > 0 && named.every(isCategory) && optionIn(owner, window) ? owner : undefined;

/** 'Both legs are £150' on another page than that of the treatment with this option, at the price of the option. */
function elsewhere({ amount, index }: AmountInSentence, window: string): LinkedItem | undefined {
  const { end = 0, items = [] } = index.optionsIn(window).at(-1) ?? {};
  const facts = items.flatMap((item) => item.facts.filter(({ pence }) => pence === amount.pence));
  return facts.length > 0 && LINK.test(window.slice(end)) ? { items, facts } : undefined;
}

/** 'There are two lengths: half an hour, or 45 minutes for £65': the last clause names it, otherwise the words before. */
function nearestOption(item: PricedItem, window: string): ReturnType<typeof optionIn> {
  const from = window.length - (window.split(/[,;:]|\bor\b/).at(-1)?.length ?? 0);
  const nearest = optionIn(item, window.slice(from));
  return nearest ? { ...nearest, end: from + nearest.end } : optionIn(item, window);
}

/** 'An online session costs', but not 'six online sessions cost' or 'an online session is £38 for students' */
const isOneOf = (context: AmountInSentence, window: string, end: number): boolean =>
  !isCountedBefore(window) &&
  !/^ (?:for|if|when|with|on|in|under|until|from)\b/.test(wordsAfter(context)) &&
  LINK.test(window.slice(end).replace(/^[ -](?:sessions?|appointments?|visits?|treatments?|ones?|slots?)\b/, ''));

/** 'Two half-hours cost', but not 'if both knees hurt, 45 minutes cost' */
const isCountedBefore = (words: string): boolean =>
  countsIn(words.split(/[,;:]/).at(-1) ?? '').some(({ count }) => count > 1);

const IN_TOTAL = /\b(?:together|altogether|in total|in all|come to|add up|combined)\b/;

/** Whether the words around the amount attach it to one option, and are about no total. */
export const isOfOneOption = (context: AmountInSentence, items: readonly PricedItem[]): boolean =>
  items.every(({ options, facts }) => options.some((option) => option.facts === facts)) &&
  !isCountedBefore(wordsBefore(context)) &&
  !IN_TOTAL.test(context.subject.sentence);

/** '£68 for both ears': the option of the only item that directly follows the amount. */
function optionAfter(context: AmountInSentence): LinkedItem | undefined {
  const { subject, index } = context;
  const item = onlyOne(subject.items);
  const words = wordsAfter(context);
  const [start = ''] = FOR.exec(words) ?? [];
  const [named] = index.optionsIn(words.slice(start.length));
  if (!item || start === '' || named?.at !== 0 || FEES.test(subject.sentence)) return undefined;
  const own = named.items.find(({ path }) => path === item.path);
  const option = item.options.find(({ title }) => title === own?.names[0]);
  return option && ofOption(item, option);
}
const FOR = /^ (?:for|to (?:have|clear|treat)) (?:the |your |an? )?/;

const ofOption = (item: PricedItem, { price, facts }: PricedOption): LinkedItem => ({
  items: [{ ...item, price, facts }],
  facts,
});

/** Returns `undefined` if the words around the amount are about no single item. */
export function linkedItem(context: AmountInSentence): LinkedItem | undefined {
  const { subject, index } = context;
  const only = addedItem(context)?.added ?? chargedFor(context) ?? ownPriced(context);
  if (only) return { items: [only], facts: only.facts };
  const monthly = ownMonthly(context);
  if (monthly) return { items: [monthly], facts: index.factsAbout([monthly]) };
  const following = optionAfter(context);
  if (following) return following;
  const window = segmentBefore(context);
  const name = index.mentionsIn(window).findLast(({ isName, items: named }) => isName && !isOverruled(named, subject));
  if (name && DEPOSIT_FOR.test(window.slice(0, name.at))) return undefined;
  const optionOwner = ownOption(context, window, name?.items);
  const items = optionOwner ? [optionOwner] : (name?.items ?? subject.items);
  const item = onlyOne(items);
  const option = item ? nearestOption(item, window) : undefined;
  const end = Math.max(name?.end ?? 0, option?.end ?? 0);
  const isLinked = LINK.test(window.slice(end)) || (option?.end === end && isOneOf(context, window, end));
  if (end === 0 || !isLinked || isOfEarlier(context, window, end)) return elsewhere(context, window);
  return item && option ? ofOption(item, option.option) : name && { items, facts: index.factsAbout(items) };
}

/** On the page of a refill, 'refills for gel nails' are not the nails. */
const isOverruled = (items: readonly PricedItem[], { named, treated }: AmountInSentence['subject']): boolean =>
  treated !== undefined &&
  named.length === 1 &&
  named[0] === treated &&
  !items.includes(treated) &&
  !items.every(isCategory);

const CHARGE_FOR = /^ (?:charge|fee)s? (?:is (?:due|payable|charged) |applies )?for (?:the|an?|your|each|every|this) /;
/** The name is not the beginning of another one: 'for a massage oil'. */
const END = /^(?:s|es)?(?:[,.;:)]|$| (?:is|are|which|that|itself|before|beforehand|when|and|but|on the day)\b)/;
/** What a clinic charges if somebody does not come is a fee of its own. */
const OTHER_FEE =
  /\b(?:miss\w*|cancel\w*|late(?:ness)?|no[ -]shows?|deposits?|hold|secure|reserve|extra|additional|vouchers?|post\w*)\b/;

/** 'There is a £10 charge for the patch test': returns the test, unless a fact of the config has this amount. */
function chargedFor(context: AmountInSentence): PricedItem | undefined {
  const { amount, subject, index } = context;
  const after = wordsAfter(context);
  const [start = ''] = CHARGE_FOR.exec(after) ?? [];
  if (start === '' || OTHER_FEE.test(subject.sentence) || index.facts.has(amount.pence ?? Number.NaN)) return undefined;
  const named = after.slice(start.length);
  const mention = index.mentionsIn(named).findLast(({ end }) => END.test(named.slice(end)));
  const items = mention?.items.filter((item) => !isCategory(item)) ?? [];
  const own = subject.owner && items.includes(subject.owner) ? subject.owner : onlyOne(items);
  return mention && named.slice(0, mention.at).split(' ').length <= MAX_WORDS ? own : undefined;
}
/** An adjective, and the end of the split. */
const MAX_WORDS = 2;
