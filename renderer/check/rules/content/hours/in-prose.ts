/** Opening hours in sentences that differ from those of the config: 'On Wednesdays we close at 7pm.' */
import { dayGroupsIn, type Place } from '../../../../facts/day-groups.ts';
import { hoursPart } from '../../../../facts/hours-clauses.ts';
import { LUNCH } from '../../../../facts/opening-claim-times.ts';
import { dailyClaimsIn, isBareHours, isSpecialDay, openingClaimsIn } from '../../../../facts/opening-claims.ts';
import { openingTimesIn } from '../../../../facts/opening-times.ts';
import { TIME } from '../../../../facts/spoken-time.ts';
import { namedDatesIn, writtenDatesIn } from '../../../../facts/written-dates.ts';
import { personOf } from '../../about/people.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { configPathOf, overlap, type PublicText, type Span } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { isHearsay } from '../hearsay.ts';
import { isOutside, isOutsideOn } from './agreement.ts';
import { placeIn, type Statement } from './answers.ts';
import { dailyFinding, findingOf, openDayFindings, specialFinding } from './findings.ts';
import { specialClaimsFinder } from './special-hours-in-prose.ts';
import { OF_THAT_DAY, statementsIn } from './statements.ts';
import { hoursOwner, OPENING, statesClinicsHours } from './subject.ts';

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
          return differencesIn({ input, publicText, statement, ranges, specialClaimsIn, isPart: whose === 'part' });
        });
    });
}

/** True for a statement that can be about the hours of the clinic. */
function statesHours(input: RuleInput, publicText: PublicText, { text, start }: Statement): boolean {
  const isOwn = statesClinicsHours(text) || LUNCH.test(text) || hasDatedHours(text);
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

/** 'Once this winter: on 6 February, from 9:00 to 13:00' */
const HOURS_NEXT = new RegExp(`^,? (?:only )?(?:(?:from|between) ${TIME}|until ${TIME}|${TIME}-)`);
const hasDatedHours = (text: string): boolean =>
  [...writtenDatesIn(text), ...namedDatesIn(text)].some(({ at, length }) => HOURS_NEXT.test(text.slice(at + length)));

/** A statement about the hours of the clinic, or of a part of it. */
interface HoursStatement {
  readonly input: RuleInput;
  readonly publicText: PublicText;
  readonly statement: Statement;
  /** Times that are compared as a table of hours. */
  readonly ranges: readonly Place[];
  readonly specialClaimsIn: ReturnType<typeof specialClaimsFinder>;
  readonly isPart: boolean;
}

/** Returns what a statement says otherwise than the config. */
function differencesIn(stated: HoursStatement): readonly RuleFinding[] {
  const { input, publicText, isPart } = stated;
  const { text } = stated.statement;
  const around = (claim: Place) => ({ publicText, span: spanOf(claim, stated), input });
  return [
    ...weeklyClaims(stated).flatMap((claim) => findingOf(claim, around(claim))),
    ...specialClaims(stated).flatMap((each) => specialFinding(each, around(each.claim))),
    ...dailyClaims(stated).flatMap((claim) => dailyFinding(claim, around(claim))),
    ...(isPart ? [] : openDayFindings(text, around)),
  ];
}

function spanOf(claim: Place, { publicText, statement }: HoursStatement): Span {
  const { at, length } = placeIn(statement, claim);
  return publicText.normal.original(statement.start + at, length);
}

/** Whether the claim is in this sentence, and not in a table of hours. */
function isCompared(claim: Place, stated: HoursStatement): boolean {
  const span = spanOf(claim, stated);
  return span.length > 0 && !stated.ranges.some((range) => overlap(range, span));
}

// Hours of a part of the clinic can be shorter than its own, but not outside them.
const ofPart = <Claim extends Place>(claim: Claim, { isPart }: HoursStatement) =>
  isPart ? { ...claim, isWithin: true } : claim;

const weeklyClaims = (stated: HoursStatement) =>
  openingClaimsIn(stated.statement.text)
    .filter((claim) => isCompared(claim, stated))
    .filter((claim) => !stated.isPart || isOutside(claim, stated.input.site.clinic.hours))
    .map((claim) => ofPart(claim, stated));

const specialClaims = (stated: HoursStatement) =>
  stated
    .specialClaimsIn(stated.statement.text)
    .filter(({ claim, hours }) => isCompared(claim, stated) && (!stated.isPart || isOutsideOn(claim, hours)));

const dailyClaims = (stated: HoursStatement) =>
  dailyClaimsIn(stated.statement.text)
    .filter((claim) => isCompared(claim, stated))
    .filter((claim) => !(claim.isBreak && isAboutItem(stated.input, stated.publicText, stated.statement.start)))
    .map((claim) => ofPart(claim, stated));

const isAboutDays = ({ normal }: PublicText, question: string): boolean =>
  [question, normal.text].some((text) => dayGroupsIn(text).length > 0 || ALWAYS.test(text) || isSpecialDay(text));

/** Bare hours below a treatment, a person or a question about them can be theirs. */
const isAboutItem = ({ site, lookups }: RuleInput, publicText: PublicText, start: number): boolean =>
  personOf(publicText, site.people) !== undefined || lookups.subjectAt(publicText, start).owner !== undefined;

/** The reason of a closure or of special hours states an exception. */
const isClosure = (publicText: PublicText): boolean => {
  const [part, field] = configPathOf(publicText);
  return part === 'clinic' && (field === 'closures' || field === 'specialHours');
};
