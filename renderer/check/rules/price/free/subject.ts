/** What a sentence describes as free: 'a first massage is free', but not 'parking is free during a massage'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import type { Mention } from '../../about/mentions.ts';
import { doneFree } from './acts.ts';
import { nounAfter } from './after.ts';
import { endingInFree, isSubject, ownVisit, subjectOf } from './before.ts';
import { clauseBefore, clauseEnds, type FreeWords, isPriced, without } from './clause.ts';
import { feesForExtras } from './extras.ts';
import { asksAboutMissing, feesCalled, IF_MISSED, isFor } from './fees.ts';
import {
  ACTS,
  CANCEL_LATE,
  CONDITION,
  EXCEPTION,
  LATE,
  MISSED,
  MISSED_FEE,
  NOT_GIVEN,
  OTHER_PAYS,
  PAID_BY_OTHERS,
  PAYERS,
  PRIZE,
} from './nouns.ts';
import { isAboutTelling, isOfSomebodyElse } from './reference.ts';
import { included, waived } from './verbs.ts';

/** 'a complimentary, no-obligation consultation' */
const ADJECTIVE_NEXT = /^, (?:[a-z]+-[a-z]+|short|friendly|private|personal) [a-z]/;
/** 'cleaning your glasses': the act is free, not the glasses. */
const GERUND = /^ ?\w+ing (?:(?:of|up) )?(?:your|the|our|an?|any|its|their) /;
/** Returns the items that are described as free; an empty list if something else is. */
export function describedAsFree(words: FreeWords): readonly PricedItem[] {
  const { sentence } = words.subject;
  const isException = EXCEPTION.test(`${sentence.slice(0, words.at)}${sentence.slice(words.end)}`);
  return itemsCalledFree(words).filter(
    ({ path: [part], names: [name = ''] }) =>
      part !== 'figures' || (isFor(name, sentence) && (!isException || CANCEL_LATE.test(sentence))),
  );
}

function itemsCalledFree(words: FreeWords): readonly PricedItem[] {
  const { subject, at, end, fees } = words;
  const { sentence } = subject;
  const own = sentence.slice(at, end);
  const before = clauseBefore(sentence.slice(0, at), own);
  // 'a complimentary, no-obligation consultation': the comma is between two adjectives.
  const rest = ADJECTIVE_NEXT.test(sentence.slice(end)) ? end + 1 : end;
  const after = sentence.slice(rest, clauseEnds(sentence).find((each) => each > rest) ?? sentence.length);
  const intro = INTRODUCTION.exec(sentence)?.[0] ?? '';
  // 'The NHS invites you, and its test costs nothing'
  const owner = /\b(?:its|their)\b/.test(before) ? sentence.slice(0, at) : before;
  // A form for an insurer is not paid by the insurer.
  const paper = feesCalled(`${before}|${after}`, fees);
  if (paper.length > 0 && own !== 'free') return paper;
  if (isAboutTelling(sentence.slice(0, at), before) || isOfSomebodyElse(own, before, after)) return [];
  if (PAID_BY_OTHERS.test(`${intro}${owner}|${after}`) || OTHER_PAYS.test(sentence)) return [];
  if (PRIZE.test(before)) return [];
  if (isMissed(words, before, after)) return fees.filter(({ names: [name = ''] }) => MISSED_FEE.test(name));
  const extras = own === 'free' ? [] : feesForExtras(`${before}|${after}`, sentence, fees);
  if (extras.length > 0) return extras;
  if (/^nothing(?! (?:to|due))/.test(own)) return at === 0 ? words.asked : [];
  const done = doneFree(before, words);
  if (done.length > 0) return done;
  const visit = ownVisit(/\bfor$/.test(own) ? after : before, words);
  if (visit.length > 0) return visit;
  if (LATE.test(sentence) && !/\bnot\b.*\bnot\b|\bfee\b.*\bunless\b/.test(sentence))
    return fees.filter(({ names: [name = ''] }) => MISSED_FEE.test(name));
  // 'Free for first-time visitors', where a first appointment is free
  if (/\bfirst-time/.test(own + after) && !words.firstAppointments.every(isPriced)) return words.firstAppointments;
  const inside = feesIn(own, words);
  if (inside.length > 0) return inside;
  if (/included$/.test(own)) return included(before, words);
  if (/^only /.test(own)) return subject.owner ? [subject.owner] : [];
  if (/waived$/.test(own)) return waived(before, words);
  if (ALONE.test(before) && words.asked.length > 0) return words.asked;
  // 'Nothing to pay: a massage for nurses'
  if (before.trim() === '' && /^ ?[:-] /.test(sentence.slice(end)) && own !== 'free')
    return nounAfter(sentence.slice(end).replace(/^ ?[:-]/, ''), words);
  if (NO_FEE.test(own)) return [];
  if (isAdjective(own, after) || (BEFORE_NOUN.test(own) && /^ [a-z]/.test(after)))
    return /\bfor$/.test(own) && NOT_GIVEN.test(sentence) ? [] : nounAfter(after, words);
  if (CANCEL_LATE.test(sentence) || (MISSED.test(before) && !CONDITION.test(sentence) && !ACTS_LATER.test(before)))
    return fees.filter(({ names: [name = ''] }) => MISSED_FEE.test(name));
  if (isAct(before, words)) return feesIn(before, words);
  if (PAYERS.test(own)) return ACTS.test(sentence) ? [] : subject.items;
  const items = own === 'free' ? endingInFree(before, after, words) : subjectOf(before, words);
  return items.length > 0 ? items : feesIn(before, words, (mention) => isSubject(mention, before));
}

