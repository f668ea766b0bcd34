import type { ConfigPath } from '../../core/finding.ts';
import { type Duration, spokenMinutes } from '../../facts/duration.ts';
import { normalise } from '../../facts/normalise.ts';
import { type Quantity, quantitiesIn, type Unit } from '../../facts/quantities.ts';
import type { Programme, Site, Treatment } from '../site.ts';
import { optionsOf, treatmentsOf } from './catalogue.ts';

/** A named figure of the config and the quantities in its text. */
export interface NamedFigure {
  /** Its path in quotations: 'catalogue.massage.figures.lasts'. */
  readonly path: string;
  readonly text: string;
  readonly quantities: readonly Quantity[];
}

/** How long an appointment takes. */
export interface Length extends Quantity {
  /** '1 hour over 2 visits' of the total and of each visit; undefined for a single appointment. */
  readonly text?: string;
}

/** The durations, sessions and figures of an item. */
export interface ItemFigures {
  readonly lengths: readonly Length[];
  readonly sessions: readonly Quantity[];
  /** The weeks, months or years over which a programme is spread. */
  readonly spans: readonly Quantity[];
  /** How many sessions each course has. */
  readonly courses: readonly number[];
  /** The paths of what states a number of sessions: 'programmes.calm.schedule'. */
  readonly sessionFacts: readonly string[];
  readonly figures: readonly NamedFigure[];
}

/** 'about half': of the people or things that the figure is about. */
const FRACTION =
  /^(?:(?:about|nearly|almost|around|over|more than) )?(?:half|(?:a|one|two|three|four) (?:third|quarter|fifth)s?)$/i;

/** '£1.80 an hour' is a price and contains no duration, and '22 hours a day' contains no day. */
const RATE_OF = /£[\d.,]+ (?:(?:per|for|each|every) )?$|\b(?:minutes|hours|nights|times) $/;

/** Returns the figures that contain quantities; the others cannot be compared. */
export const namedFigures = (
  figures: Readonly<Record<string, string>> = {},
  base = 'figures',
): readonly NamedFigure[] =>
  Object.entries(figures).flatMap(([name, text]) => {
    const quantities = quantitiesIn(normalise(FRACTION.test(text) ? `${text} of the people` : text)).filter(
      ({ at }) => !RATE_OF.test(text.slice(0, at)),
    );
    return quantities.length === 0 ? [] : [{ path: `${base}.${name}`, text, quantities }];
  });

/** The figures of the item at a path of the config: a treatment, a programme, or all treatments of a category. */
export function figuresOf(site: Site, [part, name = '']: ConfigPath): ItemFigures {
  const key = String(name);
  if (part === 'catalogue') return ofTreatment(key, site.catalogue[key]);
  if (part === 'programmes') return ofProgramme(key, site.programmes[key]);
  if (part === 'categories')
    return together(treatmentsOf(site, key).map(([slug, treatment]) => ofTreatment(slug, treatment)));
  return NONE;
}

/** The durations of what a fact of a treatment is about: of the option that states a price, or of the treatment. */
export function lengthsAt(site: Site, path: ConfigPath): readonly Length[] {
  const [part, name = '', list, option = ''] = path;
  const treatment = part === 'catalogue' ? site.catalogue[String(name)] : undefined;
  const own = list === 'options' ? lengthsOf(treatment?.options?.[String(option)]?.duration) : [];
  return own.length > 0 ? own : figuresOf(site, path).lengths;
}

const NONE: ItemFigures = { lengths: [], sessions: [], spans: [], courses: [], sessionFacts: [], figures: [] };

/** Merges the figures of several items. */
export const together = (all: readonly ItemFigures[]): ItemFigures => ({
  lengths: all.flatMap(({ lengths }) => lengths),
  sessions: all.flatMap(({ sessions }) => sessions),
  spans: all.flatMap(({ spans }) => spans),
  courses: all.flatMap(({ courses }) => courses),
  sessionFacts: all.flatMap(({ sessionFacts }) => sessionFacts),
  figures: all.flatMap(({ figures }) => figures),
});

const exactQuantity = (unit: Unit, value: number): Quantity => ({
  at: 0,
  length: 0,
  normalAt: 0,
  normalLength: 0,
  unit,
  least: value,
  most: value,
});

/** The total duration and, if there are several visits, the duration of each. */
const lengthsOf = (duration: Duration | undefined): readonly Length[] =>
  duration === undefined
    ? []
    : [...new Set([duration.minutes, duration.minutes / duration.visits])].map((value) => ({
        ...exactQuantity('minute', value),
        ...(duration.visits > 1 ? { text: `${spokenMinutes(duration.minutes)} over ${duration.visits} visits` } : {}),
      }));

/** 'We come for at least two hours': an appointment can be longer. */
const IS_MINIMUM = /\.min(?:imum)?[^.]*$/i;

function ofTreatment(slug: string, treatment: Treatment | undefined): ItemFigures {
  if (!treatment) return NONE;
  const options = optionsOf(treatment).map(([, option]) => option);
  const figures = namedFigures(treatment.figures, `catalogue.${slug}.figures`);
  const quantities = figures.flatMap((figure) => figure.quantities);
  const times = figures.filter(({ path }) => !IS_MINIMUM.test(path)).flatMap((figure) => figure.quantities);
  return {
    lengths: [
      ...[treatment, ...options].flatMap(({ duration }) => lengthsOf(duration)),
      ...times.filter(({ unit }) => unit === 'minute' || unit === 'hour'),
    ],
    sessions: quantities.filter(({ unit }) => unit === 'session'),
    spans: [],
    courses: [treatment, ...options].flatMap(({ packages }) => (packages ?? []).map(({ sessions }) => sessions)),
    sessionFacts: [
      ...figures.filter(({ quantities: own }) => own.some(({ unit }) => unit === 'session')).map(({ path }) => path),
      ...coursePaths(`catalogue.${slug}`, treatment),
      ...optionsOf(treatment).flatMap(([name, option]) => coursePaths(`catalogue.${slug}.options.${name}`, option)),
    ],
    figures,
  };
}

const coursePaths = (base: string, { packages = [] }: Pick<Treatment, 'packages'>): readonly string[] =>
  packages.map((_, index) => `${base}.packages.${index}.sessions`);

const spansIn = (text: string): readonly Quantity[] =>
  quantitiesIn(normalise(text)).filter(({ unit }) => unit === 'week' || unit === 'month' || unit === 'year');

const ofProgramme = (name: string, programme: Programme | undefined): ItemFigures =>
  programme
    ? {
        lengths: programme.schedule.minutes === undefined ? [] : [exactQuantity('minute', programme.schedule.minutes)],
        sessions:
          programme.schedule.minutes === undefined ? [exactQuantity('session', programme.schedule.sessions)] : [],
        // '4 visits a year' go on for as long as the client pays.
        spans: programme.schedule.text.includes(' over ') ? spansIn(programme.schedule.text) : [],
        courses: [],
        sessionFacts: [`programmes.${name}.schedule`],
        figures: namedFigures(programme.figures, `programmes.${name}.figures`),
      }
    : NONE;
