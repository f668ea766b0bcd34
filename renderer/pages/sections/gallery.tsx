import { Gallery } from '../../../components/sections/Gallery/Gallery.tsx';
import { fallbackFormat } from '../../config/derived/comparison.ts';
import type { Cells } from '../cells.ts';
import { isLcpSection } from '../is-lcp-section.ts';
import { entriesNamed, titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/Gallery/examples.ts';

const CELLS: Cells = { phone: { width: 100 }, tablet: { width: 50 }, desk: { width: 50 } };

export const view: View<'gallery'> = (section, { site, page, rich, link, imageFor }) => (
  <Gallery
    {...titled(section)}
    isLcp={isLcpSection(page, section)}
    items={entriesNamed(site.comparisons, section.comparisons).map(([, { title, caption, image, kind, href }]) => ({
      title,
      caption: rich(caption),
      image: imageFor(image, { preset: 'gallery', cells: CELLS, last: fallbackFormat(kind) }),
      link: link(href),
    }))}
  />
);
