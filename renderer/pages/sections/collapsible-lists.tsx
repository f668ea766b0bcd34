import { CollapsibleLists } from '../../../components/sections/CollapsibleLists/CollapsibleLists.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/CollapsibleLists/examples.ts';

export const view: View<'collapsibleLists'> = (section, { rich }) => (
  <CollapsibleLists
    id={section.anchor}
    title={section.title}
    name={`lists-${section.anchor ?? 'all'}`}
    lists={section.lists.map(({ title, items }) => ({ title, items: items.map(rich) }))}
  />
);
