import { MiniGallery } from '../../../components/sections/MiniGallery/MiniGallery.tsx';
import { lastFormat } from '../../facts/comparison.ts';
import type { View } from '../view.ts';

/** A phone of three device pixels takes the smaller file too: it is sharp enough, and half the weight. */
const SIZES = '(max-width: 480px) 213px, (max-width: 767px) 74vw, (max-width: 1099px) 42vw, 25vw';

/** How many of the gallery's pictures it shows. */
export const MINI_GALLERY_ITEMS = 4;

/** The same files as the gallery's, so that nothing is fetched twice on the way there. */
export const miniGallery: View<'miniGallery'> = (section, { site, plain, link, picture, action }) => (
  <MiniGallery
    id={section.anchor}
    title={section.title}
    items={section.comparisons.slice(0, MINI_GALLERY_ITEMS).flatMap((name) => {
      const comparison = site.comparisons[name];
      if (!comparison) return [];
      const { title, caption, href, image, kind } = comparison;
      return [
        {
          id: name,
          title,
          caption: plain(caption),
          href: link(href).href,
          picture: picture(image, { preset: 'gallery', sizes: SIZES, last: lastFormat(kind) }),
        },
      ];
    })}
    action={action(section.action)}
  />
);
