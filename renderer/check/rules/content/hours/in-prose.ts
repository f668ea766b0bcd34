import { dayGroupsIn, type Place } from '../../../../facts/day-groups.ts';
import { hoursPart, statesTime } from '../../../../facts/hours-clauses.ts';
import { LUNCH } from '../../../../facts/opening-claim-times.ts';
import { dailyClaimsIn, isBareHours, isSpecialDay, openingClaimsIn } from '../../../../facts/opening-claims.ts';
import { openingTimesIn } from '../../../../facts/opening-times.ts';
import { joinedSpan, type SentenceSpan, sentencesIn } from '../../../../facts/sentences.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { isAuthored, type PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { isHearsay } from '../hearsay.ts';
import { isOutside, isOutsideOn } from './agreement.ts';
import { answered, isOnlyYes, placeIn, type Statement } from './answers.ts';
import { dailyFinding, findingOf, openDayFindings, specialFinding } from './findings.ts';
import { askedIn, isQuestion } from './questions.ts';
import { specialClaimsFinder } from './special-hours-in-prose.ts';
import { hoursOwner, isOtherAsked, OPENING, statesClinicsHours } from './subject.ts';

const ALWAYS =
  /\b(?:the clock|24\/7|24 hours|day and night|(?:days|evenings) a (?:week|year)|every day|365|lunch(?:time)?|whole week|(?:first|last) (?:appointment|patient|client|slot)s?|(?:opens?|closes?|shuts?) (?:at|from))\b/;

/** Reports opening hours in sentences that differ from those of the config: 'On Wednesdays we close at 7pm.' */
export function hoursInProse(input: RuleInput): readonly RuleFinding[] {
  const whoseIn = hoursOwner(input);
  const specialClaimsIn = specialClaimsFinder(input.site, input.today);
  const { questionOf } = input.lookups;
  return clinicsProseOf(input.publicTexts)
    .filter((text) => isAboutDays(text, questionOf(text)) && !isClosure(text))
    .flatMap((publicText) => {
      const ranges = openingTimesIn(publicText.normal);
      return statementsIn(publicText.normal.text, questionOf(publicText))
        .filter((statement) => statesHours(input, publicText, statement))
        .flatMap((statement) => {
          const text = hoursPart(statement.text);
          const whose = LUNCH.test(statement.text) ? 'clinic' : whoseIn(publicText, { ...statement, text });
          if (whose === 'others') return [];
          // Hours of a part of the clinic can be shorter than its own, but not outside them.
          return differencesIn({ input, publicText, statement, ranges, specialClaimsIn, isPart: whose === 'part' });
        });
    });
}

/** True for a statement that can be about the hours of the clinic. */
function statesHours(input: RuleInput, publicText: PublicText, { text, start }: Statement): boolean {
  const isOwn = statesClinicsHours(text) || LUNCH.test(text);
  const [isOpening, isBare] = [OPENING.test(text), isBareHours(text)];
  if (!(isOwn || isOpening || isBare) || isHearsay(publicText, text)) return false;
  const part = hoursPart(text);
  return (
    isOwn ||
    OPENING.test(part) ||
    (isOpening && (isBareHours(part) || OF_THAT_DAY.test(part))) ||
    (isBare && !isAboutItem(input, publicText, start))
  );
}

