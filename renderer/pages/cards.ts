import type { CardProps } from '../../components/primitives/cards/Card.tsx';
import type { CardGroupProps } from '../../components/primitives/cards/CardGroup.tsx';
import type { PriceListProps } from '../../components/primitives/cards/PriceList.tsx';
import type { SoonItem } from '../../components/primitives/cards/SoonList.tsx';
import { isBookable, optionsOf, packageSaving, treatmentsOf } from '../config/derived/catalogue.ts';
import { instalmentsLine } from '../config/derived/instalments.ts';
import { priceNote } from '../config/derived/price-note.ts';
import { treatmentRoute } from '../config/derived/treatment-route.ts';
import type { Category, Package, Treatment } from '../config/site.ts';
import type { Price } from '../facts/price.ts';
import type { Cells } from './cells.ts';
import type { ViewContext } from './context.ts';

/**
 * Three cards beside a title; three in a row on tablets; on phones, each image is beside its text and as tall as it.
 */
export const CARD_CELLS: Cells = {
  phone: { width: 38, height: '9.25rem' },
  tablet: { width: 33.333 },
  desk: { width: 25 },
};

/**
 * A list of treatments that are coming soon has one image, as tall as the list; on phones the image is above the list.
 */
const SOON: Cells = {
  phone: { width: 100, height: 50 },
  tablet: { width: 33.333, height: '21.5rem' },
  desk: { width: 25, height: '21.5rem' },
};

type Entry = readonly [slug: string, treatment: Treatment];

/** The treatments of a category as cards and its courses as a list, or its list of treatments that are coming soon. */
export function groupOf(
  context: ViewContext,
  slug: string,
  category: Category,
  first: readonly string[] = [],
): Pick<CardGroupProps, 'cards' | 'list' | 'soon'> {
  const entries = inOrder(treatmentsOf(context.site, slug), first);
  if (entries.length > 0 && entries.every(([, treatment]) => !isBookable(treatment)))
    return { cards: [], soon: soonOf(context, category, entries) };
  return { cards: entries.map((entry) => cardOf(context, entry)), list: coursesOf(entries) };
}

/** Puts the treatments in `first` before the others, which keep the order of the catalogue. */
const inOrder = (entries: readonly Entry[], first: readonly string[]): readonly Entry[] => [
  ...first.flatMap((name) => entries.filter(([slug]) => slug === name)),
  ...entries.filter(([slug]) => !first.includes(slug)),
];

function cardOf(context: ViewContext, [slug, treatment]: Entry): CardProps {
  const { plain, imageFor } = context;
  return {
    name: treatment.name,
    href: treatmentRoute(context.site, slug),
    subtitle: treatment.subtitle && plain(treatment.subtitle),
    note: priceNote(treatment),
    price: treatment.price.text,
    duration: treatment.duration?.text,
    image: imageFor(treatment.image, { preset: 'card', cells: CARD_CELLS }),
  };
}

/** The treatments that are coming soon, one line each: 'TBA • 30min'. */
export const soonItems = (context: ViewContext, entries: readonly Entry[]): readonly SoonItem[] =>
  entries.map(([slug, { name, price, duration }]) => ({
    name,
    href: treatmentRoute(context.site, slug),
    line: [price.text, duration?.text].filter(Boolean).join(' • '),
  }));

function soonOf(context: ViewContext, category: Category, entries: readonly Entry[]): CardGroupProps['soon'] {
  const { department, action, imageFor } = context;
  return {
    label: 'Coming Soon',
    items: soonItems(context, entries),
    action: action(department.consultation.action),
    image: category.image === undefined ? undefined : imageFor(category.image, { preset: 'card', cells: SOON }),
  };
}

/** All courses of the treatments and of their options. */
function coursesOf(entries: readonly Entry[]): PriceListProps | undefined {
  const items = entries.flatMap(([, treatment]) => [
    ...(treatment.packages ?? []).map((pack) => courseOf(treatment.name, pack, treatment.price)),
    ...optionsOf(treatment).flatMap(([, option]) =>
      (option.packages ?? []).map((pack) => courseOf(option.title, pack, option.price)),
    ),
  ]);
  return items.length === 0 ? undefined : { title: 'Courses', items };
}

const courseOf = (name: string, pack: Package, single: Price): PriceListProps['items'][number] => {
  const saving = packageSaving(pack, single);
  const note = [pack.label, instalmentsLine(pack)].filter(Boolean).join(', ');
  return { name, note, price: pack.price.text, saving: saving && `Save ${saving.savingText}` };
};
