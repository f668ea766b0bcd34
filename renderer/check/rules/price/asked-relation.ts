/** Relations that a question states and its answer leaves out: 'How much does sedation add?', '£170.' */
import type { Subject } from '../about/subject.ts';
import type { AmountInSentence } from './amount-in-sentence.ts';

const ASKS_SAVING = /\b(?:what|how much)\b.*\b(?:sav(?:e|es|ed|ing)|discount)\b/;
const ASKS_DIFFERENCE =
  /\b(?:how much|what|which|by how much)\b.*\b(?:add|adds|extra|more|less|dearer|cheaper|difference|surcharge|(?:more|less) expensive|upgrade)\b/;
/** A verb with which the answer itself says what the amount is: 'It costs £40.' */
const OWN_RELATION =
  /\b(?:costs?|is|are|was|were|be|comes?|pays?|charges?d?|prices?d?|takes?|starts?|begins?|from|for)\b/;

/** Whether the words before the amount do not say what it is, so that the question does. */
const isFragment = ({ amount, subject: { question, sentence, start } }: AskedAmount): boolean =>
  question !== '' && !OWN_RELATION.test(sentence.slice(0, amount.normalAt - start));

type AskedAmount = Pick<AmountInSentence, 'amount'> & {
  readonly subject: Pick<Subject, 'question' | 'sentence' | 'start'>;
};

/** 'What does the pair save?', '£35 on the two bought apart.' */
export const isAskedSaving = (context: AskedAmount): boolean =>
  ASKS_SAVING.test(context.subject.question) && isFragment(context);

/** 'Which is dearer, an X-ray or a scan?', 'The scan, by £37.' */
export const isAskedDifference = (context: AskedAmount): boolean =>
  ASKS_DIFFERENCE.test(context.subject.question) && !isAskedSaving(context) && isFragment(context);
