import { Lists } from '../../../components/sections/Lists/Lists.tsx';
import type { View } from '../view.ts';

export const lists: View<'lists'> = (section, { rich }) => (
  <Lists
    id={section.anchor}
    title={section.title}
    name={`lists-${section.anchor ?? 'all'}`}
    lists={section.lists.map(({ title, items }) => ({ title, items: items.map(rich) }))}
  />
);
