import { Options } from '../../../components/sections/Options/Options.tsx';
import { bookingLabel } from '../../config/derived/booking.ts';
import { optionsOf } from '../../config/derived/catalogue.ts';
import { instalmentsLine } from '../../config/derived/instalments.ts';
import { treatmentRoute } from '../../config/derived/treatment-route.ts';
import type { Cells } from '../cells.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Options/examples.ts';

/** As tall as the text beside it, except on phones and if there are three options. */
const CELLS: Cells = {
  phone: { width: 100, height: 62.5 },
  tablet: { width: 50, height: '30rem' },
  desk: { width: 25, height: '32rem' },
};
const THREE: Cells = {
  phone: { width: 100, height: 62.5 },
  tablet: { width: 100, height: 75 },
  desk: { width: 33.333, height: 25 },
};

export const view: View<'options'> = (section, context) => {
  const { site, page, rich, plain, link, imageFor } = context;
  const treatment = site.catalogue[section.treatment];
  const items = treatment ? optionsOf(treatment) : [];
  if (items.length === 0) return null;
  const href = page.treatment === section.treatment ? undefined : treatmentRoute(context.site, section.treatment);
  return (
    <Options
      {...titledProps(section, rich)}
      options={items.map(([, { title, price, instalments, duration, description, bullets, book, ctaText, image }]) => ({
        title,
        href,
        description: description && rich(description),
        bullets: (bullets ?? []).map(rich),
        price: price.text,
        duration: duration?.text,
        instalments: instalmentsLine({ price, instalments }),
        action: {
          label: ctaText ? plain(ctaText) : bookingLabel(site, book, title),
          link: link({ kind: 'go', name: book }),
        },
        image:
          image === undefined
            ? undefined
            : imageFor(image, { preset: 'page', cells: items.length === 3 ? THREE : CELLS }),
      }))}
    />
  );
};
