import { TreatmentHero } from '../../../components/sections/TreatmentHero/TreatmentHero.tsx';
import { priceNote } from '../../config/derived/price-note.ts';
import { type Cells, UNDER_HEADER } from '../cells.ts';
import { breadcrumbsOf } from '../crumbs.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/TreatmentHero/examples.ts';

export const hasTitle = true;

/** On desktops the image fills half of the first view, or grows with long text beside it. */
const CELLS: Cells = {
  phone: { width: 100, height: 105 },
  tablet: { width: 100, height: 'min(80vw,44rem)' },
  desk: { width: 50, height: `min(${UNDER_HEADER},50vw)` },
};

export const view: View<'treatmentHero'> = (section, context) => {
  const { site, page, rich, plain, action, bookingOptions, imageFor } = context;
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  if (!treatment) return null;
  return (
    <TreatmentHero
      id={section.anchor}
      title={section.title ?? treatment.name}
      crumbs={breadcrumbsOf(site, page)}
      current={page.name}
      lead={rich(section.lead)}
      price={treatment.price.text}
      usual={priceNote(treatment)}
      duration={treatment.duration?.text}
      figures={(section.figures ?? []).map(({ label, value, unit }) => ({
        label,
        value: plain(value),
        unit: unit && plain(unit),
      }))}
      book={section.actions ? section.actions.map(action) : bookingOptions()}
      trust={section.trust.map(rich)}
      image={imageFor(section.image, { preset: 'page', cells: CELLS })}
    />
  );
};
