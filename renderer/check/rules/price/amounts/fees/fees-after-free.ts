/** Fees in the words after “free”: 'free, apart from a registration fee of £20', 'free; we simply take £10 to hold your slot'. */
import { clausesBefore } from '../../../../../facts/sentences.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';

const FEE = '(?:registration|admin(?:istration)?|booking|joining|enrolment|handling|processing|service|set-?up)';
const KIND = '(?:(?:small|one-off|modest|single|nominal|£[\\d.]+|\\d+ pounds?) )*';
/** 'We simply take £10 to hold your slot'; a deposit comes back. */
const TO_HOLD =
  '(?:£[\\d.]+|\\d+ pounds?) (?:(?:up ?front|in advance) )?(?:to|for) (?:hold|keep|reserve|secure|book|confirm)(?:ing)? (?:it\\b|(?:your|the|an?) \\w+)(?![^.]*\\b(?:back|refund\\w*|return\\w*|off|towards|deposit|credit\\w*)\\b)';
/** Only the words right after “free” add the fee to it: a letter that is sent later can have one of its own. */
const ADDED = new RegExp(
  `^(?: for (?:you|your [a-z]+|all|every [a-z]+|everyone))?(?:,? (?:apart from|aside from|except(?: for)?|other than|but for|plus|with)|[,;.:]? ?(?:but )?(?:we (?:only|just|simply) (?:ask(?: you)? for|charge(?: you)?|take)|(?:you )?(?:only|just) pay|there is (?:only|just)|all (?:we ask for|you pay) is)) (?:(?:an?|the|our|your) )?(?:${KIND}(?<fee>${FEE} (?:fee|charge))s?\\b|(?<hold>${TO_HOLD}))`,
);

/** Returns the fee that these words add to something that is called free before them. */
export function feeAfterFree(after: string): string | undefined {
  const { fee, hold } = ADDED.exec(after)?.groups ?? {};
  return fee ?? hold;
}

/** 'The call is free; we simply take £10 to hold your slot': a meeting need not be called by its name. */
export const MEETING =
  /^\W*(?:the|this|our|your|an?|every|each) (?:[\w-]+ ){0,3}(?:appointments?|assessments?|calls?|chats?|check-ups?|consultations?|meetings?|sessions?|talks?|visits?) $/;

const FREE =
  /\b(?:(?:is|are|comes?) )?(?:free(?: of charge)?|complimentary|(?:costs?|for) nothing|no charge)(?=[,;.: ])/g;

/** Whether the amount is such a fee, which `price/free` reports: no figure makes the sentence true. */
export function isFeeAfterFree(context: AmountInSentence): boolean {
  const before = clausesBefore(context.text, context.subject.start) + wordsBefore(context);
  const all = `${before}£1${wordsAfter(context)}`;
  return [...before.matchAll(FREE)].some(({ index, 0: { length } }) => {
    const free = before.slice(0, index);
    const isNamed = MEETING.test(free) || context.index.mentionsIn(free).length > 0;
    return isNamed && feeAfterFree(all.slice(index + length)) !== undefined;
  });
}
