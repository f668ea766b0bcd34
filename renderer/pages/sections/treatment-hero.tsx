import { TreatmentHero } from '../../../components/sections/TreatmentHero/TreatmentHero.tsx';
import { crumbsOf } from '../crumbs.ts';
import { usualPrice } from '../prices.ts';
import type { View } from '../view.ts';

export const treatmentHero: View<'treatmentHero'> = (section, context) => {
  const { site, page, rich, plain, action, ways, picture } = context;
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  if (!treatment) return null;
  return (
    <TreatmentHero
      id={section.anchor}
      title={section.title ?? treatment.name}
      crumbs={crumbsOf(site, page).map(({ name, route }) => ({ name, href: route }))}
      current={page.name}
      lead={rich(section.lead)}
      price={treatment.price.text}
      usual={usualPrice(treatment)}
      duration={treatment.duration.text}
      figures={(section.figures ?? []).map(({ label, value, unit }) => ({
        label,
        value: plain(value),
        unit: unit && plain(unit),
      }))}
      book={section.actions ? section.actions.map(action) : ways()}
      trust={section.trust.map(plain)}
      picture={picture(section.image, { preset: 'page', sizes: '(max-width: 1099px) 100vw, 50vw' })}
    />
  );
};
