import { Cover } from '../../../components/sections/Cover/Cover.tsx';
import type { Cells } from '../cells.ts';
import type { View } from '../view.ts';

/** As tall as the screen, within limits; on narrow screens the doors take their part of it. */
const SCREEN = 'clamp(660px,100vh,1500px)';
const CELLS: Cells = {
  phone: { width: 100, height: `${SCREEN}*.81` },
  tablet: { width: 100, height: `${SCREEN}*.9` },
  desk: { width: 100, height: SCREEN },
};

export const cover: View<'cover'> = (section, { site, plain, picture }) => (
  <Cover
    title={section.title}
    line={plain(section.line)}
    picture={picture(section.image, { preset: 'hero', cells: CELLS })}
    doors={section.doors.map(({ department, label, note, to }) => ({
      label,
      note: plain(note),
      href: to ?? site.departments[department]?.page ?? '/',
      arm: department,
    }))}
  />
);
