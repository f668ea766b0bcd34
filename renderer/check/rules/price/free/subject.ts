/** What a sentence describes as free: 'a first massage is free', but not 'parking is free during a massage'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import { firstResult } from '../../../../core/first-result.ts';
import type { Mention, MentionFinder } from '../../about/mentions.ts';
import { MISSED_FEE } from '../amounts/fees/fees.ts';
import { doneFree } from './acts.ts';
import { nounAfter } from './after.ts';
import { endingInFree, isSubject, ownVisit, subjectOf } from './before.ts';
import { clauseAround, type FreeClause, type FreeWords, isPriced, without } from './clause.ts';
import { feesCalled, feesForExtras, isFor } from './fees.ts';
import { cancelled, late, missed } from './missed.ts';
import {
  ACTS,
  CANCEL_LATE,
  EXCEPTION,
  NOT_GIVEN,
  OTHER_PAYS,
  PAID_BY_OTHERS,
  PAYERS,
  PRIZE,
  VACANT_PLACE,
} from './nouns.ts';
import { isAboutTelling, isOfSomebodyElse } from './reference.ts';
import { included, waived } from './verbs.ts';

/** Returns the items that are described as free; an empty list if something else is. */
export function describedAsFree(words: FreeWords): readonly PricedItem[] {
  const { sentence } = words.subject;
  const isException = EXCEPTION.test(`${sentence.slice(0, words.at)}${sentence.slice(words.end)}`);
  return itemsCalledFree(words).filter(
    ({ path: [part], names: [name = ''] }) =>
      part !== 'figures' || (isFor(name, sentence) && (!isException || CANCEL_LATE.test(sentence))),
  );
}

const itemsCalledFree = (words: FreeWords): readonly PricedItem[] => firstResult(READINGS, clauseAround(words)) ?? [];

type Items = readonly PricedItem[] | undefined;

/** Returns `undefined` instead of an empty list, so that the next reading is tried. */
const ifAny = (items: readonly PricedItem[]): Items => (items.length > 0 ? items : undefined);

/** A form for an insurer is not paid by the insurer. */
const paperwork = ({ own, before, after, fees }: FreeClause): Items =>
  own === 'free' ? undefined : ifAny(feesCalled(`${before}|${after}`, fees));

function somethingElse({ sentence, at, own, before, after, mentionsIn }: FreeClause): Items {
  const intro = INTRODUCTION.exec(sentence)?.[0] ?? '';
  // 'The NHS invites you, and its test costs nothing'
  const owner = /\b(?:its|their)\b/.test(before) ? sentence.slice(0, at) : before;
  const isElse =
    isAboutTelling(sentence.slice(0, at), before) ||
    isOfSomebodyElse(own, before, after) ||
    PAID_BY_OTHERS.test(`${intro}${owner}|${after}`) ||
    OTHER_PAYS.test(sentence) ||
    (/\bfree$/.test(own) && VACANT_PLACE.test(before)) ||
    PRIZE.test(before) ||
    isOfOtherNoun(before, mentionsIn);
  return isElse ? [] : undefined;
}

/** 'Three things that cost nothing, and when a massage helps': a relative clause is about the noun before it. */
function isOfOtherNoun(before: string, mentionsIn: MentionFinder): boolean {
  const noun = /\w (?:that|which) $/.exec(before);
  return noun !== null && !mentionsIn(before).some(({ end }) => end === noun.index + 1);
}

const extras = ({ own, before, after, sentence, fees }: FreeClause): Items =>
  own === 'free' ? undefined : ifAny(feesForExtras(`${before}|${after}`, sentence, fees));

const nothingAsked = ({ own, at, asked }: FreeClause): Items =>
  /^nothing(?! (?:to|due))/.test(own) ? (at === 0 ? asked : []) : undefined;

const doneOrVisited = (clause: FreeClause): Items =>
  ifAny(doneFree(clause.before, clause)) ??
  ifAny(ownVisit(/\bfor$/.test(clause.own) ? clause.after : clause.before, clause));

/** 'Free for first-time visitors', where a first appointment is free */
const firstTime = ({ own, after, firstAppointments }: FreeClause): Items =>
  /\bfirst-time/.test(own + after) && !firstAppointments.every(isPriced) ? firstAppointments : undefined;

/** 'included', 'only the deposit', 'waived' */
function byItsWords(clause: FreeClause): Items {
  const { own, before, subject } = clause;
  const inside = feesIn(own, clause);
  if (inside.length > 0) return inside;
  if (/included$/.test(own)) return included(before, clause);
  if (/^only /.test(own)) return subject.owner ? [subject.owner] : [];
  return /waived$/.test(own) ? waived(before, clause) : undefined;
}

const askedBefore = ({ before, asked }: FreeClause): Items => (ALONE.test(before) ? ifAny(asked) : undefined);

/** 'Nothing to pay: a massage for nurses', 'a free massage' */
function namedAfter(clause: FreeClause): Items {
  const { own, before, after, rest, sentence } = clause;
  if (before.trim() === '' && /^ ?[:-] /.test(rest) && own !== 'free')
    return nounAfter(rest.replace(/^ ?[:-]/, ''), clause);
  if (NO_FEE.test(own)) return [];
  if (!isAdjective(own, after) && !(BEFORE_NOUN.test(own) && /^ [a-z]/.test(after))) return undefined;
  return /\bfor$/.test(own) && NOT_GIVEN.test(sentence) ? [] : nounAfter(after, clause);
}

function namedBefore(clause: FreeClause): readonly PricedItem[] {
  const { own, before, after, sentence, subject } = clause;
  if (isAct(before, clause)) return feesIn(before, clause);
  if (PAYERS.test(own)) return ACTS.test(sentence) ? [] : subject.items;
  const items = own === 'free' ? endingInFree(before, after, clause) : subjectOf(before, clause);
  return ifAny(items) ?? feesIn(before, clause, (mention) => isSubject(mention, before));
}

/** Each returns what is free if it understands the clause; the first that does counts. */
const READINGS = [
  paperwork,
  somethingElse,
  missed,
  extras,
  nothingAsked,
  doneOrVisited,
  late,
  firstTime,
  byItsWords,
  askedBefore,
  namedAfter,
  cancelled,
  namedBefore,
];

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

/** 'cleaning your glasses': the act is free, not the glasses. */
const GERUND = /^ ?\w+ing (?:(?:of|up) )?(?:your|the|our|an?|any|its|their) /;
/** 'You can move a massage', 'cleaning your glasses'; but not 'replacement certificates', which is a name. */
function isAct(before: string, { mentionsIn }: FreeWords): boolean {
  const mentions = mentionsIn(before);
  const isGerund = GERUND.test(before) && !mentions.some(({ isName, at }) => isName && at <= 1);
  const isThing = ({ at, end, isName }: Mention) =>
    isName || /[ -]|(?:ing|ment|ery|eries|age|out)s?$/.test(before.slice(at, end));
  return isGerund || ACTS.test(without(before, mentions.filter(isThing)));
}
