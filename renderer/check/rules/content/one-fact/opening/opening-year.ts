import { matchesOf } from '../../../../../core/pattern.ts';
import { ordinalFromWords, writtenNumber } from '../../../../../facts/number-words.ts';
import { yearOf } from '../../../../../facts/written-year.ts';
import { neighbouringTextFinder } from '../../../about/neighbouring-text.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { IF_OTHER } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { type Opening, openingOf } from './opening-figure.ts';
import { ANSWERED_OPENING, ASKS_OPENING, DECADES, factStatements, statementsOf } from './opening-statements.ts';

/** Reports years and ages of the clinic that differ from the year in which it opened. */
export function openingYearFindings({ site, publicTexts, today, lookups }: RuleInput): readonly RuleFinding[] {
  const statements = statementsOf(site);
  const texts = clinicsProseOf(publicTexts).filter(({ normal }) => MENTIONS.test(normal.text));
  const opening = openingOf(site, texts, statements);
  if (!opening) return [];
  const { text } = opening;
  const opened = Number(text);
  const thisYear = Number(today.slice(0, 4));
  const besideText = neighbouringTextFinder(publicTexts.authored);
  return texts.flatMap((publicText) =>
    [
      ...statements,
      ...factStatements(publicText, besideText(publicText)),
      ...(ASKS_OPENING.test(lookups.questionOf(publicText)) ? ANSWERED_OPENING : []),
    ].flatMap(({ pattern, mayBeLater }) =>
      matchesOf(pattern, publicText.normal.text).flatMap(({ index, 0: whole, groups = {} }) => {
        const stated = groups.year ?? groups.decade ?? groups.years ?? groups.nth ?? '';
        const span = publicText.normal.original(index + whole.lastIndexOf(stated), stated.length);
        const since = sinceOf(groups, thisYear);
        const isRight = opened <= since.to && (opened >= since.from || mayBeLater);
        if (isRight) return [];
        return authoredFinding(publicText, span, {
          message: `“${stated}” does not match ${opening.title}, which is ${text}.`,
          help: helpFor(opening, groups.years !== undefined),
          ...(opening.path && { otherwise: IF_OTHER }),
          against: text,
        });
      }),
    ),
  );
}

function helpFor({ path, text }: Opening, isAge: boolean): string {
  if (path === undefined)
    return `Correct the wrong one. To state the year once, add figures: { opened: '${text}' } and quote it: {figures.opened}.`;
  // A number of years is wrong again next year.
  return isAge ? `Write since when: “since {${path}}”.` : `Quote the fact: {${path}}.`;
}

/** Texts without these words are skipped quickly. */
const MENTIONS = new RegExp(
  String.raw`\b(?:19|20)\d\d\b|\btwo thousand\b|\b(?:nineteen|twenty) [a-z]|\b(?:years|winters|springs|summers|autumns)\b|\b(?:its|our) [\w-]+ year\b|\b(?:${Object.keys(DECADES).join('|')})\b`,
);

/**
 * The years in which the clinic can have opened if a sentence is right: this year’s birthday may be still to come, and
 * 'over ten years' may be twelve.
 */
function sinceOf(
  { year, decade, years = '', hedge, nth }: Readonly<Record<string, string | undefined>>,
  thisYear: number,
): { readonly from: number; readonly to: number } {
  const named = yearOf(year ?? '');
  if (named !== undefined) return { from: named, to: named };
  const first = DECADES[decade ?? ''];
  if (first !== undefined) return { from: first, to: first + LAST_OF_DECADE };
  if (nth !== undefined) {
    const running = ordinalFromWords(nth) ?? Number.parseInt(nth, 10);
    return { from: thisYear - running, to: thisYear - running + 1 };
  }
  const count = writtenNumber(years) ?? 0;
  const exact = thisYear - count;
  if (hedge === undefined) return { from: exact - 1, to: exact };
  return /^(?:over|more|at least)/.test(hedge)
    ? { from: exact - MARGIN, to: exact }
    : { from: exact - 1, to: exact + 1 };
}
const LAST_OF_DECADE = 9;
/** Nobody says 'over ten years' of fifteen. */
const MARGIN = 5;
