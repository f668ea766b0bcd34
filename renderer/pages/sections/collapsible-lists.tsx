import { CollapsibleLists } from '../../../components/sections/CollapsibleLists/CollapsibleLists.tsx';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/CollapsibleLists/examples.ts';

export const view: View<'collapsibleLists'> = (section, { rich }) => (
  <CollapsibleLists
    {...titled(section)}
    name={`lists-${section.anchor ?? 'all'}`}
    lists={section.lists.map(({ title, items }) => ({ title, items: items.map(rich) }))}
  />
);
