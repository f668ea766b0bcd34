import { Lists } from '../../../components/sections/Lists/Lists.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Lists/examples.ts';

export const view: View<'lists'> = (section, { rich }) => (
  <Lists
    id={section.anchor}
    title={section.title}
    name={`lists-${section.anchor ?? 'all'}`}
    lists={section.lists.map(({ title, items }) => ({ title, items: items.map(rich) }))}
  />
);
