import { CaseExamples } from '../../../components/sections/CaseExamples/CaseExamples.tsx';
import type { View } from '../view.ts';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1099px) 33vw, 25vw';

export const examples: View<'examples'> = (section, { site, rich, plain, link, picture }) => (
  <CaseExamples
    id={section.anchor}
    title={section.title}
    text={section.text && rich(section.text)}
    examples={section.examples.flatMap((name) => {
      const example = site.examples[name];
      if (!example) return [];
      const { title, protocol, timeframe, summary, image, alt, href } = example;
      return {
        title,
        protocol: plain(protocol),
        timeframe: plain(timeframe),
        summary: rich(summary),
        picture: picture(image, { preset: 'gallery', sizes: SIZES, alt: alt && plain(alt) }),
        link: link(href),
      };
    })}
  />
);
