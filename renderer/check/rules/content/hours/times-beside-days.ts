/** A time beside a day of the week, in sentences with any verb: 'The last ticket is given out at six on Friday.' Or the time of a last appointment, which ends later. */
import { isCategory } from '../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../core/only-one.ts';
import { matchesOf } from '../../../../core/pattern.ts';
import { type DayGroup, dayGroupsIn, type Place } from '../../../../facts/day-groups.ts';
import { spokenMinutes } from '../../../../facts/duration.ts';
import type { Weekday } from '../../../../facts/hours.ts';
import { hoursPart, statesTime } from '../../../../facts/hours-clauses.ts';
import { isSpecialDay } from '../../../../facts/opening-claims.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { minutesOfTime, TIME } from '../../../../facts/spoken-time.ts';
import { inClinicsProse } from '../../about/prose.ts';
import type { Subject } from '../../about/subject.ts';
import { authoredAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { isSamePlace } from '../same-place.ts';
import { dailyFinding, findingOf } from './findings.ts';
import { isQuestion } from './questions.ts';
import { hoursOwner, OPENING } from './subject.ts';

/** '… one on a Saturday' of a number of visits: a bare number is a time after such a word only. */
const AT = /\b(?:at|from|until|till|any ?time (?:before|after|up to))(?: (?:about|around))? $/;
const UNTIL = /\b(?:until|till)(?: about)? $/;
const IS_CLOCK = /[:.]\d\d|[ap]\.?m\b|o'clock|past|quarter|half|noon|midday/;
const TO_DAY = /^(?: (?:in the (?:morning|afternoon|evening)|on|of|every|each|any|an?|the))* $/;
const FROM_DAY =
  /^(?:,? (?:only|already|for instance|as early as|as late as))*,? (?:at|from|until|till)(?: (?:about|around))? $/;
const CLAUSE = /,(?! any)|[;:]|\b(?:and|or|but|as|since|because|so|than|when|where|while|that|which|who)\b/;
const OURS = /\b(?:we|us|our|you|your|here|(?:first|last) [a-z]+)\b/;
/** 'He collects your samples at two': the courier of the sentence before */
const PRONOUN = /^\W*(?:he|she|it|they|this|that)\b/;
/** What happens elsewhere, at home or at no regular time. */
const ELSEWHERE =
  /\b(?:elsewhere|homes?|doorstep|lockers?|letter ?box|machine|shops?|schools?|hospitals?|pharmac\w+|chemists?|caf[eé]|hotel|neighbou?rs?|van|mobile|couriers?|drivers?|post(?:ed|man|box)?|e-?mails?|messages?|texts?|writ(?:e|es|ing)|repl(?:y|ies)|answer\w*|rings?(?! the bell)|phon(?:e|es|ing)|calls? (?:back|you)|online|video|midnight|events?|talks?|meets?|party|parties|library|hall|club|market|radio|app|portal|park\w*|bays?|permits?|ferry|trams?|dose|tablets?|drops|fast(?:ing)?|sleep|wake|wash|shower|drive|nothing|not|never|nobody|no|if|unless|except|instead|was|were|had|came|rang|once)\b|n't\b/;

/** 'For a visit on Tuesday at ten, that is Sunday at ten': the end of a period of notice, at which nobody comes. */
const COUNTED_BACK = /\b(?:that|this|which|it) (?:is|means|would be) (?:by |on |until |before )?(?:the )?[a-z]+day\b/;
const NOTICE =
  /\b(?:notice|cancel\w*|rebook\w*|reschedul\w*|mov(?:e|ed|ing)|before|ahead|in advance|in time|deadline)\b/;

/** 'You can collect medicines at half past one': within the hours of some day */
const FETCHES = /\b(?:collect|pick up|fetch|drop off|hand in) (?:[\w'-]+ ){1,5}?at $/;
/** 'The last appointment for a scan begins at six', 'our last massage on Fridays is at one' */
const LAST =
  /\blast (?!of\b)(?:(?!\b(?:ends?|finish\w*|leaves?|over|done|until|till)\b)[^.;:,])*?\b(?:is|are|starts?|begins?|goes in)(?: at| about)* $/;
const APPOINTMENT = /\b(?:appointment|session|consultation|slot|visit|patient|client|treatment|booking)s?\b/;

/** Reports times at which the clinic is closed, in sentences about which nothing else is found. */
export function timesBesideDays(input: RuleInput, found: readonly RuleFinding[]): readonly RuleFinding[] {
  const whoseIn = hoursOwner(input);
  return inClinicsProse(input.publicTexts, sentencesIn, (sentence, publicText) => {
    const { text, start } = sentence;
    // Most sentences state no time, and the questions below take longer.
    if (!statesTime(text) || isQuestion(text) || isSpecialDay(text)) return [];
    const question = input.lookups.questionOf(publicText);
    const said = publicText.normal.text.slice(0, start);
    const about = `${question} ${PRONOUN.test(text) ? said : ''} ${hoursPart(text)}`;
    if (ELSEWHERE.test(about) || (COUNTED_BACK.test(text) && NOTICE.test(`${said} ${text}`))) return [];
    const isOurs = OURS.test(about) || OPENING.test(text);
    const days = [said, question]
      .map((each) => dayGroupsIn(each).flatMap((group) => group.days))
      .find(({ length }) => length > 0);
    const lengthOf = (words: string) => shortestOf(input.lookups.subjectAt(publicText, start), words, input);
    const place = authoredAt(publicText, publicText.normal.original(start, text.length));
    return (isOurs ? timesIn(hoursPart(text), days, lengthOf) : []).flatMap(({ takes, ...claim }) => {
      const span = publicText.normal.original(start + claim.at, claim.length);
      if (found.some((other) => isSamePlace(other, place))) return [];
      if (!FETCHES.test(text.slice(0, claim.at)) && whoseIn(publicText, sentence) === 'others') return [];
      const context = { publicText, span, input };
      const findings = claim.days ? findingOf({ ...claim, days: claim.days }, context) : dailyFinding(claim, context);
      const note = takes ? ` An appointment takes at least ${spokenMinutes(takes)}.` : '';
      return findings.map((finding) => ({ ...finding, message: `${finding.message}${note}` }));
    });
  });
}

/** Returns the times with the days on which the clinic should be open, or none if any will do, and how long it should stay open. */
function timesIn(
  text: string,
  daysBefore: readonly Weekday[] | undefined,
  lengthOf: (words: string) => number | undefined,
) {
  const groups = dayGroupsIn(text);
  return matchesOf(new RegExp(TIME, 'g'), text).flatMap(({ 0: time, index: at }) => {
    const place = { at, length: time.length };
    const before = text.slice(0, at);
    const group = groupBeside(text, place, groups);
    const [last] = LAST.exec(before) ?? [];
    const takes = last === undefined ? undefined : lengthOf(last);
    const isDaily = groups.length === 0 && (FETCHES.test(before) || takes !== undefined);
    // 'At seven on Friday evening', but not 'on Saturday mornings until one'
    const part = UNTIL.test(before)
      ? ''
      : (/morning|afternoon|evening/.exec(group ? text.slice(group.at, group.at + group.length) : '')?.[0] ?? '');
    const opens = minutesOfTime(`${time} in the ${part}`);
    if ((!group && !isDaily) || opens.length === 0) return [];
    const days = group?.days ?? (takes === undefined ? undefined : daysBefore);
    const during = takes === undefined ? { last: opens } : { opens, closes: opens.map((begins) => begins + takes) };
    return [{ ...place, ...during, days, takes, isOpen: true, isWithin: true }];
  });
}

/** The day after a time, or else the one before it: 'at four on Monday, at one on Friday'. */
function groupBeside(text: string, { at, length }: Place, groups: readonly DayGroup[]): DayGroup | undefined {
  const [before, end] = [text.slice(0, at), at + length];
  const isTime = AT.test(before) || IS_CLOCK.test(text.slice(at, end));
  const next = groups.find((group) => group.at >= end);
  if (next && isTime && TO_DAY.test(text.slice(end, next.at))) return next;
  const last = groups.findLast((group) => group.at + group.length <= at);
  const between = before.slice((last?.at ?? 0) + (last?.length ?? 0));
  return FROM_DAY.test(between) || (groups.length === 1 && AT.test(between) && !CLAUSE.test(between))
    ? last
    : undefined;
}

/** The shortest duration of the only treatment or category of a sentence. */
function shortestOf({ named, treated }: Subject, words: string, { site, lookups }: RuleInput): number | undefined {
  const item = onlyOne(named.length > 0 || !treated || !APPOINTMENT.test(words) ? named : [treated]);
  if (!item) return undefined;
  const ofCategory = Object.keys(site.catalogue).filter(
    (slug) => isCategory(item) && site.catalogue[slug]?.category === item.path[1],
  );
  const lengths = [item, ...ofCategory.flatMap((slug) => lookups.items().itemAt(['catalogue', slug]) ?? [])]
    .flatMap(({ minutes, options }) => [minutes, ...options.map((option) => option.minutes)])
    .filter((minutes) => minutes !== undefined);
  return lengths.length === 0 ? undefined : Math.min(...lengths);
}
