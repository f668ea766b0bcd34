import type { PricedItemProps, PricedLineProps, PricesProps } from '../../../components/documents/props.ts';
import type { Rich } from '../../../components/props.ts';
import {
  type FurtherPrice,
  type PricedTreatment,
  pricedCategories,
  pricedProgrammes,
} from '../../config/derived/price-table.ts';
import type { Quote } from '../../config/derived/quote.ts';
import type { DocumentPart, Programme, Site } from '../../config/site.ts';
import { formatPounds } from '../../facts/money.ts';
import { amountOf } from '../../facts/price.ts';
import type { Prose } from '../../facts/prose.ts';
import { labelledScale, scaleTo } from '../../facts/scale.ts';

type Part = Extract<DocumentPart, { kind: 'prices' }>;
/** Paper has room for more labels than a phone. */
const STEPS = 5;

interface Converters {
  readonly rich: (prose: Prose) => Rich;
  readonly plain: (prose: Prose) => string;
}

/** Returns a price list. Its facts are quoted as in text, so that they are recorded with the document. */
export function pricesOf(
  { title, text, items, department }: Part,
  site: Site,
  quote: Quote,
  { rich, plain }: Converters,
): PricesProps {
  const all = pricedCategories(site, department).flatMap(({ treatments }) => treatments);
  const shown =
    items === undefined
      ? [
          ...all.map((item) => itemOf(item, quote)),
          ...pricedProgrammes(site, department).map(([key, programme]) => programmeOf(key, programme, quote)),
        ]
      : items.flatMap(({ treatment, copy }) =>
          all
            .filter(({ slug }) => slug === treatment)
            .map((item) => itemOf(withoutOptions(item), quote, copy && rich(copy))),
        );
  const lines = shown.flatMap((item) => item.lines);
  const scale = scaleTo(Math.max(0, ...lines.map(({ amount, reference }) => reference ?? amount)), STEPS);
  const written = lines.map(({ price }) => price).join(' ');
  return {
    title: plain(title),
    ...(text ? { text: rich(text) } : {}),
    scale: labelledScale(scale, (mark) => formatPounds(mark, written)),
    items: shown,
  };
}

/** If the document names a treatment, it has its own sentence, which can describe its options. */
const withoutOptions = (item: PricedTreatment): PricedTreatment => ({
  ...item,
  further: item.further.filter(({ at }) => at.startsWith('packages.')),
});

function itemOf({ slug, treatment, further }: PricedTreatment, quote: Quote, copy?: Rich): PricedItemProps {
  const fact = (path: string): string => quote(`catalogue.${slug}.${path}`) ?? '';
  const note = [fact('priceNote'), ...further.flatMap((price) => noteOf(price, fact))].filter(Boolean).join('; ');
  return {
    name: fact('name'),
    ...(copy ? { copy } : {}),
    ...(note ? { note } : {}),
    length: fact('duration'),
    lines: [
      { price: fact('price'), amount: amountOf(treatment.price) ?? 0 },
      ...further.map((price) => lineOf(price, fact)),
    ],
  };
}

function programmeOf(key: string, { price }: Programme, quote: Quote): PricedItemProps {
  const fact = (field: string): string => quote(`programmes.${key}.${field}`) ?? '';
  const note = fact('priceNote');
  return {
    name: fact('name'),
    ...(note ? { note } : {}),
    length: fact('schedule'),
    lines: [{ price: fact('price'), amount: amountOf(price) ?? 0 }],
  };
}

/** 'Course of six: or 6 x £40 = £240 in all' */
const noteOf = ({ at, kind, instalments }: FurtherPrice, fact: (path: string) => string): readonly string[] =>
  instalments === undefined
    ? []
    : [`${fact(`${at}.${kind === 'option' ? 'title' : 'label'}`)}: ${fact(`${at}.priceNote`)}`];

function lineOf({ at, kind, price, saving }: FurtherPrice, fact: (path: string) => string): PricedLineProps {
  return {
    label: kind === 'option' ? optionLabel(fact(`${at}.title`), fact(`${at}.duration`)) : fact(`${at}.label`),
    price: fact(`${at}.price`),
    amount: amountOf(price) ?? 0,
    ...(saving ? { reference: saving.reference, saving: `save ${fact(`${at}.saving`)}` } : {}),
  };
}

const optionLabel = (title: string, duration: string): string => (duration ? `${title} (${duration})` : title);
