import { TreatmentSummary } from '../../../components/sections/TreatmentSummary/TreatmentSummary.tsx';
import { priceNote } from '../../config/derived/price-note.ts';
import { breadcrumbsOf } from '../crumbs.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/TreatmentSummary/examples.ts';

export const hasTitle = true;

export const view: View<'treatmentSummary'> = (section, context) => {
  const { site, page, rich, plain, bookingOptions } = context;
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  return treatment ? (
    <TreatmentSummary
      id={section.anchor}
      name={treatment.name}
      description={rich(treatment.description)}
      crumbs={breadcrumbsOf(site, page)}
      subtitle={treatment.subtitle && plain(treatment.subtitle)}
      usual={priceNote(treatment)}
      price={treatment.price.text}
      duration={treatment.duration?.text}
      bookingOptions={bookingOptions()}
    />
  ) : null;
};
