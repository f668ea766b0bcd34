import { Placeholder } from '../../../components/sections/Placeholder/Placeholder.tsx';
import { type Cells, UNDER_HEADER } from '../cells.ts';
import { crumbsOf } from '../crumbs.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Placeholder/examples.ts';

export const hasTitle = true;

const CELLS: Cells = {
  phone: { width: 100, height: 50 },
  tablet: { width: 50, height: `min(${UNDER_HEADER},42rem)` },
  desk: { width: 50, height: `min(${UNDER_HEADER},56rem)` },
};

export const view: View<'placeholder'> = (section, { site, page, rich, action, imageFor }) => (
  <Placeholder
    id={section.anchor}
    crumbs={crumbsOf(site, page).map(({ name, route }) => ({ name, href: route }))}
    title={section.title}
    lines={section.lines.map(rich)}
    actions={section.actions.map(action)}
    image={section.image === undefined ? undefined : imageFor(section.image, { preset: 'page', cells: CELLS })}
  />
);
