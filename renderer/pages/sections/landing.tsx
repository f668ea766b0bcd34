import { Landing } from '../../../components/sections/Landing/Landing.tsx';
import type { Cells } from '../cells.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Landing/examples.ts';

export const hasTitle = true;

/** As wide as the screen on phones; on wide screens as tall as the screen, with its sides cropped. */
const CELLS: Cells = {
  phone: { width: 100 },
  tablet: { width: 50, height: 'min(100vh,42rem)' },
  desk: { width: 50, height: 'min(100vh,56rem)' },
};

export const view: View<'landing'> = (section, { site, plain, link, imageFor, logo }) => (
  <Landing
    brand={{
      name: site.clinic.name,
      href: '/',
      departmentPalettes: Object.keys(site.departments),
      ...(logo ? { logo } : {}),
    }}
    place={section.place}
    title={section.title}
    image={imageFor(section.image, { preset: 'landing', cells: CELLS })}
    consult={{
      label: plain(section.consult.label),
      note: plain(section.consult.note),
      link: link(section.consult.to),
      noteFirst: section.consult.noteFirst && plain(section.consult.noteFirst),
    }}
    quiz={
      section.quiz && { label: plain(section.quiz.label), note: plain(section.quiz.note), link: link(section.quiz.to) }
    }
  />
);
