import { People, type PersonCard } from '../../../components/sections/People/People.tsx';
import type { ViewContext } from '../context.ts';
import { type Cells, covering } from '../covering.ts';
import type { View } from '../view.ts';

const CELLS: Cells = {
  phone: { width: 42, height: 56 },
  tablet: { width: 33.4, height: 44.5 },
  desk: { width: 25, height: 33.4 },
};

export const people: View<'people'> = (section, context) => (
  <People
    id={section.anchor}
    title={section.title}
    text={section.text && context.rich(section.text)}
    people={section.people.flatMap((name) => card(name, context))}
    action={section.action && context.action(section.action)}
  />
);

function card(name: string, context: ViewContext): readonly PersonCard[] {
  const { site, rich } = context;
  const person = site.people[name];
  if (!person) return [];
  return [
    {
      id: name,
      name: person.name,
      title: person.title,
      focus: rich(person.focus),
      arm: person.department,
      picture: covering(context, person.image, 'portrait', CELLS),
    },
  ];
}
