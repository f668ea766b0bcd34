/** The items of a site and their facts by amount, by path and by name, for the rules that read sentences about prices. */
import { bundlesOf } from '../../../config/derived/bundles.ts';
import {
  type AmountFact,
  figureItems,
  isCategory,
  type PricedItem,
  pricedItems,
} from '../../../config/derived/priced.ts';
import type { Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { groupBy } from '../../../core/group-by.ts';
import { lazy } from '../../../core/lazy.ts';
import type { Pence } from '../../../facts/money.ts';
import { type MentionFinder, mentionFinder } from './mentions.ts';
import { type NameFinder, nameFinder } from './names.ts';
import { optionFinder } from './options.ts';
import { yearlySaving } from './visits-of-plans.ts';

/** The facts with which sentences about prices are compared. */
export interface ItemIndex {
  /** Everything that has a price, in the order of the config. */
  readonly all: readonly PricedItem[];
  readonly namesIn: NameFinder;
  /** Finds names, parts of names, and the names of figures. */
  readonly mentionsIn: MentionFinder;
  /** Finds the titles of options, such as 'Both legs', each as an item with the price of the option. */
  readonly optionsIn: NameFinder;
  /** Returns the item that a config path belongs to: 'catalogue.massage.description' → massage. */
  readonly itemAt: (path: ConfigPath) => PricedItem | undefined;
  /**
   * Returns every fact that a sentence about these items can state: their own, those of their parts, and those of
   * offers that contain them.
   */
  readonly factsAbout: (items: readonly PricedItem[]) => readonly AmountFact[];
  /** Returns the treatments of a category. */
  readonly membersOf: (category: string) => readonly PricedItem[];
  /** Adds the treatments of each category: a sentence about “Peels” can state what any of them costs or saves. */
  readonly withMembers: (items: readonly PricedItem[]) => readonly PricedItem[];
  /** Returns what a plan saves in a year on the visits that its note lists. */
  readonly yearlySavingOf: (item: PricedItem) => Pence | undefined;
  /** The prices of the first appointments of all departments. */
  readonly firstAppointments: readonly AmountFact[];
  /** The figures that are amounts: fees, deposits, charges of others. */
  readonly fees: readonly AmountFact[];
  /** The amounts in the figures of treatments and programmes: what an extraction adds to a scale and polish. */
  readonly figuresOfItems: readonly AmountFact[];
  /** The percentages in figures: a discount of members that a sentence writes in words, 'ten per cent off'. */
  readonly discounts: readonly number[];
  /** The percentages in the figures of a treatment or a programme: what its members get off anything else. */
  readonly discountsOf: (item: PricedItem) => readonly number[];
  /** All facts by their amount. */
  readonly facts: ReadonlyMap<number, readonly AmountFact[]>;
}

/** The path of a figure of one treatment or programme. */
export const FIGURE_OF_ITEM = /^(?:catalogue|programmes)\.[^.]+\.figures\./;

const keyOf = ([part, name]: ConfigPath): string => `${part}.${name}`;

export function itemIndex(site: Site): ItemIndex {
  const items = pricedItems(site);
  const byPath = new Map(items.map((item) => [keyOf(item.path), item]));
  const relatedItems = relatedItemsOf(site);
  const membersOf = (category: string) =>
    items.filter(({ path: [part, slug = ''] }) => part === 'catalogue' && site.catalogue[slug]?.category === category);
  const figures = figureItems(site);
  const firstAppointments = firstAppointmentFacts(site, byPath);
  const fees = figures.flatMap(({ facts }) => facts);
  const namesIn = nameFinder(items);
  // Few sentences need the parts of names. A part of a category’s name is more likely to mean one of its treatments.
  const mentionsIn = lazy(() =>
    mentionFinder([...items.filter(({ path: [part] }) => part !== 'categories'), ...figures], namesIn),
  );
  const optionsIn = lazy(() => optionFinder(items));
  return {
    all: items,
    namesIn,
    mentionsIn: (text) => mentionsIn()(text),
    optionsIn: (text) => optionsIn()(text),
    itemAt: (path) => byPath.get(keyOf(path)),
    factsAbout: (about) => {
      const keys = about.map(({ path }) => keyOf(path));
      const related = new Set([...keys, ...keys.flatMap((key) => [...(relatedItems.get(key) ?? [])])]);
      return [...related].flatMap((key) => byPath.get(key)?.facts ?? []);
    },
    membersOf,
    withMembers: (about) => [
      ...new Set(about.flatMap((item) => [item, ...(isCategory(item) ? membersOf(`${item.path[1]}`) : [])])),
    ],
    yearlySavingOf: (item) => yearlySaving(site, item, mentionsIn()),
    firstAppointments,
    fees,
    figuresOfItems: items.flatMap((item) => item.facts.filter(({ quote = '' }) => FIGURE_OF_ITEM.test(quote))),
    discounts: standingDiscounts(site),
    discountsOf: ({ path: [part, name = ''] }) =>
      part === 'catalogue' || part === 'programmes' ? percentagesOf(site[part][name]?.figures) : [],
    facts: groupBy([...items.flatMap((item) => item.facts), ...firstAppointments, ...fees], ({ pence }) => pence),
  };
}

const standingDiscounts = ({ figures, departments, catalogue, programmes }: Site): readonly number[] =>
  [{ figures }, ...[departments, catalogue, programmes].flatMap((part) => Object.values(part))].flatMap((each) =>
    percentagesOf(each.figures),
  );

const percentagesOf = (figures: Site['figures'] | undefined): readonly number[] =>
  Object.values(figures ?? {}).flatMap(
    (text) => /^(\d+(?:\.\d+)?) ?(?:%|per ?cent)/.exec(text)?.slice(1).map(Number) ?? [],
  );

/** A bundle and its parts: a sentence about one can state the price of the other. */
function relatedItemsOf(site: Site): ReadonlyMap<string, ReadonlySet<string>> {
  const relatedItems = new Map<string, Set<string>>();
  const add = (key: string, other: string) => relatedItems.set(key, (relatedItems.get(key) ?? new Set()).add(other));
  const join = (whole: string, parts: readonly string[]) => {
    for (const part of parts.map((item) => `catalogue.${item.split('.', 1)[0]}`)) {
      add(whole, part);
      add(part, whole);
    }
  };
  for (const { path, parts } of bundlesOf(site)) join(path.join('.'), parts);
  return relatedItems;
}

function firstAppointmentFacts(site: Site, byPath: ReadonlyMap<string, PricedItem>): readonly AmountFact[] {
  const first = Object.values(site.departments).flatMap(({ consultation: { treatment, programme } }) => [
    ...firstAppointments(site, treatment),
    ...(programme === undefined ? [] : [`programmes.${programme}`]),
  ]);
  // Nobody pays for a session of a course at the first appointment.
  const isOfCourse = ({ part, derived }: AmountFact) => part === true && derived === true;
  return first.flatMap((key) => byPath.get(key)?.facts ?? []).filter((fact) => !isOfCourse(fact));
}

/** Returns all treatments in the category of the first appointment: by video and at the clinic. */
const firstAppointments = (site: Site, slug: string | undefined): readonly string[] =>
  slug === undefined
    ? []
    : Object.entries(site.catalogue).flatMap(([key, { category }]) =>
        category === site.catalogue[slug]?.category ? [`catalogue.${key}`] : [],
      );
