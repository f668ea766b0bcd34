/** Figures that count something: visits, places, miles, the sessions of a programme. */
import type { Site } from '../../../../config/site.ts';
import type { Duration } from '../../../../facts/duration.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { NUMBER_WORDS, numberFromWords } from '../../../../facts/number-words.ts';
import { quantitiesIn } from '../../../../facts/quantities.ts';

/** A figure that counts something: `visits: 'two'`, `radius: '10 miles'`. */
export interface CountFigure {
  readonly path: string;
  readonly text: string;
  /** What it counts, in the singular: 'visit', 'mile'. */
  readonly noun: string;
  readonly least: number;
  readonly most: number;
}

/** A number in digits or words, for use in a pattern. */
export const NUMBER = String.raw`(?:\d+|${NUMBER_WORDS}(?:[ -](?:and )?${NUMBER_WORDS})*)`;
const COUNT_TEXT = new RegExp(
  `^(?:about |up to |at least |at most )?(?<least>${NUMBER})(?:(?:-| to )(?<most>${NUMBER}))?(?: (?<noun>[a-z]+))?$`,
);

/** Returns every figure that counts something. */
export function countFigures(site: Site): readonly CountFigure[] {
  const items = Object.entries(site.catalogue).flatMap(([slug, { figures, duration }]) => [
    ...read(figures, `catalogue.${slug}.figures`),
    ...(duration && duration.visits > 1 ? [visitsOf(slug, duration)] : []),
  ]);
  return [...items, ...read(site.figures, 'figures'), ...scheduled(site)];
}

/** '2h over 3 visits' */
const visitsOf = (slug: string, { text, visits }: Duration): CountFigure => ({
  path: `catalogue.${slug}.duration`,
  text,
  noun: 'visits',
  least: visits,
  most: visits,
});

/** Programmes call their sessions what they are: appointments, checks, facials. */
export const ANY_APPOINTMENT = 'any appointment';

const scheduled = ({ programmes }: Site): readonly CountFigure[] =>
  Object.entries(programmes).flatMap(
    ([
      name,
      {
        schedule: { text, sessions, minutes, monthly },
      },
    ]) =>
      minutes !== undefined || monthly
        ? []
        : [{ path: `programmes.${name}.schedule`, text, noun: ANY_APPOINTMENT, least: sessions, most: sessions }],
  );

const read = (figures: Readonly<Record<string, string>> = {}, base: string): readonly CountFigure[] =>
  Object.entries(figures).flatMap(([name, text]) => {
    const normal = normalise(text);
    const { groups } = COUNT_TEXT.exec(normal.text) ?? {};
    const [stated] = quantitiesIn(normal);
    // `contradictsSessions` compares sessions; this rule compares visits and appointments with them.
    if (stated?.unit === 'session')
      return [{ path: `${base}.${name}`, text, noun: SESSIONS, least: stated.least, most: stated.most }];
    if (!groups || stated) return [];
    const least = numberOf(groups.least ?? '');
    const most = groups.most === undefined ? least : numberOf(groups.most);
    const key = name.split(/(?=[A-Z])|-/).at(-1) ?? name;
    return least === undefined || most === undefined
      ? []
      : [{ path: `${base}.${name}`, text, noun: groups.noun ?? key.toLowerCase(), least, most }];
  });

export const numberOf = (text: string): number | undefined => (/^\d/.test(text) ? Number(text) : numberFromWords(text));

/** The noun of figures such as '6–8 sessions'. */
export const SESSIONS = 'sessions';
