import type { SectionOf } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

export const beforeAfter: Rule = {
  name: 'a11y/before-after',
  severity: 'error',
  checks: 'Pictures of before and after say in their texts which is which, and no two say the same.',
  because: 'Who cannot see the two pictures learns from their texts alone what changed.',
  source: 'WCAG 2.2, success criterion 1.1.1',
  examples: {
    bad: [
      {
        shows: 'the same picture twice',
        values: { 'pages./.2': { kind: 'imageCarousel', title: 'Before and after', images: ['dot', 'dot'] } },
      },
      {
        shows: 'a picture of both whose text names neither',
        values: {
          'comparisons.back': { title: 'Back', caption: 'Massage', image: 'dot', href: '/treatments/massage' },
        },
      },
    ],
    good: [
      {
        shows: 'two pictures that say which they are',
        values: {
          'images.dot-after': { file: 'dot.svg', alt: 'After: the same dot, larger' },
          'images.dot-before': { file: 'dot.svg', alt: 'Before: a dot' },
          'pages./.2': { kind: 'imageCarousel', title: 'Before and after', images: ['dot-before', 'dot-after'] },
        },
      },
    ],
  },
  find: (input) => [...carousels(input), ...pairs(input)],
};

const carousels = (input: RuleInput): readonly RuleFinding[] =>
  input.pages.flatMap(({ planned, route }) =>
    planned.sections.flatMap(({ data, path }) =>
      data.kind === 'imageCarousel' && data.images.length > 1
        ? faultsOf(data, input.site.images).map(({ message, index }) => ({
            message,
            help: 'Begin one text with “Before:” and the other with “After:”, and say what each shows.',
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

function faultsOf({ images }: SectionOf<'imageCarousel'>, known: RuleInput['site']['images']): readonly Problem[] {
  const texts = images.map((image) => known[image]?.alt.source ?? '');
  return texts.flatMap((text, index): Problem[] => {
    if (texts.indexOf(text) < index)
      return [{ message: `This picture says the same as one before it: “${text}”.`, index }];
    return BEFORE.test(text) || AFTER.test(text)
      ? []
      : [{ message: `The text of this picture says neither “before” nor “after”: “${text}”.`, index }];
  });
}

const BEFORE = /\bbefore\b/i;
const AFTER = /\bafter\b/i;

/** A comparison and a worked example are one picture of both; an example may give it other words. */
const pairs = ({ site }: RuleInput): readonly RuleFinding[] => [
  ...Object.entries(site.comparisons).flatMap(([name, { image }]) =>
    pairProblem(image, site.images[image]?.alt.source, ['comparisons', name, 'image']),
  ),
  ...Object.entries(site.examples).flatMap(([name, { image, alt }]) =>
    alt
      ? pairProblem(image, alt.source, ['examples', name, 'alt'])
      : pairProblem(image, site.images[image]?.alt.source, ['examples', name, 'image']),
  ),
];

const pairProblem = (image: string, words = '', path: ConfigPath): readonly RuleFinding[] =>
  BEFORE.test(words) && AFTER.test(words)
    ? []
    : [
        {
          message: `The text of the picture “${image}” does not say what is before and what is after: “${words}”.`,
          help: 'Say in its “alt” which half shows what.',
          path,
        },
      ];
