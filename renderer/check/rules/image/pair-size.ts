import { sectionsOfKind } from '../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9"/></svg>`;

const PAIR = {
  'images.first': { file: 'first.svg', alt: 'Before: a long line' },
  'images.second': { file: 'second.svg', alt: 'After: a short line' },
  'pages./.2': { kind: 'imageCarousel', title: 'Before and after', images: ['first', 'second'] },
};

export const pairSize: Rule = {
  name: 'image/pair-size',
  severity: 'warning',
  checks: 'The images of a before-and-after pair have the same width and height.',
  because: 'Pages crop and scale the two images differently, so the treatment seems to change more than it does.',
  source: 'CAP code 3.1 (misleading exaggeration); https://www.asa.org.uk/advice-online/before-and-after-photos.html',
  bad: {
    'an image that shows twice as much': {
      values: PAIR,
      files: { 'images/first.svg': drawing(800, 600), 'images/second.svg': drawing(1600, 1200) },
    },
  },
  good: {
    'two images of the same size': {
      values: PAIR,
      files: { 'images/first.svg': drawing(800, 600), 'images/second.svg': drawing(800, 600) },
    },
  },
  find: ({ pages, images }) =>
    sectionsOfKind(pages, 'imageCarousel').flatMap(({ data, path, page }) =>
      otherSizes(data.images, images).map((finding) => ({
        ...finding,
        path: [...path, ...(finding.path ?? [])],
        page: page.route,
      })),
    ),
};

/** Reports each image whose size differs from that of the first. */
const otherSizes = ([first, ...others]: readonly string[], images: RuleInput['images']): readonly RuleFinding[] =>
  others.flatMap((name, index) => {
    const [expected, actual] = [images.get(first ?? ''), images.get(name)];
    if (!expected || !actual || sizeOf(expected) === sizeOf(actual)) return [];
    return {
      message: `“${name}” has ${sizeOf(actual)} pixels, and “${first}”, with which it is compared, has ${sizeOf(expected)}.`,
      help: 'Crop both images to the same part of the body, and save them with the same width and height.',
      path: ['images', index + 1],
    };
  });

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }): string => `${width}×${height}`;
