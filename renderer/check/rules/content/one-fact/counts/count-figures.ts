/** Figures that count something: visits, places, miles, the sessions of a programme. */
import { optionsOf } from '../../../../../config/derived/catalogue.ts';
import { unitOf } from '../../../../../config/derived/price-list.ts';
import type { Site } from '../../../../../config/site.ts';
import type { Duration } from '../../../../../facts/duration.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { NUMBER_IN_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { quantitiesIn } from '../../../../../facts/quantities.ts';
import { clinicFigures, type FigureEntry, isOfClinic, type StatedFigure, treatmentFigures } from '../stated-figures.ts';

/** A figure that counts something: `visits: 'two'`, `radius: '10 miles'`. */
export interface CountFigure extends StatedFigure {
  /** What it counts: 'visits', 'mile'. */
  readonly noun: string;
  /** What each session of a course is by its price: 'dose' for '£78 per dose'. */
  readonly unit?: string;
  /** The words after the noun, which sentences about the figure repeat: 'per square'. */
  readonly rest?: readonly string[];
  /** The title of the option that it belongs to. */
  readonly option?: string;
  readonly least: number;
  readonly most: number;
}

/** A number in digits or words, for use in a pattern. */
export const NUMBER = String.raw`(?:\d+|${NUMBER_IN_WORDS})`;
/** Words between a number and what it counts; with more, they do not belong together. */
export const MAX_WORDS = 2;
export const PLURAL = /s$|^(?:people|staff|children|men|women|feet|teeth|mice)$/;
/** '50,000' */
export const LARGE_NUMBER = String.raw`\d{1,3}(?:,\d{3})+`;
const COUNT_TEXT = new RegExp(
  `^(?:about |up to |at least |at most )?(?<least>${LARGE_NUMBER}|${NUMBER})(?:(?:-| to | or )(?<most>${NUMBER}))?(?: (?<noun>[a-z]+(?: [a-z]+)*))?$`,
);

/** Returns every figure that counts something. */
export function countFigures(site: Site): readonly CountFigure[] {
  const items = Object.entries(site.catalogue).flatMap(([slug, { duration, price, packages = [], options }]) => [
    ...packages.map(({ sessions }, index) => ({
      path: `catalogue.${slug}.packages.${index}.sessions`,
      text: `${sessions}`,
      noun: IN_COURSE,
      unit: unitOf({ price }),
      least: sessions,
      most: sessions,
    })),
    ...(duration && duration.visits > 1 ? [visitsOf(`catalogue.${slug}`, duration)] : []),
    ...visitsOfOptions(slug, optionsOf({ options })),
  ]);
  return [...[...treatmentFigures(site), ...clinicFigures(site)].flatMap(read), ...items, ...scheduled(site)];
}

/** '2h over 3 visits' */
const visitsOf = (base: string, { text, visits }: Duration): CountFigure => ({
  path: `${base}.duration`,
  text: visits === 1 ? `${text} in one visit` : text,
  noun: 'visits',
  least: visits,
  most: visits,
});

/** The visits of each option; '1h' is one visit beside '2h over 2 visits'. */
const visitsOfOptions = (slug: string, options: ReturnType<typeof optionsOf>): readonly CountFigure[] =>
  options.some(([, { duration }]) => duration && duration.visits > 1)
    ? options.flatMap(([name, { title, duration }]) =>
        duration ? [{ ...visitsOf(`catalogue.${slug}.options.${name}`, duration), option: title }] : [],
      )
    : [];

/** What a course has: sessions, peels, massages. */
export const IN_COURSE = 'in a course';
/** Programmes call their sessions what they are: appointments, checks, facials. */
export const ANY_APPOINTMENT = 'any appointment';

const scheduled = ({ programmes }: Site): readonly CountFigure[] =>
  Object.entries(programmes).flatMap(([name, { schedule }]) => {
    const { text, sessions, minutes, monthly } = schedule;
    if (minutes !== undefined || monthly) return [];
    return [{ path: `programmes.${name}.schedule`, text, noun: ANY_APPOINTMENT, least: sessions, most: sessions }];
  });

function read({ path, name, text }: FigureEntry): readonly CountFigure[] {
  const normal = normalise(text);
  const { groups } = COUNT_TEXT.exec(normal.text) ?? {};
  const [stated] = quantitiesIn(normal);
  // `contradictsSessions` compares sessions; this rule compares visits and appointments with them.
  if (stated?.unit === 'session') return [{ path, text, noun: SESSIONS, least: stated.least, most: stated.most }];
  const words = groups?.noun?.split(' ') ?? [];
  const isPhrase = words.length > 1;
  // `peopleSeenFindings` compares the many people whom a clinic has treated.
  if (
    !groups ||
    (isOfClinic({ path }) && groups.least?.includes(',')) ||
    (stated && !(isPhrase && stated.normalAt > normal.text.indexOf(groups.least ?? '')))
  )
    return [];
  const at = isPhrase ? words.findIndex((word) => PLURAL.test(word)) : 0;
  if (at < 0 || at > MAX_WORDS) return [];
  const least = writtenNumber(groups.least?.replaceAll(',', ''));
  const most = groups.most === undefined ? least : writtenNumber(groups.most);
  const key = name.split(/(?=[A-Z])|-/).at(-1) ?? name;
  if (least === undefined || most === undefined) return [];
  return [{ path, text, noun: words[at] ?? key.toLowerCase(), least, most, rest: words.slice(at + 1, at + 3) }];
}

/** The noun of figures such as '6–8 sessions'. */
export const SESSIONS = 'sessions';
