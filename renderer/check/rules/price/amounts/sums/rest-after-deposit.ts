/** What remains of a price after the deposit of the config: 'How much do I still owe on the day?', 'Seventy-five pounds.' */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { feesAbout } from '../fees/fees-about.ts';
import type { AmountInSentence } from '../sentence/amount-in-sentence.ts';
import { joinedToQuestion } from './pool.ts';

const REST =
  /\b(?:still (?:owe|pay|due|to pay|have to pay)|owed?|(?:left|remains?|remaining|outstanding)\b|the (?:rest|remainder|balance)\b|(?:pay|due)[^.;?]* on the day|after the deposit|without the deposit|deposit [^.;]*\boff)\b/;

interface RestAfterDeposit {
  readonly item: PricedItem;
  readonly price: Pence;
  readonly rest: Pence;
  /** The path of the deposit. */
  readonly deposit: string;
}

/** Returns what remains of each price that the sentence or the question before it is about, if that is asked or stated. */
export function restsAfterDeposit(context: AmountInSentence): readonly RestAfterDeposit[] {
  const { amounts, subject, index } = context;
  if (!REST.test(`${subject.question} ${subject.sentence}`)) return [];
  const deposit = onlyOne(feesAbout(/deposit/i, subject, index));
  // A text that states the deposit itself is read by `isRestAfterFee`.
  if (!deposit?.quote || amounts.some(({ pence }) => pence === deposit.pence)) return [];
  const { quote } = deposit;
  const { items } = joinedToQuestion(context).subject;
  // 'The deposit is taken off, so a knee costs £190 more': a sentence that names nothing can mean any price.
  return (items.length > 0 ? items : index.all).flatMap((item) =>
    item.singles
      .filter((price) => price > deposit.pence)
      .map((price) => ({ item, price, rest: price - deposit.pence, deposit: quote })),
  );
}
