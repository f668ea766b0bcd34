import { type AmountPrice, amountOf, type Price } from '../../facts/price.ts';
import type { Prose } from '../../facts/prose.ts';
import type { Option, Package, Site, Treatment } from '../site.ts';
import { combinedSaving, optionsOf, packageSaving, perSession, type Saving } from './catalogue.ts';
import { instalmentsLine, type Payable } from './instalments.ts';

/** A line of a price list: something that can be booked at one price. */
export interface PriceLine {
  readonly label: string;
  readonly note?: Prose | undefined;
  /** Its duration, if the lines differ in duration: '30min'. */
  readonly duration?: string | undefined;
  readonly price: Price;
  /** The price of one session or vial, as it is shown. */
  readonly each?: string | undefined;
  readonly saving?: Saving | undefined;
  /** 'or 6 x £40 = £240 in all' */
  readonly instalments?: string | undefined;
  /** The treatments that it combines. */
  readonly parts: readonly Treatment[];
  /** Its booking link, or `undefined` while it is coming soon. */
  readonly book?: string | undefined;
}

/** Lines of one group: those of one option, or all lines of a treatment. */
export interface PriceGroup {
  readonly title?: string;
  readonly lines: readonly PriceLine[];
}

/** The unit of a treatment's prices: 'session' unless the price states another. */
export const unitOf = ({ price }: Pick<Treatment, 'price'>): string =>
  (price.kind === 'amount' ? price.unit : undefined) ?? 'session';

/** Every price of a treatment: single, options, courses, each with its saving. */
export function priceList(site: Site, treatment: Treatment): readonly PriceGroup[] {
  const options = optionsOf(treatment).map(([, option]) => option);
  const [first, ...courses] = linesOf(treatment);
  if (options.some(({ packages }) => packages)) {
    const groups = options.map((option) => ({ title: option.title, lines: linesOf(option) }));
    return courses.length === 0 ? groups : [...groups, { title: 'Courses', lines: courses }];
  }
  if (options.length > 0) {
    const singles = options.map((option) => ({ ...single(option.title, option), ...optionNotes(option) }));
    return [{ lines: [...singles, ...courses] }];
  }
  if (!first) return [];
  const saving = combinedSaving(site, treatment);
  const parts = (treatment.combines ?? []).flatMap((slug) => site.catalogue[slug] ?? []);
  return [
    { lines: [{ ...first, label: courses.length > 0 ? first.label : treatment.name, saving, parts }, ...courses] },
  ];
}

interface Priced extends Payable {
  readonly book?: string | undefined;
  readonly packages?: readonly Package[] | undefined;
}

const linesOf = (priced: Priced): readonly PriceLine[] => [
  single(`Single ${unitOf(priced)}`, priced),
  ...(priced.packages ?? []).map((pack) => course(pack, priced)),
];

const optionNotes = ({ duration, description }: Option): Pick<PriceLine, 'duration' | 'note'> => ({
  duration: duration?.text,
  note: description,
});

const single = (label: string, { price, instalments, book }: Priced): PriceLine => ({
  label,
  price,
  instalments: instalmentsLine({ price, instalments }),
  each: price.kind === 'amount' ? price.amountText : undefined,
  parts: [],
  book: price.kind === 'tba' ? undefined : book,
});

const course = (pack: Package, { price, book }: Priced): PriceLine => ({
  label: pack.label,
  note: pack.note,
  price: pack.price,
  each: perSession(pack),
  saving: packageSaving(pack, price),
  instalments: instalmentsLine(pack),
  parts: [],
  book,
});

/** The highest amount in a price list, including replaced prices. */
export const highestOf = (groups: readonly PriceGroup[]): number =>
  Math.max(
    0,
    ...groups.flatMap(({ lines }) => lines.map(({ price, saving }) => saving?.reference ?? amountOf(price) ?? 0)),
  );

/** Checks whether a price is a “From” price. */
export const isFrom = (price: Price): price is AmountPrice => price.kind === 'amount' && price.from;
