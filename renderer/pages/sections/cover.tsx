import { Cover } from '../../../components/sections/Cover/Cover.tsx';
import type { View } from '../view.ts';

export const cover: View<'cover'> = (section, { site, plain, picture }) => (
  <Cover
    title={section.title}
    line={plain(section.line)}
    picture={picture(section.image, { preset: 'hero', sizes: '100vw' })}
    doors={section.doors.map(({ department, label, note, to }) => ({
      label,
      note: plain(note),
      href: to ?? site.departments[department]?.page ?? '/',
      arm: department,
    }))}
  />
);