/** Returns what a statement about the hours of the clinic, or of a part of it, says otherwise than the config. */
function differencesIn({
  input,
  publicText,
  statement,
  ranges,
  specialClaimsIn,
  isPart,
}: {
  readonly input: RuleInput;
  readonly publicText: PublicText;
  readonly statement: Statement;
  /** Times that are compared as a table of hours. */
  readonly ranges: readonly Place[];
  readonly specialClaimsIn: ReturnType<typeof specialClaimsFinder>;
  readonly isPart: boolean;
}): readonly RuleFinding[] {
  const { text, start } = statement;
  const spanOf = (claim: Place) => {
    const { at, length } = placeIn(statement, claim);
    return publicText.normal.original(start + at, length);
  };
  const isOpen = (claim: Place) => {
    const span = spanOf(claim);
    if (span.length === 0) return false;
    const isRead = ranges.some(({ at, length }) => at < span.at + span.length && span.at < at + length);
    return !isRead && isAuthored(publicText, span);
  };
  const ofPart = <Claim extends Place>(claim: Claim) => (isPart ? { ...claim, isWithin: true } : claim);
  const claims = openingClaimsIn(text)
    .filter((claim) => isOpen(claim) && (!isPart || isOutside(claim, input.site.clinic.hours)))
    .map(ofPart);
  const special = specialClaimsIn(text).filter(
    ({ claim, hours }) => isOpen(claim) && (!isPart || isOutsideOn(claim, hours)),
  );
  const daily = dailyClaimsIn(text)
    .filter((claim) => isOpen(claim) && !(claim.isBreak && isAboutItem(input, publicText, start)))
    .map(ofPart);
  return [
    ...claims.flatMap((claim) => findingOf(claim, { publicText, span: spanOf(claim), input })),
    ...special.flatMap((each) => specialFinding(each, { publicText, span: spanOf(each.claim) })),
    ...daily.flatMap((claim) => dailyFinding(claim, { publicText, span: spanOf(claim), input })),
    ...(isPart ? [] : openDayFindings(text, { publicText, spanOf, input })),
  ];
}

/** 'Saturdays? Of course: come between nine and two.': the answer is about the day in the question. */
const ASKED_DAYS =
  /^\W*(?:(?:and|or|on|at|what about|how about) )*[a-z]+days?(?: (?:and|or) [a-z]+days?)?(?: (?:mornings?|afternoons?|evenings?))? ?\?\s*$/;

/** 'Come on a Saturday if you can. There is somebody here from ten.': hours of the day in the sentence before. */
const OF_THAT_DAY =
  /^\W*(?:then )?(?:there(?: is|'s) (?:somebody|someone|always somebody)|we(?: are|'re)) (?:here|in|there)\b|^\W*(?:that|this) (?:means|is)\b|^\W*on (?:an? )?[a-z]+days? (?:that|this) (?:means|is)\b/;

/** A sentence about the day, or the hours, of the one before. */
const continues = ({ text }: SentenceSpan, before: SentenceSpan): boolean =>
  OF_THAT_DAY.test(text) &&
  statesTime(text) &&
  !statesTime(before.text) &&
  dayGroupsIn(before.text).length + dayGroupsIn(text).length === 1 &&
  OPENING.test(before.text);

/**
 * Returns the statements of a text, each with the words of the question before it that it leaves out; a question states
 * nothing.
 */
const statementsIn = (text: string, asked: string): readonly Statement[] =>
  sentencesIn(text).flatMap((sentence, index, sentences) => {
    if (isQuestion(sentence.text)) return [];
    const before = sentences[index - 1];
    if (before && (continues(sentence, before) || ASKED_DAYS.test(before.text)))
      return [{ ...joinedSpan(text, before, sentence), given: 0 }];
    const questionText = answeredQuestion(sentences, index, asked);
    if (isOtherAsked(questionText) && isBareHours(hoursPart(sentence.text))) return [];
    const question = askedIn(questionText);
    return question ? answered(sentence, question) : [{ ...sentence, given: 0 }];
  });

/** The question that a sentence answers: it comes directly before it, or before a 'yes'. */
function answeredQuestion(sentences: readonly SentenceSpan[], index: number, asked: string): string {
  const before = sentences[index - 1];
  if (before === undefined) return asked;
  if (isQuestion(before.text)) return before.text;
  return isOnlyYes(before.text) ? answeredQuestion(sentences, index - 1, asked) : '';
}

const isAboutDays = ({ normal }: PublicText, question: string): boolean =>
  [question, normal.text].some((text) => dayGroupsIn(text).length > 0 || ALWAYS.test(text) || isSpecialDay(text));

/** Bare hours below a treatment, a person or a question about them can be theirs. */
const isAboutItem = ({ lookups }: RuleInput, publicText: PublicText, start: number): boolean =>
  (publicText.source.from === 'config' && publicText.source.path[0] === 'people') ||
  lookups.subjectAt(publicText, start).owner !== undefined;

/** The reason of a closure or of special hours states an exception. */
const isClosure = ({ source }: PublicText): boolean =>
  source.from === 'config' &&
  source.path[0] === 'clinic' &&
  (source.path[1] === 'closures' || source.path[1] === 'specialHours');
