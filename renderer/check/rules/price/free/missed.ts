/** Sentences by which a fee for a missed or late appointment is not charged: 'If you forget it, nobody will charge you.' */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import { MISSED_FEE } from '../amounts/fees/fees.ts';
import type { FreeClause, FreeWords } from './clause.ts';
import { ACTS, CANCEL_LATE } from './nouns.ts';

const feesForMissing = ({ fees }: FreeWords): readonly PricedItem[] =>
  fees.filter(({ names: [name = ''] }) => MISSED_FEE.test(name));

export const missed = (clause: FreeClause): readonly PricedItem[] | undefined =>
  isMissed(clause) ? feesForMissing(clause) : undefined;

export const late = (clause: FreeClause): readonly PricedItem[] | undefined =>
  LATE.test(clause.sentence) && !/\bnot\b.*\bnot\b|\bfee\b.*\bunless\b/.test(clause.sentence)
    ? feesForMissing(clause)
    : undefined;

export const cancelled = (clause: FreeClause): readonly PricedItem[] | undefined =>
  CANCEL_LATE.test(clause.sentence) ||
  (MISSED.test(clause.before) && !CONDITION.test(clause.sentence) && !ACTS_LATER.test(clause.before))
    ? feesForMissing(clause)
    : undefined;

/** 'If you forget your appointment, nobody will charge you', 'Missed a visit? There is no fee for that' */
function isMissed({ sentence, own, at, before, after, question }: FreeClause): boolean {
  if (IF_MISSED.test(sentence.slice(0, at))) return !/\bfor$/.test(own) && !ACTS_LATER.test(sentence);
  return asksAboutMissing(question) && !ACTS.test(before) && OF_THAT.test(after);
}

/** 'Missed sessions can be moved at no charge' */
const ACTS_LATER =
  /\b(?:moved?|moving|rebook\w*|rearrang\w*|reschedul\w*|caught up|catch up|made up|another (?:date|day|time))\b/;

/** 'no fee for that', 'we never charge for it' */
const OF_THAT = /^ ?(?:for )?(?:that|it|this)?\W*$|\bfor$/;

/** 'Missed an appointment?' */
const MISSED_QUESTION =
  /\b(?:miss(?:ed)?|forg[eo]t(?:ten)?|overslept|(?:did not|didn't|cannot|can't) (?:come|make it|cancel)|late)\b.*\?/;

/** Whether a question is about an appointment that somebody has missed. */
const asksAboutMissing = (question: string): boolean =>
  MISSED_QUESTION.test(question) &&
  /\b(?:appointments?|visits?|sessions?|slots?|reviews?|consultations?|class(?:es)?|check\w*|treatments?|to come|us|it)\b/.test(
    question,
  );

/** 'If you forget your appointment, nobody will charge you.' */
const IF_MISSED =
  /\b(?:if|when|should) you (?:miss|forget|(?:do not|don't|fail to|cannot) (?:come|turn up|show up|cancel))\b/;

/** 'A missed appointment', 'late cancellations': a fee for them may be a figure of the clinic. */
const MISSED =
  /\b(?:missed|forgotten|late|last-minute|short-notice)(?: [a-z]+)? (?:appointments?|cancellations?|visits?|sessions?)\b|\bno-shows?\b/;
/** 'You can cancel at any time, even an hour before', 'if you cancel on the morning of your appointment' */
const LATE =
  /\b(?:cancel\w*|call(?:s|ed|ing)? (?:it )?off|miss(?:es|ed)?)\b.*\b(?:at any time|at the last minute|(?:on the|the same|that) (?:day|morning|afternoon)|(?:an|one|two|three|a few) hours?(?: [a-z]+)? before|minutes before)\b(?! (?:before|notice))/;
const CONDITION = /\b(?:if|when|unless|provided|as long as|before|until|in (?:good )?time|once|notice)\b/;
