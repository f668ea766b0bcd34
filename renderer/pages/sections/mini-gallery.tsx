import { MiniGallery } from '../../../components/sections/MiniGallery/MiniGallery.tsx';
import { fallbackFormat } from '../../config/derived/comparison.ts';
import type { Cells } from '../cells.ts';
import { entriesNamed, titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/MiniGallery/examples.ts';

const CELLS: Cells = {
  phone: { width: 74, height: 55.5 },
  tablet: { width: 42, height: 31.5 },
  desk: { width: 25, height: 18.75 },
};

/** The number of gallery images that the section shows. */
export const MINI_GALLERY_ITEMS = 4;

/** Uses the same files as the gallery, so that visitors who continue there fetch no image twice. */
export const view: View<'miniGallery'> = (section, { site, plain, link, imageFor, action }) => (
  <MiniGallery
    {...titled(section)}
    items={entriesNamed(site.comparisons, section.comparisons.slice(0, MINI_GALLERY_ITEMS)).map(
      ([name, { title, caption, href, image, kind }]) => ({
        id: name,
        title,
        caption: plain(caption),
        href: link(href).href,
        image: imageFor(image, { preset: 'miniGallery', cells: CELLS, last: fallbackFormat(kind) }),
      }),
    )}
    action={action(section.action)}
  />
);