/** 'If you forget your appointment, nobody will charge you', 'Missed a visit? There is no fee for that' */
function isMissed({ subject: { sentence }, at, end, question }: FreeWords, before: string, after: string): boolean {
  const own = sentence.slice(at, end);
  if (IF_MISSED.test(sentence.slice(0, at))) return !/\bfor$/.test(own) && !ACTS_LATER.test(sentence);
  return asksAboutMissing(question) && !ACTS.test(before) && /^\W*$|\bfor$/.test(ofThat(own, after));
}

/** 'Missed sessions can be moved at no charge' */
const ACTS_LATER =
  /\b(?:moved?|moving|rebook\w*|rearrang\w*|reschedul\w*|caught up|catch up|made up|another (?:date|day|time))\b/;

/** 'no fee for that', 'we never charge for it' */
const ofThat = (own: string, after: string): string =>
  /^ ?(?:for )?(?:that|it|this)?\W*$/.test(after) ? (/\bfor$/.test(own) ? 'for' : '') : after;

/** 'On the NHS, check-ups are free' */
const INTRODUCTION = /^(?:on|with|through|from|under|via) [^,]*,/;

/** What is free follows these words. */
const NO_FEE = /^no (?!(?:extra|additional|further) )[a-z]+ (?:charge|fee|cost)s?$/;
const BEFORE_NOUN =
  /^(?:nil|zero|no)[ -](?:cost|fee|charge)$| (?:treat|invite) you to$|^we gift$|(?:^|and |also |we )throw in$| (?:for|of|in|(?:not|\w+n't|never) bill(?: you)?)$(?<!thrown in)/;

/** 'a free massage', but not 'free of charge' or 'is free'. */
const isAdjective = (words: string, after: string): boolean =>
  /^(?:free|complimentary|courtesy)$/.test(words) &&
  /^ (?!(?:for|and|to|of|when|if|on|with|within|at|until|during|in|as|after|before|once|while|throughout)\b)[a-z]/.test(
    after,
  );

/** 'no delivery charge', 'we write the letter without charge': a fee of the clinic, but not one for being late. */
const isFee = ({ path: [part], singles, names: [name = ''] }: PricedItem): boolean =>
  part === 'figures' && singles.some((pence) => pence > 0) && !MISSED_FEE.test(name);

const feesIn = (
  text: string,
  { mentionsIn }: FreeWords,
  isMeant: (mention: Mention) => boolean = () => true,
): readonly PricedItem[] =>
  mentionsIn(text)
    .filter((mention) => mention.items.every(isFee) && isMeant(mention))
    .flatMap(({ items }) => items);

/** 'it is', 'that is', or nothing */
const ALONE = /^\W*(?:(?:it|that|this)(?: is)? ?)?$/;

/** 'You can move a massage', 'cleaning your glasses'; but not 'replacement certificates', which is a name. */
function isAct(before: string, { mentionsIn }: FreeWords): boolean {
  const mentions = mentionsIn(before);
  const isGerund = GERUND.test(before) && !mentions.some(({ isName, at }) => isName && at <= 1);
  const isThing = ({ at, end, isName }: Mention) =>
    isName || /[ -]|(?:ing|ment|ery|eries|age|out)s?$/.test(before.slice(at, end));
  return isGerund || ACTS.test(without(before, mentions.filter(isThing)));
}
