import type { SectionOf } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import type { Findings, Rule, RuleInput } from '../rule.ts';

export const beforeAfter: Rule = {
  name: 'a11y/before-after',
  severity: 'error',
  checks: 'The alt text of before-and-after images states which is which, and differs from image to image.',
  because: 'Visitors who cannot see the images do not learn what the treatment changed.',
  source: 'WCAG 2.2, success criterion 1.1.1',
  bad: {
    'the same image twice': {
      'pages./.2': { kind: 'imageCarousel', title: 'Before and after', images: ['dot', 'dot'] },
    },
    'an image of both whose alt text mentions neither': {
      'comparisons.back': { title: 'Back', caption: 'Massage', image: 'dot', href: '/treatments/massage' },
    },
  },
  good: {
    'two images whose alt text states which is which': {
      'images.dot-after': { file: 'dot.svg', alt: 'After: the same dot, larger' },
      'images.dot-before': { file: 'dot.svg', alt: 'Before: a dot' },
      'pages./.2': { kind: 'imageCarousel', title: 'Before and after', images: ['dot-before', 'dot-after'] },
    },
  },
  find: (input) => [carousels(input), pairs(input)],
};

const carousels = (input: RuleInput): Findings =>
  input.pages.flatMap(({ planned, route }) =>
    planned.sections.flatMap(({ data, path }) =>
      data.kind === 'imageCarousel' && data.images.length > 1
        ? problemsIn(data, input.site.images).map(({ message, index }) => ({
            message,
            help: 'Begin one “alt” with “Before:” and the other with “After:”, and describe what each shows.',
            page: route,
            path: [...path, 'images', index],
          }))
        : [],
    ),
  );

interface Problem {
  readonly message: string;
  readonly index: number;
}

function problemsIn(
  { images }: SectionOf<'imageCarousel'>,
  imagesByName: RuleInput['site']['images'],
): readonly Problem[] {
  const texts = images.map((image) => imagesByName[image]?.alt.source ?? '');
  return texts.flatMap((text, index): Problem[] => {
    if (texts.indexOf(text) < index)
      return [{ message: `This image has the same alt text as an earlier one: “${text}”.`, index }];
    return BEFORE.test(text) || AFTER.test(text)
      ? []
      : [{ message: `The alt text of this image contains neither “before” nor “after”: “${text}”.`, index }];
  });
}

const BEFORE = /\bbefore\b/i;
const AFTER = /\bafter\b/i;

/** The image of a comparison or a worked example shows both states; a worked example may replace its alt text. */
const pairs = ({ site }: RuleInput): Findings => [
  ...Object.entries(site.comparisons).flatMap(([name, { image }]) =>
    pairProblem(image, site.images[image]?.alt.source, ['comparisons', name, 'image']),
  ),
  ...Object.entries(site.examples).flatMap(([name, { image, alt }]) =>
    alt
      ? pairProblem(image, alt.source, ['examples', name, 'alt'])
      : pairProblem(image, site.images[image]?.alt.source, ['examples', name, 'image']),
  ),
];

const pairProblem = (image: string, altText = '', path: ConfigPath): Findings =>
  BEFORE.test(altText) && AFTER.test(altText)
    ? []
    : {
        message: `The alt text of the image “${image}” does not state what is before and what is after: “${altText}”.`,
        help: 'State in its “alt” which half is before and which is after.',
        path,
      };
