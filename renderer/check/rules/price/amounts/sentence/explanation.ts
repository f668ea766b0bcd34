import type { Finding } from '../../../../../core/finding.ts';
import { type Advice, quoteOrUpdateHelp, textAt } from '../../../public-texts/index.ts';
import type { AmountInSentence } from './amount-in-sentence.ts';

/** What is wrong with an amount, and what to do. */
export type Explanation = Pick<Finding, 'message' | 'help'> & Pick<Advice, 'otherwise'>;

/** '“£45” is not the highest price': `problem` continues the sentence about the amount. */
export const explain = ({ publicText, amount }: AmountInSentence, problem: string, help: string): Explanation => ({
  message: `“${textAt(publicText, amount)}” ${problem}`,
  help: quoteOrUpdateHelp(publicText, help),
});
