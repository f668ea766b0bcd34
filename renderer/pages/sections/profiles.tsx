import { type ProfileProps, Profiles } from '../../../components/sections/Profiles/Profiles.tsx';
import type { Person } from '../../config/site.ts';
import type { Cells } from '../cells.ts';
import type { ViewContext } from '../context.ts';
import { isLcpSection } from '../is-lcp-section.ts';
import { entriesNamed, titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Profiles/examples.ts';

/** On tablets the image is as tall as the text beside it. */
const CELLS: Cells = {
  phone: { width: 100, height: 100 },
  tablet: { width: 50, height: '37rem' },
  desk: { width: 25, height: 33.333 },
};

export const view: View<'profiles'> = (section, context) => (
  <Profiles
    {...titledProps(section, context.rich)}
    isLcp={isLcpSection(context.page, section)}
    people={entriesNamed(context.site.people, section.people).map((entry) => profile(entry, context))}
  />
);

function profile([name, person]: readonly [string, Person], { rich, link, imageFor }: ViewContext): ProfileProps {
  return {
    id: name,
    name: person.name,
    title: person.title,
    focus: rich(person.focus),
    about: person.about && rich(person.about),
    qualifications: person.qualifications.map(rich),
    register: person.registration && {
      label: `${person.registration.register} ${person.registration.number}`,
      link: link({ kind: 'web', address: person.registration.url }),
    },
    department: person.department,
    image: imageFor(person.image, { preset: 'plate', cells: CELLS }),
  };
}
