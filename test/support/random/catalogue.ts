import type { PdfExample } from '../../../renderer/check/rules/example.ts';
import { randomCombination, randomOffer, randomProgramme } from './offers.ts';
import { type Knob, knob, type Part, pounds, together } from './part.ts';
import { type Random, randomFrom } from './random.ts';
import { randomTreatment, type Treated } from './treatments.ts';
import { answersAbout, pageOf, pricesElsewhere, termsAbout } from './words.ts';

/** A consistent catalogue, as changes to the smallest site, and every way to make it inconsistent. */
export interface RandomCatalogue {
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, PdfExample>>;
  readonly knobs: readonly Knob[];
}

const NAMES = ['Facial', 'Scrub', 'Wrap', 'Polish', 'Soak', 'Acupressure', 'Stretching', 'Taping', 'Reflexology'];
const GROUPS = ['Faces', 'Feet', 'Water'] as const;
const OFFERS = ['Spring Pair', 'Autumn Pair'] as const;
const PROGRAMMES = ['Upright', 'Sure Step'] as const;

/** Returns the same catalogue for the same seed. */
export function randomCatalogue(seed: number): RandomCatalogue {
  const random = randomFrom(seed);
  const groups = GROUPS.slice(0, random.int(1, GROUPS.length));
  const treatments = treatmentsIn(random, groups);
  const items = treatments.flatMap((treatment) => treatment.items);
  const priced = treatments.find(({ least }) => least !== undefined);
  const programmes = PROGRAMMES.slice(0, random.int(0, 2)).map((name) => randomProgramme(random, name));
  const offers = OFFERS.slice(0, items.length < 2 ? 0 : random.int(0, 2)).map((name) =>
    randomOffer(random, items, name),
  );
  const all = together([
    ...treatments,
    ...(random.chance(0.5) ? [randomCombination(random, items, slugOf('Tandems'))] : []),
    ...groups.map((group) => randomGroup(random, group, treatments)),
    ...offers,
    ...programmes,
    answersAbout(treatments, random.int(2, 8) * 5),
    ...(priced ? [pricesElsewhere(priced)] : []),
    ...treatments.filter((one) => one.least !== undefined && (random.chance(0.5) || hasRows(one))).map(pageOf),
  ]);
  const filled = [...groups, 'Tandems'].filter((name) => hasTreatment(all.values, slugOf(name)));
  return {
    values: { ...frame(filled, programmes.length > 0, offers.length > 0), ...all.values },
    files: {
      'policies/terms.md': termsAbout(priced?.name ?? 'A visit', priced ? `{catalogue.${priced.slug}.price}` : 'time'),
    },
    documents: { 'list.pdf': listOf(all.lines) },
    knobs: all.knobs,
  };
}

/** The catalogue after one of its numbers was changed. */
export const perturbed = (catalogue: RandomCatalogue, { values, line, terms }: Knob): RandomCatalogue => ({
  ...catalogue,
  values: { ...catalogue.values, ...values },
  files: terms === undefined ? catalogue.files : { 'policies/terms.md': terms },
  documents: line
    ? {
        'list.pdf': listOf(
          (catalogue.documents['list.pdf']?.lines ?? []).map((one) => (one === line.was ? line.is : one)),
        ),
      }
    : catalogue.documents,
});

const listOf = (lines: readonly string[]): PdfExample => ({ lines, title: 'Price list', tagged: 'en-GB' });

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const treatmentsIn = (random: Random, groups: readonly string[]): readonly Treated[] =>
  random
    .some(NAMES, random.int(3, 7))
    .map((name, index) =>
      randomTreatment(random, { name, slug: slugOf(name), category: slugOf(groups[index % groups.length] ?? '') }),
    );

/** A category that states its lowest price, or leaves it to be computed. */
function randomGroup(random: Random, name: string, treatments: readonly Treated[]): Part {
  const slug = slugOf(name);
  const own = treatments.flatMap(({ category, least }) => (category === slug && least !== undefined ? [least] : []));
  const path = `categories.${slug}`;
  const rest = { name, department: 'main', anchor: slug, route: '/treatments', description: `${name} and more.` };
  if (own.length === 0 || random.chance(0.4)) return { values: { [path]: rest }, lines: [], knobs: [] };
  const least = Math.min(...own);
  const cheapest = treatments.find((one) => one.category === slug && one.least === least && one.items.length === 1);
  return {
    values: { [path]: { ...rest, from: `From ${pounds(least)}` } },
    lines: [],
    knobs: [
      knob('the lowest price of a category', `${path}.from`, `From ${pounds(least + 5)}`),
      ...(cheapest
        ? [
            knob(
              'a treatment below the lowest price of its category',
              `catalogue.${cheapest.slug}.price`,
              pounds(least - 5),
            ),
          ]
        : []),
    ],
  };
}

/** Courses and options are shown on the page of their treatment only. */
const hasRows = ({ course, items }: Treated): boolean => course !== undefined || items.length > 1;

/** A list of a category without treatments would be empty. */
const hasTreatment = (values: Readonly<Record<string, unknown>>, group: string): boolean =>
  Object.values(values).some(
    (value) => typeof value === 'object' && value !== null && 'category' in value && value.category === group,
  );

/** Pages that display everything. */
function frame(groups: readonly string[], programmes: boolean, offers: boolean): Readonly<Record<string, unknown>> {
  const group = {
    name: 'Tandems',
    department: 'main',
    anchor: 'tandems',
    route: '/treatments',
    description: 'Two at once.',
  };
  const cards = groups.map((name) => ({ kind: 'treatmentCards', category: slugOf(name) }));
  return {
    'documents.list': { file: 'list.pdf', title: 'Price list' },
    'categories.tandems': group,
    'routes./terms': { title: 'Terms', description: 'What holds between us.', name: 'Terms' },
    'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' }],
    'navigation.footer.0.links': [
      { label: 'Home', to: '/' },
      { label: 'Terms', to: '/terms' },
      { label: 'Price list', to: 'document:list' },
    ],
    'pages./treatments': [
      { kind: 'placeholder', title: 'Treatments', lines: ['What we do.'], actions: [] },
      { kind: 'treatmentCards', category: 'hands' },
      ...cards,
      ...(programmes ? [{ kind: 'programmes', title: 'Programmes', department: 'main' }] : []),
      ...(offers ? [{ kind: 'signatureOffers', title: 'Offers' }] : []),
    ],
  };
}
