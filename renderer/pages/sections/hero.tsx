import { Hero } from '../../../components/sections/Hero/Hero.tsx';
import { departmentOfPage } from '../../config/derived/department.ts';
import type { ActionData } from '../../config/site.ts';
import { type Cells, UNDER_HEADER } from '../cells.ts';
import type { ViewContext } from '../context.ts';
import { breadcrumbsOf } from '../crumbs.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/Hero/examples.ts';

export const hasTitle = true;

/**
 * Beside the text, the image fills half of the screen, or grows with long text; without booking buttons, it is below
 * the text and as wide as the page.
 */
const BESIDE: Cells = {
  phone: { width: 100, height: 100 },
  tablet: { width: 100, height: 'min(80vw,44rem)' },
  desk: { width: 50, height: `min(${UNDER_HEADER},64rem)` },
};
const BELOW: Cells = {
  phone: { width: 100, height: 43.75 },
  tablet: { width: 100, height: 43.75 },
  desk: { width: 100, height: 43.75 },
};

export const view: View<'hero'> = (section, context) => {
  const { rich, action, bookingOptions, imageFor } = context;
  const actions =
    section.bookingButtons === undefined || section.bookingButtons === 'both' ? [] : section.bookingButtons.map(action);
  const cells = section.bookingButtons !== undefined || section.switch !== undefined ? BESIDE : BELOW;
  return (
    <Hero
      {...titled(section)}
      lead={rich(section.lead)}
      crumbs={breadcrumbsOf(context.site, context.page)}
      current={context.page.name}
      image={section.image === undefined ? undefined : imageFor(section.image, { preset: 'hero', cells })}
      tone={section.tone ?? 'light'}
      bookingOptions={section.bookingButtons === 'both' ? bookingOptions() : undefined}
      actions={actions}
      note={section.note && rich(section.note)}
      trust={(section.trust ?? []).map(rich)}
      switch={(section.switch ?? []).map((item) => relatedPage(item, context))}
    />
  );
};

/** A related page, in the colours of its own department. */
function relatedPage({ label, to }: ActionData, { site, page, plain, link }: ViewContext) {
  const route = to.kind === 'route' ? to.route : undefined;
  return {
    label: plain(label),
    href: link(to).href,
    department: route && site.routes[route] ? departmentOfPage(site, route) : page.department,
    current: route === page.canonical,
  };
}
