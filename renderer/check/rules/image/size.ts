import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { imagePath } from './image-path.ts';

/** No screen is so long: a picture with such a side was drawn with a slip in its measures. */
const MAX_LENGTH = 20_000;

export const size: Rule = {
  name: 'image/size',
  severity: 'error',
  checks: 'Every picture says its width and its height, and both are such that a page has room for it.',
  because:
    'Without them the page jumps while its pictures arrive, and a visitor presses what was somewhere else before.',
  source: 'https://html.spec.whatwg.org/#attr-dim-width; https://web.dev/articles/cls',
  examples: {
    bad: [
      {
        shows: 'a drawing so flat that it has no height once it is as wide as a column',
        values: { 'images.dot.file': 'drawing.svg' },
        files: {
          'images/drawing.svg':
            '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="1"><path d="M0 0h9"/></svg>',
        },
      },
      {
        shows: 'a drawing that would be miles long',
        values: { 'images.dot.file': 'drawing.svg' },
        files: {
          'images/drawing.svg':
            '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="4000"><path d="M0 0v9"/></svg>',
        },
      },
    ],
    good: [
      {
        shows: 'a drawing twice as wide as it is high',
        values: { 'images.dot.file': 'drawing.svg' },
        files: {
          'images/drawing.svg':
            '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path d="M0 0h9"/></svg>',
        },
      },
    ],
  },
  find: (input) => unfitting(input),
};

export const unfitting = (input: Pick<RuleInput, 'pages'>): readonly RuleFinding[] =>
  input.pages.flatMap(({ images, route, planned }) =>
    images
      .filter(({ width, height }) => !fits(width) || !fits(height))
      .map(({ src, width = 'no', height = 'no' }) => ({
        message: `A page would show this picture ${width} pixels wide and ${height} pixels high.`,
        help: 'Save it in a shape that a page has room for.',
        page: route,
        path: imagePath(src) ?? planned.path,
      })),
  );

const fits = (length: string | undefined): boolean => Number(length) > 0 && Number(length) <= MAX_LENGTH;
