import { Gallery } from '../../../components/sections/Gallery/Gallery.tsx';
import { lastFormat } from '../../facts/comparison.ts';
import type { View } from '../view.ts';

export const gallery: View<'gallery'> = (section, { site, rich, link, picture }) => (
  <Gallery
    id={section.anchor}
    title={section.title}
    items={section.comparisons.flatMap((name) => {
      const comparison = site.comparisons[name];
      if (!comparison) return [];
      const { title, caption, image, kind, href } = comparison;
      return {
        title,
        caption: rich(caption),
        picture: picture(image, { preset: 'gallery', sizes: '(max-width: 767px) 100vw, 50vw', last: lastFormat(kind) }),
        link: link(href),
      };
    })}
  />
);
