/** Since when the clinic exists: 'opened in 2012', 'for over 15 years' against `opened: '2014'`. */
import type { Site } from '../../../../../config/site.ts';
import { matchesOf } from '../../../../../core/pattern.ts';
import { ordinalFromWords, writtenNumber } from '../../../../../facts/number-words.ts';
import { yearOf } from '../../../../../facts/written-year.ts';
import { neighbouringTextFinder } from '../../../about/neighbouring-text.ts';
import { isAboutOfPerson, personOf } from '../../../about/people.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { factTitle, type Owners } from '../differs.ts';
import { clinicFigures, type StatedFigure } from '../stated-figures.ts';
import {
  ANSWERED_OPENING,
  ASKS_OPENING,
  DECADES,
  factStatements,
  type Statement,
  statementsOf,
} from './opening-statements.ts';

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

// What states since when the clinic exists: the figure `opened: '2014'`, or else the entry of a person who opened it.

const NAME = /^(?:(?:year)?(?:opened|founded|established)(?:in)?|since|founding(?:year)?|opening(?:year)?)$/i;
const YEAR = /^(?:19|20)\d\d$/;

/** The year in which the clinic opened. */
export interface Opening {
  /** The year in digits. */
  readonly text: string;
  /** What states it, in a message: '“opened”'. */
  readonly title: string;
  /** How to quote it: 'figures.opened'; `undefined` if it is part of a longer text. */
  readonly path?: string;
}

/** Returns the figure that states in which year the clinic opened. */
export const openingFigure = (site: Pick<Site, 'figures'>): StatedFigure | undefined =>
  clinicFigures(site).find(({ name, text }) => NAME.test(name) && YEAR.test(text));

/** Returns the opening year from the figure, or else from “Opened the practice in 2011” in the entry of a person. */
export function openingOf(
  site: Owners & Pick<Site, 'figures' | 'people'>,
  texts: readonly PublicText[],
  statements: readonly Statement[],
): Opening | undefined {
  const figure = openingFigure(site);
  if (figure) return { ...figure, title: factTitle(site, figure.path) };
  const exact = statements.filter(({ mayBeLater }) => !mayBeLater);
  return texts.filter(isAboutOfPerson).flatMap((text) =>
    exact
      .flatMap(({ pattern }) => matchesOf(pattern, text.normal.text))
      .flatMap(({ groups = {} }) => yearOf(groups.year ?? '') ?? [])
      .map((year) => ({ text: `${year}`, title: `the year in “about” of ${personOf(text, site.people)?.name}` })),
  )[0];
}
