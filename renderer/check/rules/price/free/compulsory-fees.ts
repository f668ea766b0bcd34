/** Fees that everybody pays for something that is called free: 'free, apart from a registration fee of £20'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import { authoredAt, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { RuleFinding } from '../../rule.ts';
import { feeAfterFree } from '../amounts/fees/fees-after-free.ts';
import { againstPrices, itemsWithPrices } from '../prose-findings.ts';

/** Returns the fee in the words after “free”. */
export const feeIn = ({ normal }: PublicText, { at, length }: Span): string | undefined =>
  feeAfterFree(normal.text.slice(normal.index(at + length)));

/** Reports a fee in the words after “free”: what is called free costs as much. */
export function feeFinding(text: PublicText, span: Span, about: readonly PricedItem[]): RuleFinding | undefined {
  const added = feeIn(text, span);
  if (added === undefined) return undefined;
  return {
    message:
      about.length === 0
        ? `After “${textAt(text, span)}”, the next words add a fee: “${added}”.`
        : `“${textAt(text, span)}” describes ${itemsWithPrices(about)}, but the next words add a fee: “${added}”.`,
    help: 'Remove the fee if nobody pays it. Otherwise write its amount as the price, and do not call it free.',
    ...authoredAt(text, span),
    ...againstPrices(about),
  };
}
