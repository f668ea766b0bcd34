import { Examples } from '../../../components/sections/Examples/Examples.tsx';
import type { Cells } from '../cells.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Examples/examples.ts';

const CELLS: Cells = { phone: { width: 100 }, tablet: { width: 33.333 }, desk: { width: 25 } };

export const view: View<'examples'> = (section, { site, rich, plain, link, imageFor }) => (
  <Examples
    {...titledProps(section, rich)}
    examples={section.examples.flatMap((name) => {
      const example = site.examples[name];
      if (!example) return [];
      const { title, protocol, timeframe, summary, image, alt, href } = example;
      return {
        title,
        protocol: plain(protocol),
        timeframe: plain(timeframe),
        summary: rich(summary),
        image: imageFor(image, { preset: 'gallery', cells: CELLS, alt: alt && plain(alt) }),
        link: link(href),
      };
    })}
  />
);
