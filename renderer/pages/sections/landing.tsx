import { Landing } from '../../../components/sections/Landing/Landing.tsx';
import type { View } from '../view.ts';

/**
 * On a wide screen the picture is as high as the screen and cut at its sides, so it is wider than its half.
 * On a phone it takes half of the width, and this asks for less: the smallest file is sharp enough there, and all
 * that comes before the gallery stays below 40 KB on a screen of any density.
 */
const SIZES = '(max-width: 767px) 105px, (max-width: 1099px) 112vw, 80vw';

export const landing: View<'landing'> = (section, { site, plain, link, picture }) => (
  <Landing
    brand={{ name: site.clinic.name, href: '/', arms: Object.keys(site.departments) }}
    place={section.place}
    title={section.title}
    picture={picture(section.image, { preset: 'page', sizes: SIZES })}
    consult={{
      label: section.consult.label,
      note: plain(section.consult.note),
      link: link(section.consult.to),
      noteFirst: section.consult.noteFirst && plain(section.consult.noteFirst),
    }}
    quiz={section.quiz && { label: section.quiz.label, note: plain(section.quiz.note), link: link(section.quiz.to) }}
  />
);
