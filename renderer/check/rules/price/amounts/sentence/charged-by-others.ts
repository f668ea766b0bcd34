/** Amounts that the clinic does not charge today: those of the past, and those that others may charge. */
import { restWithClauses } from '../../../../../facts/sentences.ts';
import { OTHERS } from './about-amount.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './amount-in-sentence.ts';

/** 'In 2014, when a massage cost £25', 'it was £30 in our first winter': words for the past, and a verb in the past. */
const PAST_TIME =
  /\bin (?:19|20)\d\d\b|\bin (?:our|his|her|the) first (?:year|winter|spring|summer|autumn|months?|weeks?|days?)\b|\bback (?:then|when)\b|\b(?:years|decades) ago\b|\bin those days\b|\bused to\b|\b(?:when (?:we|she|he|they|\w+) (?:opened|started|began|trained|qualified))\b/;
const PAST_VERB =
  /\b(?:cost|was|were|charged|paid|asked for|used to (?:be|cost|charge|pay))(?: (?:only|just|about|around|us|her|him|them|me))* $|\b(?:i|we|he|she|they) had(?: [^.;£]{1,40})? $/;

/** 'It used to cost £130; now it is £95' makes the price of today look low, unlike the price of a certain time. */
function isReducedFrom({ amount, amounts, text, subject: { sentence } }: AmountInSentence): boolean {
  const rest = restWithClauses(text, amount.normalAt);
  const isLower = amounts.some(
    ({ normalAt, pence = Number.NaN }) =>
      normalAt > amount.normalAt && normalAt < amount.normalAt + rest.length && pence < (amount.pence ?? 0),
  );
  return isLower && /\b(?:now|today|currently)\b/.test(rest) && !LONG_AGO.test(sentence);
}
const LONG_AGO = /\b(?:in (?:19|20)\d\d|years? ago|decades? ago|when (?:we|she|he|they)|first)\b/;

