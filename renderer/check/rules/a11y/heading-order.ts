import type { Heading } from '../../../html/extract.ts';
import type { AuthoredIndex } from '../../authored/index.ts';
import type { SeenPage } from '../pages.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const headingOrder: Rule = {
  name: 'a11y/heading-order',
  severity: 'error',
  searchesFor: 'parts',
  checks: 'Every page starts with its title, the level-1 heading, and its headings skip no level.',
  because: 'People who navigate by headings with a screen reader miss or cannot find parts of the page.',
  source: 'WCAG 2.2, success criteria 1.3.1 and 2.4.6; https://www.w3.org/WAI/tutorials/page-structure/headings/',
  bad: {
    'a section with a title before the hero': {
      'pages./.0': { kind: 'quickFacts', title: 'At a glance', facts: [{ value: 'An hour' }] },
      'pages./.1': { kind: 'hero', title: 'Small Practice', lead: 'By hand.' },
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
  readonly heading: Heading;
}

/** Returns only the first problem of a page, because the others often follow from it. */
function firstProblem(headings: readonly Heading[]): Problem | undefined {
  const [first] = headings;
  if (first && first.level !== 1)
    return {
      message: `“${first.words}” appears before the level-1 heading.`,
      help: 'Move the hero to the beginning of the page.',
      heading: first,
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
  { route, own }: SeenPage,
  authored: AuthoredIndex,
): RuleFinding => ({ message, help, page: route, ...authored.locateWords(own, heading.words) });
