/** The facts that an amount repeats although the sentence does not call them by their name: fees, first appointments. */
import { type AmountFact, isCategory, type PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { CLAUSE_END, clauseAt } from '../../../../../facts/clauses.ts';
import { clausesBefore } from '../../../../../facts/sentences.ts';
import { FIGURE_OF_ITEM, type ItemIndex } from '../../../about/item-index.ts';
import type { Mention } from '../../../about/mentions.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { Subject } from '../../../about/subject.ts';
import { OTHERS } from '../sentence/about-amount.ts';
import type { AmountInSentence } from '../sentence/amount-in-sentence.ts';
import { ASKS_DEPOSIT, PAID_ON_BOOKING } from '../sentence/deposit-asked.ts';
import { figuresNamed } from '../sentence/figures-named.ts';
import { FIRST_APPOINTMENT } from '../sentence/first-appointments.ts';
import { isSaving } from '../sentence/saving.ts';
import { feesAbout } from './fees-about.ts';

/** True if the sentence mentions a fee of the config, which has another amount. */
const mentionsFigure = (sentence: string, index: ItemIndex): boolean =>
  index.mentionsIn(sentence).some(({ items }) => items.some(isFigure));

const isFigure = ({ path: [part] }: PricedItem): boolean => part === 'figures';

/** Words for the first appointment. */
const CONSULTATION = /\bconsult/;
const GIFT = /gift|voucher/;
/** A fee that the sentence does not call by its name; “we charge £35” can be the price of anything. */
const FEE = /\b(?:fees?|deposits?|gift|vouchers?|charge of|an? (?:[\w-]+ ){0,3}charge)\b/;
/** What a fee for a late cancellation is charged for, in other words. */
export const MISSES =
  /\b(?:miss(?:es|ed|ing)?|forg(?:et|ets|ot|otten) (?:to come|your|an?|the|about|it)|stay(?:s|ed)? away|let(?:s|ting)? us down|(?:cancel\w*|call(?:s|ed|ing)? off|chang\w+|mov(?:e|es|ed|ing)|ring(?:s|ing)?|t(?:ell|old) us|let(?:ting)? us know|withdraw\w*)\b[^.;:]*(?:on the|the same) day|last minute|empty (?:chair|slot|room)|no-shows?|(?:short(?:er)?|enough|without|less|late|too little|proper) notice|\bnotice\b[^.]*[,;:-] (?:with (?:any )?less|any later|later than that)\b|(?:less|fewer|shorter) than (?:[\w']+ ){1,3}notice|notice\b[^.]*[,;:-] (?:otherwise|or)\b[^.]*\b(?:charge|pay|fee|bill)\w*|(?:not|n't|fails? to|without) (?:turn(?:ing)? up|com(?:e|ing)|attend(?:ing)?|show(?:ing)? up|cancel\w*)|late cancel\w*|(?:can't|cannot|not able to|unable to) (?:come|make it|attend)\b[^.]*(?: not|n't| without| never) (?:tell|let|ring|call|warn)(?:t?ing)?\b|(?:later than|after) (?:that|this)\b[^.]*\b(?:charge|you pay)\b|without (?:a|telling us a) word)\b/;
/** Names of fees for that: `lateFee`, but not `translatedReport`. */
export const MISSED_FEE = /(?<![A-Za-z])late|Late|[Mm]iss|[Cc]ancel|[Ss]how|[Aa]ttend/;

/** A limit of what somebody may earn, which is not a price. */
const INCOME = /\b(?:incomes?|earns?|earning|earnings|wages?|salary|take-home pay|lives? on|living on)\b/;

/** Other words for what some fees are charged for, and the names of these fees. */
export const OTHER_NAMES: readonly (readonly [sentence: RegExp, name: RegExp])[] = [
  [MISSES, MISSED_FEE],
  // 'Please give us a day's notice; otherwise we charge £30'
  [/^\W*otherwise\b/, MISSED_FEE],
  [
    /\b(?:letters?|reports?|certificates?|forms?|statements?|cop(?:y|ies)|paperwork)\b/,
    /letter|report|certificate|form|cop(?:y|ies)|note|admin/i,
  ],
  [
    /\b(?:samples?|laborator(?:y|ies)|lab|histology|biops(?:y|ies)|microscope)\b/,
    /sample|lab|histology|biopsy|patholog/i,
  ],
  [PAID_ON_BOOKING, /deposit|reserv|booking/i],
  [INCOME, /income|earning|salary|wage/i],
  [/\b(?:payments|instalments)\b/, /financ|instal/i],
  [/\b(?:lost|mislaid|duplicates?|replacements?|reprint\w*)\b/, /duplicat|cop(?:y|ies)|replac|reprint|reissue/i],
  [/\b(?:park(?:ing|ed)?|(?:leave|for) (?:the|my|your) car|cars)\b/, /park/i],
  [/\b(?:mileage|travel|journey|drive|come to you|outside (?:the )?\w+)\b/, /mileage|travel|visit|journey/i],
];

/** Returns the fees that a sentence names by other words for what they are charged for. */
const feesInOtherWords = (sentence: string, { fees }: ItemIndex): readonly AmountFact[] =>
  OTHER_NAMES.flatMap(([words, name]) =>
    words.test(sentence) ? fees.filter(({ quote = '' }) => name.test(quote)) : [],
  );

/** Returns the fees that a sentence names. */
export const feesNamed = (sentence: string, index: ItemIndex): readonly AmountFact[] => [
  ...feesInOtherWords(sentence, index),
  ...index.mentionsIn(sentence).flatMap(({ items }) => items.filter(isFigure).flatMap(({ facts }) => facts)),
];

/**
 * The facts with this amount of items and fees that the sentence mentions. An equal amount of anything else is a
 * coincidence: “a hard case is £35” does not repeat a fee of £35.
 */
export function otherFacts(context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] {
  if (same.length === 0) return same;
  const { subject, index } = context;
  const sentence = sentenceInContext(context);
  // “Save £30 with three sessions” is not the saving of another treatment that is called a session, but “the loyalty card
  // takes £25 off” repeats a figure `loyaltyReward`. The categories that it names are its subject already.
  const isMeant = ({ isName, items }: Mention) =>
    (isName || items.every(isFigure) || !isSaving(context)) && !items.every(isCategory);
  // 'For a queen, it is £120': the whole title of one option, whatever it is an option of.
  const options = index.optionsIn(sentence).filter(({ at, end, items }) => {
    const option = onlyOne(items);
    return option !== undefined && end - at === normalNameOf(option).length;
  });
  const mentioned = [
    ...index
      .mentionsIn(sentence)
      .filter(isMeant)
      .flatMap((mention) => factsOf(mention, subject)),
    ...options.flatMap(({ items }) => items.flatMap(({ facts }) => facts)),
  ];
  const isFee = FEE.test(sentence) && !OTHERS.test(sentence) && !mentionsFigure(sentence, index);
  const meant = [
    ...mentioned,
    ...figuresNamed(sentence, context).map(({ figure }) => figure),
    ...(CONSULTATION.test(sentence) || sentence.search(FIRST_APPOINTMENT) >= 0 ? index.firstAppointments : []),
    ...(isFee ? index.fees.filter(({ quote = '' }) => !GIFT.test(sentence) || GIFT.test(quote.toLowerCase())) : []),
    ...feesInOtherWords(sentence, index),
  ];
  return meant.filter((fact) => same.includes(fact) && (!index.fees.includes(fact) || fitsName(sentence, fact)));
}

/**
 * A word such as “sessions” in several names does not mean what single sessions of one of them would cost, and in a sentence
 * about something else, 'whatever the animal' does not mean a figure of the “Animal certificate”.
 */
const factsOf = ({ items, isName }: Mention, { items: subjects, owner }: Subject): readonly AmountFact[] =>
  items.flatMap((item) => {
    if (isName) return item.facts;
    const isOwn = subjects.length === 0 || item === owner || subjects.includes(item);
    return item.facts.filter(
      ({ derived, quote = '' }) => (items.length === 1 || !derived) && (isOwn || !FIGURE_OF_ITEM.test(quote)),
    );
  });

/** Names of fees that are always charged by the clinic, and the words for them. */
const OWN_FEES: readonly (readonly [sentence: RegExp, name: RegExp])[] = [
  [
    /\bdeposits?\b|\b(?:reserves?|secures?|holds?) (?:it\b(?= ?[.,;]|$)|(?:your|the|an?) (?:\w+ )?(?:place|slot|time|date|appointment|booking|surgery|operation|procedure)\b)/,
    /deposit/i,
  ],
  [MISSES, MISSED_FEE],
  [INCOME, /income|earning|salary|wage/i],
];

/**
 * 'When you book, we take £30', but not 'you can pay the whole course in advance' or 'tell us when you book, and we bring a
 * second chair, for £8', where booking is in another clause than the amount
 */
const isTakenOnBooking = ({ amount, subject }: AmountInSentence): boolean => {
  const { sentence, named, start } = subject;
  const isOfAmount =
    PAID_ON_BOOKING.test(clauseAt(sentence, amount.normalAt - start)) ||
    PAID_ON_BOOKING.test(sentence.split(CLAUSE_END, 1)[0] ?? '');
  return named.length === 0 && isOfAmount && !ALL_IN_ADVANCE.test(sentence);
};
const ALL_IN_ADVANCE = /\b(?:whole|full|all|everything|course|package)\b/;

/** A fee with a name of its own: it is not the fee for a missed visit, and the config states it only under such a name. */
const NAMED_FEE =
  /\b(?<name>registration|admin|administration|joining|enrolment|handling|processing|service|set-?up) (?:fee|charge)s?\b/;

const fitsName = (sentence: string, { quote = '' }: AmountFact): boolean => {
  const name = NAMED_FEE.exec(sentence)?.groups?.name?.slice(0, 5);
  return name === undefined || quote.toLowerCase().includes(name);
};

/** Returns the only fee that these words mean: 'Is there a deposit?', 'Fifty pounds.' Visitors pay it to the clinic. */
export function feeInOtherWords(context: AmountInSentence): AmountFact | undefined {
  const { subject, index, text } = context;
  // 'Give us a day of notice; with less, we charge £30'
  const before = subject.named.length > 0 ? '' : clausesBefore(text, subject.start);
  const words = `${subject.question} ${before}${subject.sentence}`;
  if (OTHERS.test(words)) return undefined;
  if (ASKS_DEPOSIT.test(subject.question) || isTakenOnBooking(context))
    return onlyOne(feesAbout(/deposit/i, subject, index));
  const meant = OWN_FEES.flatMap(([sentence, name]) =>
    sentence.test(words) ? feesAbout(name, subject, index).filter((fee) => fitsName(words, fee)) : [],
  );
  return onlyOne(new Set(meant));
}

/** 'Is there a deposit?', 'Only for an injection: £50.' is the deposit, although the words before it name something else. */
export const depositAsked = (
  { subject, index }: AmountInSentence,
  same: readonly AmountFact[],
): readonly AmountFact[] =>
  ASKS_DEPOSIT.test(subject.question)
    ? same.filter((fact) => index.fees.includes(fact) && /deposit/i.test(fact.quote ?? ''))
    : [];

/** 'The deposit for an operation is £50': deposits of treatments, if the clinic has none. */
export const depositsNamed = (
  { subject, index }: AmountInSentence,
  same: readonly AmountFact[],
): readonly AmountFact[] =>
  /\bdeposits?\b/.test(subject.sentence)
    ? feesAbout(/deposit/i, subject, index).filter((fact) => same.includes(fact))
    : [];

/**
 * 'How much is a repeat visit?', 'It is £38.' and 'Ask for a written prescription; we charge £18', unless the words around
 * the amount say for what: 'we charge £25 for a letter'.
 */
const sentenceInContext = ({ subject: { named, sentence, question, start }, text }: AmountInSentence): string =>
  named.length > 0 || OTHER_NAMES.some(([words]) => words.test(sentence))
    ? sentence
    : `${question} ${clausesBefore(text, start)}${sentence}`;
