import type { Heading } from '../../../html/extract.ts';
import type { AuthoredIndex } from '../../authored/index.ts';
import type { SeenPage } from '../pages.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const headingOrder: Rule = {
  name: 'a11y/heading-order',
  severity: 'error',
  checks: 'A page has one heading of the first level, before all others, and no heading skips a level.',
  because: 'Who listens to a page moves from heading to heading, and takes a gap for a part that is missing.',
  source: 'WCAG 2.2, success criteria 1.3.1 and 2.4.6; https://www.w3.org/WAI/tutorials/page-structure/headings/',
  examples: {
    bad: [
      {
        shows: 'a page that begins without a hero has no heading of the first level',
        values: { 'pages./': [{ kind: 'faq', questions: [{ question: 'When?', answer: 'At nine.' }] }] },
      },
      {
        shows: 'two heroes are two headings of the first level',
        values: { 'pages./.1': { kind: 'hero', title: 'Twice', lead: 'A second beginning.' } },
      },
    ],
    good: [
      {
        shows: 'a hero, and parts under it',
        values: { 'pages./.2': { kind: 'quickFacts', title: 'At a glance', facts: [{ value: 'An hour' }] } },
      },
    ],
  },
  find: (input) =>
    input.pages.flatMap((page) => {
      // An empty page is found as such.
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

/** One fault a page: what follows it is often its consequence. */
function firstProblem(headings: readonly Heading[]): Problem | undefined {
  const [first, ...others] = headings;
  const second = others.find(({ level }) => level === 1);
  if (!headings.some(({ level }) => level === 1))
    return {
      message: 'This page has no heading of the first level.',
      help: 'Begin it with a hero, a cover or a placeholder: their title is the title of the page.',
      heading: undefined,
    };
  if (first?.level !== 1)
    return {
      message: `“${first?.words}” stands before the heading of the first level.`,
      help: 'Move the hero to the beginning of the page.',
      heading: first,
    };
  if (second)
    return {
      message: `“${second.words}” is a second heading of the first level, after “${first.words}”.`,
      help: 'Keep one hero; let an explanation or another section say the rest.',
      heading: second,
    };
  const skipping = headings.find(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  return (
    skipping && {
      message: `“${skipping.words}” is a heading of level ${skipping.level} that follows none of level ${skipping.level - 1}.`,
      help: 'Give the part above it a title.',
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
