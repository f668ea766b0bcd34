/** Sentences by which a fee for a missed or late appointment is not charged: 'If you forget it, nobody will charge you.' */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import type { FreeClause, FreeWords } from './clause.ts';
import { asksAboutMissing, IF_MISSED } from './fees.ts';
import { ACTS, CANCEL_LATE, CONDITION, LATE, MISSED, MISSED_FEE } from './nouns.ts';

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
  return asksAboutMissing(question) && !ACTS.test(before) && /^\W*$|\bfor$/.test(ofThat(own, after));
}

/** 'Missed sessions can be moved at no charge' */
const ACTS_LATER =
  /\b(?:moved?|moving|rebook\w*|rearrang\w*|reschedul\w*|caught up|catch up|made up|another (?:date|day|time))\b/;

/** 'no fee for that', 'we never charge for it' */
const ofThat = (own: string, after: string): string =>
  /^ ?(?:for )?(?:that|it|this)?\W*$/.test(after) ? (/\bfor$/.test(own) ? 'for' : '') : after;
