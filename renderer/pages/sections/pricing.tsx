import { type PriceRowProps, Pricing } from '../../../components/sections/Pricing/Pricing.tsx';
import { bookingLabel } from '../../config/derived/booking.ts';
import { highestOf, type PriceLine, priceList, unitOf } from '../../config/derived/price-list.ts';
import { priceNote } from '../../config/derived/price-note.ts';
import { formatPounds } from '../../facts/money.ts';
import { amountOf } from '../../facts/price.ts';
import { labelledScale, scaleTo } from '../../facts/scale.ts';
import type { ViewContext } from '../context.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Pricing/examples.ts';

export const view: View<'pricing'> = (section, context) => {
  const { site, page, rich } = context;
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  if (!treatment) return null;
  const groups = priceList(site, treatment);
  const written = groups.flatMap(({ lines }) => lines.map(({ price }) => price.text)).join(' ');
  const usual = priceNote(treatment);
  return (
    <Pricing
      id={section.anchor}
      title={section.title}
      text={section.text && rich(section.text)}
      note={section.note && rich(section.note)}
      caption={`Prices of ${treatment.name}`}
      unit={unitOf(treatment)}
      scale={labelledScale(scaleTo(highestOf(groups)), (mark) => formatPounds(mark, written))}
      groups={groups.map(({ title, lines }) => ({
        title,
        rows: lines.map((line, index) => ({
          ...rowOf(line, context),
          usual: (index === 0 ? usual : undefined) ?? line.instalments,
        })),
      }))}
    />
  );
};

/** Lines that cannot be booked yet link to the consultation. */
function rowOf(line: PriceLine, { site, plain, link, action, department }: ViewContext): PriceRowProps {
  const { label, note, duration, price, each, saving, parts, book } = line;
  const sum = parts.map((part) => `${part.name} ${part.price.text}`).join(' + ');
  return {
    label,
    note: [duration, note ? plain(note) : sum].filter(Boolean).join(' · '),
    price: price.text,
    amount: amountOf(price) ?? 0,
    reference: saving?.reference,
    each,
    saving: saving && `Save ${saving.savingText}`,
    instead: saving && `instead of ${saving.referenceText}`,
    action:
      book === undefined
        ? action(department.consultation.action)
        : { label: bookingLabel(site, book), link: link({ kind: 'go', name: book }) },
  };
}
