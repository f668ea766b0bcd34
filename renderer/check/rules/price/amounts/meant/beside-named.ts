/** Facts that a sentence repeats beside the price of the item that it names: 'Students pay £45 instead of £60'. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import type { WrittenAmount } from '../../../../../facts/amounts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { isInSentence } from '../../../about/subject.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { figuresNamed } from '../sentence/figures-named.ts';
import { pricesOfKind } from '../sentence/named-kinds.ts';
import { factsAtOtherPlace } from '../sentence/other-place.ts';

/** Returns the facts with this amount that are not those of the items, although the sentence is about the items. */
export function factsBesideNamed(context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] {
  if (context.subject.items.length === 0) return [];
  const ofOption = [...ownOptionFacts(context, same), ...askedFacts(context, same)];
  if (ofOption.length > 0) return ofOption;
  const ofPlace = factsAtOtherPlace(context, same);
  if (ofPlace.length > 0) return ofPlace;
  return isContrasted(context) || isWithoutProgramme(context)
    ? same.filter(({ derived, quote }) => !derived && quote !== undefined)
    : [];
}

const pricesOf = ({ subject: { items } }: AmountInSentence): readonly Pence[] =>
  items.flatMap(({ facts }) => facts.flatMap(({ pence, derived }) => (derived ? [] : [pence])));

const othersOf = ({ amount, amounts }: AmountInSentence): readonly WrittenAmount[] =>
  amounts.filter(({ normalAt }) => normalAt !== amount.normalAt);

const completes = (pence: Pence, { amount, subject: { items, sentence }, index }: AmountInSentence): boolean => {
  const sum = pence + (amount.pence ?? Number.NaN);
  const firsts = items.length === 0 ? index.firstAppointments : [];
  return (
    items.some(({ singles }) => singles.includes(sum)) ||
    pricesOfKind(sentence, index.all).includes(sum) ||
    firsts.some((fact) => !fact.derived && fact.pence === sum)
  );
};

/** 'For a check at £52 you pay £15 today and £37 on the day': the deposit, with the price and the rest */
export function depositBesideRest(context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] {
  const stated = othersOf(context)
    .filter((other) => isInSentence(other, context.subject))
    .flatMap(({ pence }) => pence ?? []);
  const isRest = stated.some((price) => stated.includes(price - (context.amount.pence ?? Number.NaN)));
  return isRest ? same.filter(({ quote = '' }) => /deposit$/i.test(quote)) : [];
}

/** Whether the amount is what remains of a price after a fee that the text states, too: 'the deposit is £20, the rest £42'. */
export const isRestAfterFee = (context: AmountInSentence): boolean =>
  othersOf(context).some(
    ({ pence }) =>
      pence !== undefined &&
      ((context.index.fees.some((fee) => fee.pence === pence) && completes(pence, context)) ||
        isRestOfOwner(pence, context)),
  );

/** 'The rest is due, £220, after the deposit of £75': the deposit of an offer, and what remains of its price */
const isRestOfOwner = (deposit: Pence, { amount, index }: AmountInSentence): boolean =>
  (index.facts.get(deposit) ?? []).some(
    ({ quote = '' }) =>
      /\.figures\.\w*deposit$/i.test(quote) &&
      index.itemAt(quote.split('.'))?.singles.includes(deposit + (amount.pence ?? Number.NaN)),
  );

/** On the page of a treatment with an option “Follow-up”, '£65 for each follow-up' is about that option. */
function ownOptionFacts({ subject: { sentence, owner } }: AmountInSentence, same: readonly AmountFact[]) {
  const named = (owner?.options ?? []).filter(({ title }) => sentence.includes(normalise(title).text));
  return named.flatMap(({ facts }) => facts.filter((fact) => same.includes(fact)));
}

/** 'Is an online visit cheaper?', 'Yes, at £45 it is £7 less than a visit here': “it” is what the question names. */
const askedFacts = ({ subject: { sentence, owner, question } }: AmountInSentence, same: readonly AmountFact[]) =>
  question !== '' && /\b(?:it|this|that)\b/.test(sentence)
    ? (owner?.facts ?? []).filter((fact) => same.includes(fact) && !fact.derived)
    : [];

const PROGRAMME = '(?:membership|plan|programme|subscription|scheme|club)';
/** 'An hour that otherwise costs £58', 'without the membership, the same hour is £58', 'non-members pay £58' */
const WITHOUT_PROGRAMME = new RegExp(
  `\\b(?:(?:otherwise|normally|usually) (?:costs?|is|are)|(?:would|will) (?:otherwise|normally|usually) (?:cost|be|pay)|(?:without|outside) (?:(?:an?|the|our|this|your) )?(?:[\\w-]+ )?${PROGRAMME}\\b[^.;]*|non-members (?:pay|are charged)|if you are not (?:on|in|part of|a member)\\b[^.;]*)(?: (?:only|just|about))? $`,
);

/** Whether the amount is what those pay who are in no programme, which is the price of something else. */
const isWithoutProgramme = (context: AmountInSentence): boolean =>
  context.subject.items.every(({ path: [part] }) => part === 'programmes') &&
  WITHOUT_PROGRAMME.test(wordsBefore(context));

/** Where the words for one price end and those for another begin: '£55 online, £60 in person', '£60, or £70 for CBT'. */
const NEXT_PRICE = /[,;:]|\b(?:or|but|while)\b/;
/** Words for the item that another clause names: 'and the next one costs'. */
const SAME_THING = /\b(?:it|one|ones|this|that|next|second|third|another|same)\b(?! then)/;

/** Whether the sentence names the item in another clause, with its right price. */
function isContrasted(context: AmountInSentence): boolean {
  const { amount, amounts, subject, index } = context;
  const own = pricedClause(amount, context);
  if (index.namesIn(own).length > 0 || figuresNamed(own, context).length > 0 || SAME_THING.test(own)) return false;
  const prices = pricesOf(context);
  return amounts.some((other) => {
    if (other === amount || !isInSentence(other, subject) || other.pence === undefined || !prices.includes(other.pence))
      return false;
    const clause = pricedClause(other, context);
    return clause !== own && index.namesIn(clause).length > 0;
  });
}

function pricedClause({ normalAt }: WrittenAmount, { subject: { sentence, start } }: AmountInSentence): string {
  const at = normalAt - start;
  return `${sentence.slice(0, at).split(NEXT_PRICE).at(-1) ?? ''}${sentence.slice(at).split(NEXT_PRICE)[0] ?? ''}`;
}
