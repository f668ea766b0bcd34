/** What states since when the clinic exists: the figure `opened: '2014'`, or else the entry of a person who opened it. */
import type { Site } from '../../../../../config/site.ts';
import { matchesOf } from '../../../../../core/pattern.ts';
import { yearOf } from '../../../../../facts/written-year.ts';
import { isAboutOfPerson, personOf } from '../../../about/people.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import { factTitle, type Owners } from '../fact-title.ts';
import { clinicFigures, type StatedFigure } from '../stated-figures.ts';
import type { Statement } from './opening-statements.ts';

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
