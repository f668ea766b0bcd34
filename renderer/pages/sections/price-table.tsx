import {
  PriceTable,
  type PriceTableGroup,
  type PriceTableRow,
} from '../../../components/sections/PriceTable/PriceTable.tsx';
import { programmeSaving, type Saving } from '../../config/derived/catalogue.ts';
import { instalmentsLine } from '../../config/derived/instalments.ts';
import { priceNote } from '../../config/derived/price-note.ts';
import {
  type FurtherPrice,
  type PricedCategory,
  type PricedTreatment,
  pricedCategories,
  pricedProgrammes,
} from '../../config/derived/price-table.ts';
import { treatmentRoute } from '../../config/derived/treatment-route.ts';
import type { Programme, Site } from '../../config/site.ts';
import { programmesAddress } from '../section-addresses.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/PriceTable/examples.ts';

/** The default heading. */
const TITLE = 'Prices';

export const view: View<'priceTable'> = ({ anchor, title, text, note, department }, { site, rich }) => {
  const programmes = pricedProgrammes(site, department);
  const groups = [
    ...pricedCategories(site, department).map((category) => groupOf(site, category)),
    ...(programmes.length === 0 ? [] : [programmesGroup(site, programmes)]),
  ];
  if (groups.length === 0) return null;
  const name = department === undefined ? undefined : site.departments[department]?.name;
  return (
    <PriceTable
      id={anchor}
      title={title ?? TITLE}
      text={text && rich(text)}
      note={note && rich(note)}
      caption={name === undefined ? 'All prices' : `All prices: ${name}`}
      groups={groups}
    />
  );
};

const groupOf = (site: Site, { category, treatments }: PricedCategory): PriceTableGroup => ({
  name: category.name,
  href: category.route,
  rows: treatments.flatMap((item) => rowsOf(site, item)),
});

const rowsOf = (site: Site, { slug, treatment, saving, further }: PricedTreatment): readonly PriceTableRow[] => [
  {
    name: treatment.name,
    href: treatmentRoute(site, slug),
    duration: treatment.duration?.text,
    price: treatment.price.text,
    saving: savingNote(saving),
    note: priceNote(treatment),
  },
  ...further.map((price) => furtherRow(treatment.name, price)),
];

const furtherRow = (
  name: string,
  { label, option, duration, price, saving, instalments }: FurtherPrice,
): PriceTableRow => ({
  name: option === undefined ? label : `${option}, ${label}`,
  of: name,
  duration,
  price: price.text,
  saving: savingNote(saving),
  note: instalments,
});

const savingNote = (saving: Saving | undefined): string | undefined => saving && `Save ${saving.savingText}`;

const programmesGroup = (site: Site, programmes: readonly (readonly [string, Programme])[]): PriceTableGroup => ({
  name: 'Programmes',
  rows: programmes.map(([, programme]) => ({
    name: programme.name,
    href: programmesAddress(site, programme.department),
    duration: programme.schedule.text,
    price: programme.price.text,
    saving: savingNote(programmeSaving(site, programme)),
    note: instalmentsLine(programme),
  })),
});
