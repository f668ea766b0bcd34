import type { Heading } from '../../../html/extract.ts';
import type { AuthoredIndex } from '../../authored/index.ts';
import type { SeenPage } from '../pages.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const headingOrder: Rule = {
  name: 'a11y/heading-order',
  severity: 'error',
  checks: 'Every page starts with its only level-1 heading, and its headings skip no level.',
  because: 'People who navigate by headings with a screen reader miss or cannot find parts of the page.',
  source: 'WCAG 2.2, success criteria 1.3.1 and 2.4.6; https://www.w3.org/WAI/tutorials/page-structure/headings/',
  bad: {
    'a page without a hero, so without a level-1 heading': {
      'pages./': [{ kind: 'faq', questions: [{ question: 'When?', answer: 'At nine.' }] }],
    },
    'two heroes, so two level-1 headings': {
      'pages./.1': { kind: 'hero', title: 'Twice', lead: 'A second beginning.' },
    },
  },
  good: {
    'a hero followed by sections': {
      'pages./.2': { kind: 'quickFacts', title: 'At a glance', facts: [{ value: 'An hour' }] },
    },
  },
  find: (input) =>
    input.pages.flatMap((page) => {
      // `content/empty-page` reports empty pages.
      if (page.empty) return [];
      const problem = firstProblem(page.headings);
      return problem ? [findingOf(problem, page, input.links.authored)] : [];
    }),
};

interface Problem {
  readonly message: string;
  readonly help: string;
  readonly heading?: Heading | undefined;
}

/** Returns only the first problem of a page, because the others often follow from it. */
function firstProblem(headings: readonly Heading[]): Problem | undefined {
  const [first, ...others] = headings;
  const second = others.find(({ level }) => level === 1);
  if (!headings.some(({ level }) => level === 1))
    return {
      message: 'This page has no level-1 heading.',
      help: 'Begin it with a hero, a cover or a placeholder: its title becomes the level-1 heading.',
      heading: undefined,
    };
  if (first?.level !== 1)
    return {
      message: `“${first?.words}” appears before the level-1 heading.`,
      help: 'Move the hero to the beginning of the page.',
      heading: first,
    };
  if (second)
    return {
      message: `“${second.words}” is a second level-1 heading, after “${first.words}”.`,
      help: 'Keep one hero, and replace the other with an explanation or another section.',
      heading: second,
    };
  const skipping = headings.find(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  return (
    skipping && {
      message: `“${skipping.words}” is a level-${skipping.level} heading without a level-${skipping.level - 1} heading above it.`,
      help: 'Give the section above it a title.',
      heading: skipping,
    }
  );
}

const findingOf = (
  { message, help, heading }: Problem,
  { route, own, planned }: SeenPage,
  authored: AuthoredIndex,
): RuleFinding => ({
  message,
  help,
  page: route,
  ...(heading
    ? authored.locateWords(own, heading.words)
    : { path: planned.sections[0] ? ['pages', own] : planned.path }),
});
