import type { PricedItemProps, PricedLineProps, PricesProps } from '../../../components/documents/props.ts';
import type { Rich } from '../../../components/props.ts';
import { packageSaving } from '../../config/derived/catalogue.ts';
import type { Quote } from '../../config/derived/quote.ts';
import type { DocumentPart, Site, Treatment } from '../../config/site.ts';
import { formatPounds } from '../../facts/money.ts';
import { amountOf } from '../../facts/price.ts';
import type { Prose } from '../../facts/prose.ts';
import { labelledScale, scaleTo } from '../../facts/scale.ts';

type Part = Extract<DocumentPart, { kind: 'prices' }>;
/** Paper has room for more labels than a phone. */
const STEPS = 5;

type ProseToRich = (prose: Prose) => Rich;

/** Returns a price list. Its facts are quoted as in text, so that they are recorded with the document. */
export function pricesOf({ title, text, items }: Part, site: Site, quote: Quote, rich: ProseToRich): PricesProps {
  const shown = items.flatMap(({ treatment: slug, copy }) => {
    const treatment = site.catalogue[slug];
    return treatment ? [itemOf(slug, treatment, quote, rich(copy))] : [];
  });
  const lines = shown.flatMap((item) => item.lines);
  const scale = scaleTo(Math.max(0, ...lines.map(({ amount, reference }) => reference ?? amount)), STEPS);
  const written = lines.map(({ price }) => price).join(' ');
  return {
    title,
    ...(text ? { text: rich(text) } : {}),
    scale: labelledScale(scale, (mark) => formatPounds(mark, written)),
    items: shown,
  };
}

function itemOf(slug: string, treatment: Treatment, quote: Quote, copy: Rich): PricedItemProps {
  const fact = (path: string): string => quote(`catalogue.${slug}.${path}`) ?? '';
  const courses = (treatment.packages ?? []).map((pack, index): PricedLineProps => {
    const saving = packageSaving(pack, treatment.price);
    return {
      label: fact(`packages.${index}.label`),
      price: fact(`packages.${index}.price`),
      amount: pack.price.amount,
      ...(saving ? { reference: saving.reference, saving: `save ${fact(`packages.${index}.saving`)}` } : {}),
    };
  });
  return {
    name: fact('name'),
    copy,
    length: fact('duration'),
    lines: [{ price: fact('price'), amount: amountOf(treatment.price) ?? 0 }, ...courses],
  };
}
