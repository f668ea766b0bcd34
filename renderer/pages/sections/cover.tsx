import { Cover } from '../../../components/sections/Cover/Cover.tsx';
import type { Cells } from '../cells.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Cover/examples.ts';

export const hasTitle = true;

/** As tall as the screen, within limits; on narrow screens the doors take part of that height. */
const SCREEN = 'clamp(660px,100vh,1500px)';
const CELLS: Cells = {
  phone: { width: 100, height: `${SCREEN}*.81` },
  tablet: { width: 100, height: `${SCREEN}*.9` },
  desk: { width: 100, height: SCREEN },
};

/** A photograph fills the screen at any width. */
const WHOLE: Cells = {
  phone: { width: 100, height: SCREEN },
  tablet: { width: 100, height: SCREEN },
  desk: { width: 100, height: SCREEN },
};

export const view: View<'cover'> = (section, context) => (
  <Cover
    title={section.title}
    line={context.plain(section.line)}
    image={context.imageFor(section.image, {
      preset: 'hero',
      cells: context.isPhotograph(section.image) ? WHOLE : CELLS,
    })}
    photograph={context.isPhotograph(section.image)}
    scrim={context.needsScrim(section.image)}
    doors={section.doors.map(({ department, label, note, to }) => ({
      label: context.plain(label),
      note: context.plain(note),
      href: to ?? context.site.departments[department]?.page ?? '/',
      department,
    }))}
  />
);