/** 'My first teacher charged £5': somebody charged or spent it once; 'you are charged £5' is a price of today. */
const CHARGED =
  /\b(?<subject>[\p{L}']+) (?:charged|asked|quoted|wanted|spent|earned|lost)(?: (?:an?|for|only|just|about|around|me|her|him|us|them))* $/u;
const NOT_A_PERSON =
  /^(?:is|are|has|have|had|be|been|being|was|were|get|gets|got|we|not|never|also|usually|always|still|only)$/;

/** 'If somebody does the same for £200 less': what others may charge. */
const IF_OTHERS =
  /\b(?:if|should|when) (?:somebody|someone|anybody|anyone|another|you (?:find|see|have found|have seen|are offered|were quoted|get a (?:lower )?quote)) /;

/** 'Elsewhere a wax costs £50', 'some places want £50 for it': the price of nobody in particular. */
const INDEFINITE =
  /^\W*(?:elsewhere|somewhere else)\b|\b(?:some|other|many|most) (?:places|clinics|practices|salons|studios|surgeries|spas|shops|[a-z]+ists)\b(?: [\w'-]+){0,5} (?:wants?|charges?|asks?(?: for)?|takes?)(?: \w+)? $/;
/** 'A hip in a private hospital may cost £15,000': the price of others, and not of the clinic. */
const MIGHT_COST =
  /\b(?:may|might|can|could)(?: well| easily)? (?:cost|charge|be|come to|ask|want)(?: (?:you|about|up to|as much as|around|over|more than))* $/;
/** 'Does my insurer pay?', 'One limits consultations to £200 a year.' */
const ONE_OF_THEM = /^\W*(?:one|another|some|others|many|most) (?!of\b|is\b|are\b|costs?\b)[a-z]+ /;
/** 'What do other clinics charge?', 'What would I pay elsewhere?' */
const ASKS_OTHERS = /\b(?:others?\b.*\b(?:charge|cost|ask|want)|(?:charge|cost|pay|price)s?\b.*\belsewhere)\b/;
const OWN_PRICE = /\b(?:ours?|us|here|we (?:charge|ask|take|want))\b/;
export const OURSELVES = /\b(?:we|our|us|here)\b/;

/** 'Calls are passed on to Nightwatch, a separate company. A consultation there is £245.' */
const SEPARATE =
  /\b(?:separate|another|other|different) (?:[a-z-]+ )?(?:company|companies|firm|practice|clinic|provider|business|hospital|laboratory|surgery|centre)\b|\b(?:own|its) (?:[a-z-]+ )?(?:and )?(?:prices|terms|fees|charges)\b/;
/** 'Insurers decide for themselves: some cap a check-up at £25 or £30' */
const THEY_PAY =
  /\b(?:some|others|many|most|they|one|it) (?:caps?|limits?|pays?|refunds?|reimburses?|covers?|allows?|contributes?)\b[^.;]*$/;
/** 'My employer pays £50 towards it', 'many health plans return part of the fee, up to £100 a year' */
const PAYERS =
  /\b(?:employers?|insur(?:er|ers|ance)|(?:cash|health) plans?|union|charity|council|school)\b[^.;]*\b(?:pays?|gives?|contributes?|covers?|allows?|refunds?|returns?|reimburses?)\b[^.;]*$/;
const OF_THEM = /\b(?:there|its|their|they)\b/;

/** 'We looked at nine other practices: an hour was between £45 and £75', but not 'other clinics ask more than we do, £60' */
const OTHER_FIRMS =
  /\b(?:(?:others?|another|competing|rival|neighbouring) (?:[a-z-]+ ){0,2}?(?:places|clinics?|practices?|salons?|studios?|surger(?:y|ies)|spas?|shops?|providers?|[a-z]+ists?)\b|(?:rang|phoned|called|asked|compared|looked at|visited|checked) (?:[\w']+ ){0,4}?other [a-z]+\b)(?<after>.*)$/;

/** Without such a verb, the price can be that of the clinic: 'taking out stitches that another clinic put in: £40' */
const CHARGE = /\b(?:charged?|charging|asked|asks?|wanted|was|were|cost)\b/;

function isOfSomebody({ subject: { sentence, question, start }, text }: AmountInSentence, before: string): boolean {
  if (ASKS_OTHERS.test(question) && !OWN_PRICE.test(before)) return true;
  const { after = '' } = OTHER_FIRMS.exec(before)?.groups ?? {};
  if (CHARGE.test(after) && !OURSELVES.test(after)) return true;
  if (OURSELVES.test(before)) return false;
  return (
    INDEFINITE.test(before) ||
    PAYERS.test(before) ||
    (OTHERS.test(before) && THEY_PAY.test(before)) ||
    (OF_THEM.test(before) && SEPARATE.test(text.slice(0, start) + before)) ||
    (MIGHT_COST.test(before) && OTHERS.test(sentence)) ||
    (ONE_OF_THEM.test(sentence) && OTHERS.test(question))
  );
}

/** 'This year a check-up went up from £50 to £52': the former price */
const ROSE_FROM =
  /\b(?:went|gone|going|rose|risen|raised|increased|put) (?:up )?from $|\b(?:went|gone|rose|risen|raised|increased|put) (?:up )?from [^.;]*,? and [^.;]*\bfrom $/;

/** 'A check-up: £20 on the NHS, £65 with us. A crown: £260, or £695.': the price of others beside that of the clinic */
function isBesideOwn(context: AmountInSentence): boolean {
  const { amount, amounts, text, index } = context;
  const next = amounts[amounts.indexOf(amount) + 1];
  return OTHERS.test(text) && /^,? or £/.test(wordsAfter(context)) && index.facts.has(next?.pence ?? Number.NaN);
}

/** Whether the words around the amount say that the clinic does not charge it, or no longer. */
export function isChargedByOthers(context: AmountInSentence): boolean {
  const before = wordsBefore(context);
  const { subject = '' } = CHARGED.exec(before)?.groups ?? {};
  return (
    (PAST_TIME.test(context.subject.sentence) && PAST_VERB.test(before) && !isReducedFrom(context)) ||
    (subject !== '' && !NOT_A_PERSON.test(subject)) ||
    IF_OTHERS.test(before) ||
    (ROSE_FROM.test(before) && /^ to £/.test(wordsAfter(context))) ||
    isBesideOwn(context) ||
    isOfSomebody(context, before)
  );
}

/** 'Does it cost more than £40?', 'No.': the answer states a limit of the price. */
const LIMIT = /\b(?:than|over|under|above|below|within|the|least|most|up to)(?: \w+)? $/;

/** 'Is it true that a class costs £20?', 'No, that is the studio across the road.': nobody is charged that. */
export const isDeniedAmount = (context: AmountInSentence): boolean =>
  context.isDenied && !LIMIT.test(wordsBefore(context));

/** 'It is five pounds short of a float. Grandmothers add the five pounds.': the text has stated the amount already. */
export const isStatedBefore = ({ amount, amounts, subject }: AmountInSentence): boolean =>
  /\b(?:the|these|those) $/.test(wordsBefore({ amount, subject })) &&
  amounts.some(({ normalAt, pence }) => normalAt < subject.start && pence === amount.pence);
