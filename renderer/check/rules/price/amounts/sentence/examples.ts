/** Amounts of examples, which are no prices of the clinic. */
import { type AmountInSentence, wordsAfter, wordsBefore } from './amount-in-sentence.ts';

const EXAMPLE = /\b(?:an? (?:\w+ )?example|for example|for instance|suppose|imagine|let us say|let's say)\b/;

/** 'An example: your dog’s bill comes to £640' */
export const isInExample = ({ subject: { named, question }, text, neighbouringText }: AmountInSentence): boolean =>
  named.length === 0 && EXAMPLE.test(`${question}\n${text}\n${neighbouringText}`);

/** Papers and accounts whose amounts the clinic does not set: 'an estimate of £300', 'a gift card worth £80'; but not 'we send a bill for £25' */
const OF_ANY_AMOUNT =
  /(?<!\b(?:send|sends|sent|expect|get|receive)(?: you| them)? )\b(?:an?|one|your|every|each|any) (?:[a-z]+ )?(?:bill|invoice|estimate|quote|quotation|excess|claim|budget|balance|voucher|gift card|card)s? (?:of|over|above|worth) $/;
const CARD = /\b(?:vouchers?|gift cards?|cards?)\b/;
/** 'It becomes £330, and not £331' */
const NOT = /(?:,|\b(?:and|but)) not $/;

/** 'I have £60. What can I have?': the money of a visitor */
const OWN_MONEY =
  /\bi(?: only)? (?:have|had|got|can spend|could spend|want to spend)(?: (?:got|about|only|just|up to))* $/;

/** 'The average was £49': a statistic of what people paid */
const AVERAGE = /\b(?:average|mean|median)\b[^.;,£]{0,40}$/;
/** 'That is £21 an hour before tax': what somebody earns */
const EARNED = /^ (?:an?|per|each) (?:hour|day|week|month|year) (?:before|after) tax\b/;

/** 'You may pay in parts for any treatment over £1,500' */
const THRESHOLD =
  /\b(?:for|on|with) (?:all |any |every |each )?(?:treatment|course|plan|booking|appointment|order|purchase)s? (?:over|above|of more than|worth more than) $/;

/** Whether the amount is one that somebody may have or pay, as an example: 'a card of £80', 'one of £80 pays for' */
export function isHypothetical({
  amount,
  subject,
  text,
  neighbouringText,
}: Pick<AmountInSentence, 'amount' | 'subject' | 'text' | 'neighbouringText'>): boolean {
  const before = wordsBefore({ amount, subject });
  return (
    OF_ANY_AMOUNT.test(before) ||
    NOT.test(before) ||
    OWN_MONEY.test(before) ||
    AVERAGE.test(before) ||
    EARNED.test(wordsAfter({ amount, subject })) ||
    THRESHOLD.test(before) ||
    (/^\W*one of $/.test(before) && CARD.test(`${text.slice(0, subject.start)}\n${neighbouringText}`))
  );
}
