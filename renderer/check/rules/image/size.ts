import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { imagePath } from './image-path.ts';

/** No screen is this long, so an image with such a side has a mistake in its dimensions. */
const MAX_LENGTH = 20_000;

export const size: Rule = {
  name: 'image/size',
  severity: 'error',
  checks: 'Every image has a width and a height that fit on a page.',
  because: 'Without them, the page jumps while images load, and visitors press the wrong link.',
  source: 'https://html.spec.whatwg.org/#attr-dim-width; https://web.dev/articles/cls',
  bad: {
    'a drawing with no height once it is as wide as a column': {
      values: { 'images.dot.file': 'drawing.svg' },
      files: {
        'images/drawing.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="1"><path d="M0 0h9"/></svg>',
      },
    },
    'a drawing that would be miles long': {
      values: { 'images.dot.file': 'drawing.svg' },
      files: {
        'images/drawing.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="4000"><path d="M0 0v9"/></svg>',
      },
    },
  },
  good: {
    'a drawing twice as wide as it is high': {
      values: { 'images.dot.file': 'drawing.svg' },
      files: {
        'images/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path d="M0 0h9"/></svg>',
      },
    },
  },
  find: (input) => badlySizedImages(input),
};

export const badlySizedImages = (input: Pick<RuleInput, 'pages'>): readonly RuleFinding[] =>
  input.pages.flatMap(({ images, route, planned }) =>
    images
      .filter(({ width, height }) => !fits(width) || !fits(height))
      .map(({ src, width = 'no', height = 'no' }) => ({
        message: `A page would show this image ${width} pixels wide and ${height} pixels high.`,
        help: 'Save the image with a width and height that fit on a page.',
        page: route,
        path: imagePath(src) ?? planned.path,
      })),
  );

const fits = (length: string | undefined): boolean => Number(length) > 0 && Number(length) <= MAX_LENGTH;
