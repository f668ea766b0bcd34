/** A time beside a day of the week, in sentences with any verb: 'The last ticket is given out at six on Friday.' */
import { matchesOf } from '../../../../core/pattern.ts';
import { type DayGroup, dayGroupsIn, type Place } from '../../../../facts/day-groups.ts';
import { hoursPart } from '../../../../facts/hours-clauses.ts';
import { isSpecialDay } from '../../../../facts/opening-claims.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { minutesOfTime, TIME } from '../../../../facts/spoken-time.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { isOutside } from './agreement.ts';
import { findingOf } from './findings.ts';
import { isQuestion } from './questions.ts';
import { isSamePlace } from './same-place.ts';
import { hoursOwner, OPENING } from './subject.ts';

/** '… one on a Saturday' of a number of visits: a bare number is a time after such a word only. */
const AT = /\b(?:at|from|until|till)(?: (?:about|around))? $/;
const IS_CLOCK = /[:.]\d\d|[ap]\.?m\b|o'clock|past|quarter|half|noon|midday/;
const TO_DAY = /^(?: (?:in the (?:morning|afternoon|evening)|on|of|every|each|any|an?|the))* $/;
const FROM_DAY =
  /^(?:,? (?:only|already|for instance|as early as|as late as))*,? (?:at|from|until|till)(?: (?:about|around))? $/;
/** 'At seven on Friday evening' */
const PART = /(?:morning|afternoon|evening)/;
const CLAUSE = /[,;:]|\b(?:and|or|but|as|since|because|so|than|when|where|while|that|which|who)\b/;
const OURS = /\b(?:we|us|our|you|your|here|(?:first|last) [a-z]+)\b/;
/** 'He collects your samples at two': the courier of the sentence before */
const PRONOUN = /^\W*(?:he|she|it|they|this|that)\b/;
/** What happens elsewhere, at home or at no regular time. */
const ELSEWHERE =
  /\b(?:elsewhere|homes?|doorstep|van|mobile|couriers?|drivers?|post(?:ed|man|box)?|e-?mails?|messages?|texts?|writ(?:e|es|ing)|repl(?:y|ies)|answer\w*|rings?(?! the bell)|phon(?:e|es|ing)|calls? (?:back|you)|online|video|midnight|events?|talks?|meets?|party|parties|library|hall|club|market|radio|app|portal|park\w*|bays?|permits?|ferry|trams?|dose|tablets?|drops|fast(?:ing)?|sleep|wake|wash|shower|drive|nothing|not|never|nobody|no|if|unless|except|instead|was|were|had|came|rang|once)\b|n't\b/;

/** Reports times at which the clinic is closed on the day beside them, in sentences about which nothing else is found. */
export function timesBesideDays(input: RuleInput, found: readonly RuleFinding[]): readonly RuleFinding[] {
  const whoseIn = hoursOwner(input);
  const { questionOf } = input.lookups;
  return clinicsProseOf(input.publicTexts)
    .filter(({ normal }) => dayGroupsIn(normal.text).length > 0)
    .flatMap((publicText) =>
      sentencesIn(publicText.normal.text).flatMap((sentence) => {
        const { text, start } = sentence;
        const part = hoursPart(text);
        const about = `${questionOf(publicText)} ${PRONOUN.test(text) ? publicText.normal.text.slice(0, start) : ''} ${part}`;
        const isOurs = OURS.test(about) || OPENING.test(text);
        if (isQuestion(text) || isSpecialDay(text) || !isOurs || ELSEWHERE.test(about)) return [];
        return timesIn(part).flatMap((claim) => {
          const span = publicText.normal.original(start + claim.at, claim.length);
          const isWrong = isOutside(claim, input.site.clinic.hours) && isAuthored(publicText, span);
          const place = authoredAt(publicText, publicText.normal.original(start, text.length));
          return isWrong &&
            !found.some((other) => isSamePlace(other, place)) &&
            whoseIn(publicText, sentence) !== 'others'
            ? findingOf(claim, { publicText, span, input })
            : [];
        });
      }),
    );
}

const timesIn = (text: string) => {
  const groups = dayGroupsIn(text);
  return matchesOf(new RegExp(TIME, 'g'), text).flatMap(({ 0: time, index: at }) => {
    const place = { at, length: time.length };
    const group = groupBeside(text, place, groups);
    if (!group) return [];
    const part = PART.exec(text.slice(group.at, group.at + group.length))?.[0] ?? '';
    return [
      { ...place, days: group.days, last: minutesOfTime(`${time} in the ${part}`), isOpen: true, isWithin: true },
    ];
  });
};

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
