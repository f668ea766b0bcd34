/** Relations that a question states and its answer leaves out: 'How much does sedation add?', '£170.' */
import { type AmountInSentence, wordsBefore } from './amount-in-sentence.ts';

const ASKS_SAVING = /\b(?:what|how much)\b.*\b(?:sav(?:e|es|ed|ing)|discount)\b/;
const ASKS_DIFFERENCE =
  /\b(?:how|what|which|why|does|do|is|are)\b.*\b(?:add|adds|extra|more|less|dearer|cheaper|difference|surcharge|(?:more|less) expensive|upgrade|compares?|compared)\b/;
/** A verb with which the answer itself says what the amount is: 'It costs £40.' */
const OWN_RELATION =
  /\b(?:costs?|is|are|was|were|be|comes?|pays?|charges?d?|prices?d?|takes?|starts?|begins?|from|for)\b/;

/** Words that call an amount a difference, whatever comes before them: 'It is, by £30.', 'It adds £15.' */
const BY = /\b(?:by|adds?|adding)(?: (?:just|only|about|another|an extra))? $/;

/** Whether the words before the amount do not say what it is, so that the question does. */
const isFragment = (context: AmountInSentence): boolean =>
  context.subject.question !== '' && !OWN_RELATION.test(wordsBefore(context));

/** 'What does the pair save?', '£35 on the two bought apart.' */
export const isAskedSaving = (context: AmountInSentence): boolean =>
  ASKS_SAVING.test(context.subject.question) && isFragment(context);

/** 'Which is dearer, an X-ray or a scan?', 'The scan, by £37.' */
export const isAskedDifference = (context: AmountInSentence): boolean =>
  ASKS_DIFFERENCE.test(context.subject.question) &&
  !isAskedSaving(context) &&
  (isFragment(context) || isCalledDifference(context));

/** 'Is it cheaper to have both?', 'It is, by £30.' */
export const isCalledDifference = (context: AmountInSentence): boolean => BY.test(wordsBefore(context));
