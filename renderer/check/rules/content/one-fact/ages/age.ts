import { writtenNumber } from '../../../../../facts/number-words.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import { type PublicText, type Span, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { besideProgrammes } from '../counts/beside-programmes.ts';
import { authoredFinding, differsFrom } from '../differs.ts';
import { quotesFact } from '../mention.ts';
import { type AgeFigure, ageFigures, agesOf, isAboutOneThing } from './age-limits.ts';
import { agesIn, HAS_AGE } from './age-statements.ts';

/** Ages that are used as limits. “Over 40” describes whom a treatment helps, not who may come. */
const LIMITS = { from: 12, to: 25 };
const OLDEST_CHILD = 12;
const MONTHS_IN_YEAR = 12;

/** 'sixteen' → 16, '30 months' → 2, 'six weeks' → 0 */
function yearsOf(text: string): number | undefined {
  const [, number = '', unit] = /^(.*?)(?: (weeks|months))?$/.exec(text) ?? [];
  const count = writtenNumber(number);
  if (unit === 'weeks') return 0;
  return unit === 'months' && count !== undefined ? Math.floor(count / MONTHS_IN_YEAR) : count;
}
/** 'Children under 12 come with a parent.' Nobody below the minimum age comes, even with a parent. */
const WITH_PARENTS = /\b(?:parents?|guardians?|mother|father|adult with|accompanied)\b/;
/** 'Can my daughter come alone? From sixteen, yes.': others come with an adult. */
const ALONE =
  /\b(?:alone|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their|my) own|unaccompanied|without (?:me|us|an? (?:parent|adult|grown-up)))\b/;
/** 'Are you under 25? Then …': a group of those who may come. */
const ASKED = /\b(?:are|is) (?:you|your \w+) (?:still )?(?:under|over|older than|younger than) \d+[^.]*\?/;

/** Reports ages in sentences that differ from the minimum age, or from that of what the sentence is about. */
export function ageFindings({ site, plan, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const figures = ageFigures(site);
  const isBesideProgrammes = besideProgrammes(plan);
  const general = { path: 'clinic.minimumAge', text: String(site.clinic.minimumAge), years: site.clinic.minimumAge };
  return clinicsProseOf(publicTexts)
    .filter(({ normal }) => HAS_AGE.test(normal.text))
    .flatMap((publicText) =>
      agesIn(publicText, (at) => lookups.subjectAt(publicText, at)).flatMap((match) => {
        const { before, after, young, youngest, baby, ...limits } = match.groups ?? {};
        const limit = Object.values(limits).find((each) => each !== undefined);
        const text = before ?? after ?? young ?? youngest ?? baby ?? limit ?? '';
        const run = publicText.normal.original(match.index + match[0].lastIndexOf(text), text.length);
        const age = yearsOf(text) ?? general.years;
        const isExample = (young ?? youngest ?? baby) !== undefined;
        const isLimit = isExample || (age <= LIMITS.to && (limit !== undefined || age >= LIMITS.from));
        if (baby !== undefined && general.years > OLDEST_CHILD) return [];
        const subject = lookups.subjectAt(publicText, match.index);
        const own = agesOf(figures, subject, isBesideProgrammes(publicText));
        const expected = own.length > 0 ? own : [general];
        const stated = { age, isExample, subject };
        if (!isLimit || !contradicts(stated, expected, publicText)) return [];
        return findingOf(publicText, run, expected[0] ?? general);
      }),
    );
}

/** An age in a sentence, which is an example if it is the age of some who come. */
interface StatedAge {
  readonly age: number;
  readonly isExample: boolean;
  readonly subject: Subject;
}

function contradicts(
  { age, isExample, subject }: StatedAge,
  expected: readonly AgeFigure[],
  publicText: PublicText,
): boolean {
  if (expected.some(({ years, path }) => years === age || quotesFact(publicText, subject, path))) return false;
  const isHigher = expected.every(({ years }) => age > years);
  if (!isHigher) return true;
  const isGroup =
    WITH_PARENTS.test(subject.sentence) ||
    ASKED.test(subject.sentence) ||
    ALONE.test(`${subject.question} ${subject.sentence}`);
  return !isExample && !isGroup && (expected.some(isFigure) || !isAboutOneThing(subject));
}

const isFigure = ({ path }: AgeFigure): boolean => path !== 'clinic.minimumAge';

const findingOf = (publicText: PublicText, run: Span, limit: AgeFigure): readonly RuleFinding[] =>
  isFigure(limit)
    ? differsFrom(limit, publicText, run)
    : authoredFinding(publicText, run, {
        message: `“${textAt(publicText, run)}” is not the minimum age, which is ${limit.text}.`,
        help: `Quote the fact: {${limit.path}}.`,
        against: limit.text,
      });
