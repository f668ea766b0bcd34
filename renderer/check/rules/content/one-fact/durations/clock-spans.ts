/** Times of the clock between which an appointment lies: 'We start at nine and are done by noon.' */
import { figuresOf } from '../../../../../config/derived/item-figures.ts';
import { matchesOf } from '../../../../../core/pattern.ts';
import { spokenMinutes } from '../../../../../facts/duration.ts';
import { minutesOfTime, TIME } from '../../../../../facts/spoken-time.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { minutesOf } from './minutes.ts';

const BEGINS = '(?:starts?|begins?|arrives?|comes?|drops?|brings?)';
const ENDS = '(?:finish(?:es)?|ends?|done|over|collects?|fetch(?:es)?|picks?|leaves?|go(?:es)? home)';
const VISIT = new RegExp(
  `\\b${BEGINS}\\b[^.;:]{0,40}? at (?<from>${TIME})[^.;:]{0,40}?\\b${ENDS}\\b[^.;:]{0,30}? (?:at|by|before) (?<to>${TIME})`,
  'g',
);
/** 'The Monday class runs from 5.30 pm to 6.15 pm' */
const MEETING = new RegExp(
  `\\b(?:class|group|lesson|workshop)\\b[^.;:]{0,20}? (?:starts?|begins?|runs?|meets?|is|takes place|goes)(?: on)?(?: [a-z]+days?)?(?: at| from)? (?<from>${TIME})(?: (?:to|until|till)|,? and (?:finishes|ends|is over|is done)(?: at| by)?) (?<to>${TIME})`,
  'g',
);

interface Span {
  readonly pattern: RegExp;
  /** What else the sentence can be about: hours of days, and breaks in between. */
  readonly other: RegExp;
  /** How many times longer or shorter the stated time may be: times of day are mostly rounded. */
  readonly ratio: number;
}
const SPANS: readonly Span[] = [
  {
    pattern: VISIT,
    other: /\b(?:open|clos\w+|[a-z]+days?|lunch|break|overnight|next|class|group|lesson|workshop)\b/,
    ratio: 1.34,
  },
  { pattern: MEETING, other: /\b(?:open|clos\w+|lunch|break|overnight)\b/, ratio: 1.1 },
];
const HALF_DAY = 720;

/** Reports such times on the page of a treatment with a very different duration. */
export const clockSpanFindings = ({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] =>
  inClinicsProse(publicTexts, spansIn, ({ index, words, from, to, other, ratio }, publicText) => {
    const { owner, named, sentence } = lookups.subjectAt(publicText, index);
    const at = index + words.length - to.length;
    const span = publicText.normal.original(at, to.length);
    if (owner?.path[0] !== 'catalogue' || named.some((item) => item !== owner) || other.test(sentence)) return [];
    const lengths = figuresOf(site, owner.path).lengths.map(minutesOf);
    const stated = minutesBetween(from, to);
    const fits = (length: number) => stated <= length * ratio && stated >= length / ratio;
    if (stated === 0 || lengths.length === 0 || lengths.some(fits)) return [];
    const duration = spokenMinutes(Math.max(...lengths));
    return authoredFinding(publicText, span, {
      message: `From “${from}” to “${to}”, it takes ${spokenMinutes(stated)}, but the duration of “${owner.names[0]}” is ${duration}.`,
      help: `Correct the times, or quote the duration: {${owner.path.join('.')}.duration}.`,
      against: duration,
    });
  });

const spansIn = (text: string) =>
  SPANS.flatMap((span) =>
    matchesOf(span.pattern, text).map(({ index, 0: words, groups: { from = '', to = '' } = {} }) => ({
      ...span,
      ...{ index, words, from, to },
    })),
  );

/** 'nine' and 'half past ten' → 90; 0 if they are the same. */
function minutesBetween(from: string, to: string): number {
  const [start = 0] = minutesOfTime(from);
  const [end = 0] = minutesOfTime(to);
  return (((end - start) % HALF_DAY) + HALF_DAY) % HALF_DAY;
}
