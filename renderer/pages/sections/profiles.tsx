import { type ProfileProps, Profiles } from '../../../components/sections/Profiles/Profiles.tsx';
import type { ViewContext } from '../context.ts';
import { type Cells, covering } from '../covering.ts';
import type { View } from '../view.ts';

const CELLS: Cells = {
  phone: { width: 100, height: 100 },
  tablet: { width: 50, height: 76 },
  desk: { width: 25, height: 34 },
};

export const profiles: View<'profiles'> = (section, context) => (
  <Profiles
    id={section.anchor}
    title={section.title}
    text={section.text && context.rich(section.text)}
    people={section.people.flatMap((name) => profile(name, context))}
  />
);

function profile(name: string, context: ViewContext): readonly ProfileProps[] {
  const { site, rich, link } = context;
  const person = site.people[name];
  if (!person) return [];
  return [
    {
      id: name,
      name: person.name,
      title: person.title,
      focus: rich(person.focus),
      about: person.about && rich(person.about),
      qualifications: person.qualifications,
      register: person.registration && {
        label: `${person.registration.register} ${person.registration.number}`,
        link: link({ kind: 'web', address: person.registration.url }),
      },
      arm: person.department,
      picture: covering(context, person.image, 'page', CELLS),
    },
  ];
}
