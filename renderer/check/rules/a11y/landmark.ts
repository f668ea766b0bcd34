import type { Landmark } from '../../../html/extract.ts';
import type { Rule } from '../rule.ts';

export const landmark: Rule = {
  name: 'a11y/landmark',
  severity: 'error',
  checks: 'No two landmarks of a page have the same role and the same name.',
  because:
    'A screen reader lists the landmarks of a page: of two that are called the same, nobody can tell which is which.',
  source: 'WCAG 2.2, success criterion 1.3.1; https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  examples: {
    bad: [
      {
        shows: 'two columns of the footer under one title',
        values: {
          'navigation.footer.1': { title: 'Practice', links: [{ label: 'Massage', to: '/treatments/massage' }] },
        },
      },
      {
        shows: 'a column of the footer that is called like the main navigation',
        values: { 'navigation.footer.0.title': 'Main' },
      },
    ],
    good: [
      {
        shows: 'two columns of the footer, each with its own title',
        values: {
          'navigation.footer.1': { title: 'Treatment', links: [{ label: 'Massage', to: '/treatments/massage' }] },
        },
      },
    ],
  },
  find: (input) =>
    input.pages.flatMap(({ landmarks, route, own }) =>
      repeated(landmarks).map(({ role, name }) => ({
        message: `Two parts of the page are both called “${name}” (${role}).`,
        help: 'Give one of them another title.',
        page: route,
        ...input.links.authored.locateWords(own, name, 'last'),
      })),
    ),
};

/** The second of each pair; those without a name are told apart by their role alone. */
function repeated(landmarks: readonly Landmark[]): readonly Landmark[] {
  const met = new Set<string>();
  return landmarks.filter(({ role, name }) => {
    const key = `${role} ${name}`;
    const again = name !== '' && met.has(key);
    met.add(key);
    return again;
  });
}
