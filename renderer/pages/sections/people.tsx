import { People, type PersonCard } from '../../../components/sections/People/People.tsx';
import type { Person } from '../../config/site.ts';
import type { Cells } from '../cells.ts';
import type { ViewContext } from '../context.ts';
import { entriesNamed, titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/People/examples.ts';

/** On phones the image is as tall as the text beside it. */
const CELLS: Cells = {
  phone: { width: 42, height: '13.5rem' },
  tablet: { width: 33.333, height: 44.444 },
  desk: { width: 25, height: 33.333 },
};

export const view: View<'people'> = (section, context) => (
  <People
    {...titledProps(section, context.rich)}
    people={entriesNamed(context.site.people, section.people).map((entry) => card(entry, context))}
    action={section.action && context.action(section.action)}
  />
);

function card([name, person]: readonly [string, Person], { rich, imageFor }: ViewContext): PersonCard {
  return {
    id: name,
    name: person.name,
    title: person.title,
    focus: rich(person.focus),
    department: person.department,
    image: imageFor(person.image, { preset: 'portrait', cells: CELLS }),
  };
}
