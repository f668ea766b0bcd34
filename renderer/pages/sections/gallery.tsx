import { Gallery } from '../../../components/sections/Gallery/Gallery.tsx';
import type { Comparison } from '../../site.ts';
import type { View } from '../view.ts';

/** What is offered to browsers that read neither avif nor webp: the format in which the picture came. */
const LAST = { publicWebP: 'webp', importedPng: 'png', other: 'jpeg' } as const satisfies Record<
  NonNullable<Comparison['kind']>,
  string
>;

export const gallery: View<'gallery'> = (section, { site, rich, link, picture }) => (
  <Gallery
    id={section.anchor}
    title={section.title}
    items={section.comparisons.flatMap((name) => {
      const comparison = site.comparisons[name];
      if (!comparison) return [];
      const { title, caption, image, kind = 'publicWebP', href } = comparison;
      return {
        title,
        caption: rich(caption),
        picture: picture(image, { preset: 'gallery', sizes: '(max-width: 767px) 100vw, 50vw', last: LAST[kind] }),
        link: link(href),
      };
    })}
  />
);
