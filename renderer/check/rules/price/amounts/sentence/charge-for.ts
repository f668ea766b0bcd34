/** The item for which a sentence states a charge: 'There is a £10 charge for the patch test.' */
import { isCategory, type PricedItem } from '../../../../../config/derived/priced.ts';
import { type AmountInSentence, wordsAfter } from './amount-in-sentence.ts';

const CHARGE_FOR = /^ (?:charge|fee)s? (?:is (?:due|payable|charged) |applies )?for (?:the|an?|your|each|every|this) /;
/** The name is not the beginning of another one: 'for a massage oil'. */
const END = /^(?:s|es)?(?:[,.;:)]|$| (?:is|are|which|that|itself|before|beforehand|when|and|but|on the day)\b)/;
/** What a clinic charges if somebody does not come is a fee of its own. */
const OTHER_FEE =
  /\b(?:miss\w*|cancel\w*|late(?:ness)?|no[ -]shows?|deposits?|hold|secure|reserve|extra|additional|vouchers?|post\w*)\b/;

/** Returns the item, unless a fact of the config has this amount. */
export function chargedFor(context: AmountInSentence): PricedItem | undefined {
  const { amount, subject, index } = context;
  const after = wordsAfter(context);
  const [start = ''] = CHARGE_FOR.exec(after) ?? [];
  if (start === '' || OTHER_FEE.test(subject.sentence) || index.facts.has(amount.pence ?? Number.NaN)) return undefined;
  const named = after.slice(start.length);
  const mention = index.mentionsIn(named).findLast(({ end }) => END.test(named.slice(end)));
  const items = mention?.items.filter((item) => !isCategory(item)) ?? [];
  const [own, ...others] = subject.owner && items.includes(subject.owner) ? [subject.owner] : items;
  return mention && named.slice(0, mention.at).split(' ').length <= MAX_WORDS && others.length === 0 ? own : undefined;
}
/** An adjective, and the end of the split. */
const MAX_WORDS = 2;
