import { Examples } from '../../../components/sections/Examples/Examples.tsx';
import type { Cells } from '../cells.ts';
import { entriesNamed, titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Examples/examples.ts';

const CELLS: Cells = { phone: { width: 100 }, tablet: { width: 33.333 }, desk: { width: 25 } };

export const view: View<'examples'> = (section, { site, rich, plain, link, imageFor }) => (
  <Examples
    {...titledProps(section, rich)}
    examples={entriesNamed(site.examples, section.examples).map(([, example]) => ({
      title: example.title,
      protocol: plain(example.protocol),
      timeframe: plain(example.timeframe),
      summary: rich(example.summary),
      image: imageFor(example.image, { preset: 'gallery', cells: CELLS, alt: example.alt && plain(example.alt) }),
      link: link(example.href),
    }))}
  />
);
