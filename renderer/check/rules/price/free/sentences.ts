/** Sentences that describe something with a price as free. */
import { isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import { formatPath } from '../../../../core/finding.ts';
import { clausesBefore, sentenceSpanAt } from '../../../../facts/sentences.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import { clinicsProseOf, isClinicsProse } from '../../about/prose.ts';
import { isUnlike } from '../../claim/learned/index.ts';
import { wordMatchesIn } from '../../claim/lexicon/lexicon.ts';
import { authoredAt, configPathOf, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../../rule.ts';
import { feeAfterFree, MEETING } from '../amounts/fees/fees-after-free.ts';
import { isPricedMonthly } from '../amounts/sentence/paid-monthly.ts';
import { PERCENT } from '../amounts/sentence/percent-words.ts';
import { againstPrices, itemsWithPrices } from '../prose-findings.ts';
import { answerFinding } from './asked.ts';
import { pricedAmong } from './can-be-free.ts';
import { freeItems } from './free-items.ts';
import { helpFor } from './help.ts';
import { FREE } from './words.ts';

/** 'A massage is free, and we look at how you move': what follows is another statement, and no condition. */
const endsStatement = ({ normal }: PublicText, { at, length }: Span): boolean =>
  /^, and (?:we|you|it|they)\b(?![^.;!]*\b(?:if|when|unless|only|except|but|until|once|pays?|costs?)\b)/.test(
    normal.text.slice(normal.index(at + length)),
  );

/** Reports sentences that describe something as free, if everything that they mean has a price. */
export function sentences(input: RuleInput): readonly RuleFinding[] {
  const found = wordMatchesIn(FREE, input.authored).flatMap(({ text, span }) => {
    if (!isClinicsProse(text) || isConsultationName(text) || isQuotedFigure(text, span)) return [];
    // The question decides what “nothing” means, so sentences that resemble it do not.
    const isOfQuestion = /^nothing(?: at all| whatsoever)?$/i.test(textAt(text, span));
    const isPlain = endsStatement(text, span) || feeIn(text, span) !== undefined;
    if (!isOfQuestion && !isPlain && isUnlike({ text, span }, 'price/free', input)) return [];
    const { text: sentence, start } = sentenceSpanAt(text.normal.text, text.normal.index(span.at));
    // `price/saving` compares 'pay for three, and the fourth is free' with the courses.
    if (
      isRepair(sentence) ||
      isRepair(input.lookups.questionOf(text)) ||
      isPartOfCount(sentence, text.normal.index(span.at) - start)
    )
      return [];
    const about = freeItems(input, text, span);
    const isMeeting = MEETING.test(sentence.slice(0, text.normal.index(span.at) - start));
    return about.length > 0 || (isMeeting && feeIn(text, span) !== undefined)
      ? { text, span, sentence, start, about }
      : [];
  });
  const reported = new Set(found.map(({ text }) => text));
  const answers = clinicsProseOf(input.publicTexts).filter((text) => !reported.has(text));
  return [
    ...found.flatMap((description) => describedFinding(description, input) ?? []),
    ...answers.flatMap((text) => answerFinding(text, input) ?? []),
  ];
}

/** Words that describe items as free. */
interface Description {
  readonly text: PublicText;
  readonly span: Span;
  readonly sentence: string;
  /** Where the sentence begins in the normalised text. */
  readonly start: number;
  readonly about: readonly PricedItem[];
}

function describedFinding(
  { text, span, sentence, start, about }: Description,
  input: RuleInput,
): RuleFinding | undefined {
  const { site } = input;
  const index = input.lookups.items();
  const priced = pricedAmong(about, { sentence, site, index });
  const words = textAt(text, span);
  if (priced.length === 0) return feeFinding(text, span, about);
  return {
    message: `“${words}” describes ${itemsWithPrices(priced)}.`,
    help: helpFor(words, sentence, { about: priced, site, index }),
    ...authoredAt(text, span),
    ...againstPrices(priced),
    ...warningUnless(
      !CONDITION.test(`${clausesBefore(text.normal.text, start)}${sentence}`) &&
        !namesPlan(sentence, index) &&
        index.namesIn(sentence).some(({ items }) => isOneOf(items, priced)),
    ),
  };
}

/** 'If a new one follows, removal costs nothing', 'on the NHS': others can pay for it. */
const CONDITION =
  /\b(?:if|when|whenever|unless|once|provided|as long as|nhs|gps?|hospitals?|schools?|employers?|insurers?|referral)\b/;

/** 'Members of the puppy plan pay nothing for the first check': it can be part of what they pay by the month. */
const namesPlan = (sentence: string, { mentionsIn }: ItemIndex): boolean =>
  /\bmembers?\b/.test(sentence) &&
  mentionsIn(sentence).some(({ items }) => items.length > 0 && items.every(isPricedMonthly));

/** Whether a name means one of these items; that of a category can mean any of its treatments. */
const isOneOf = (named: readonly PricedItem[], priced: readonly PricedItem[]): boolean =>
  !named.some(isCategory) && named.some((item) => priced.includes(item));

/** Whether a position is in words for one of several that is free: 'one visit in five is free'. */
const isPartOfCount = (sentence: string, at: number): boolean =>
  [...sentence.matchAll(PERCENT)].some(
    ({ index, 0: { length }, groups = {} }) =>
      (groups.nth ?? groups.oneOf) !== undefined && index <= at && at < index + length,
  );

/** 'We offer {figures.freeSessions} at no charge': the owner has stated as a fact what is free. */
const isQuotedFigure = ({ text, segments }: PublicText, { at }: Span): boolean =>
  segments.some(
    ({ fact, start, end }) =>
      fact !== undefined &&
      /\bfigures\..*free/i.test(fact) &&
      start < at &&
      /^[\s,]*(?:is|are)?\s*$/.test(text.slice(end, at)),
  );

/** `consultations` checks these names. */
const isConsultationName = (text: PublicText): boolean =>
  /(?:^|\.)consultation\.name$/.test(formatPath(configPathOf(text)));

const IF_IT_FAILS =
  /\b(?:if|when|should) (?:it|one|an?|the|your|our|any|anything|they)(?: [\w-]+){0,4}? (?:breaks?|chips?|cracks?|fails?|comes? (?:loose|off|out|undone)|falls? (?:off|out|apart)|snaps?|tears?|slips?|leaks?|wears? out)\b|\b(?:an?|the|your|one|every|each|any) (?:[a-z]+ (?:or|and) )?(?:broken|lost|cracked|chipped|faulty|damaged|failed|loose) /;

/** 'If a crown breaks within a year, we mend it for nothing': what was bought is repaired, and nobody gets another free. */
const isRepair = (sentence: string): boolean => IF_IT_FAILS.test(sentence);

/** Returns the fee in the words after “free”. */
const feeIn = ({ normal }: PublicText, { at, length }: Span): string | undefined =>
  feeAfterFree(normal.text.slice(normal.index(at + length)));

/** Reports a fee in the words after “free”: what is called free costs as much. */
function feeFinding(text: PublicText, span: Span, about: readonly PricedItem[]): RuleFinding | undefined {
  const added = feeIn(text, span);
  if (added === undefined) return undefined;
  return {
    message:
      about.length === 0
        ? `After “${textAt(text, span)}”, the next words add a fee: “${added}”.`
        : `“${textAt(text, span)}” describes ${itemsWithPrices(about)}, but the next words add a fee: “${added}”.`,
    help: 'Remove the fee if nobody pays it. Otherwise write its amount as the price, and do not call it free.',
    ...authoredAt(text, span),
    ...againstPrices(about),
  };
}
