import type { Landmark } from '../../../html/extract.ts';
import type { Rule } from '../rule.ts';

export const landmark: Rule = {
  name: 'a11y/landmark',
  severity: 'error',
  searchesFor: 'parts',
  checks: 'Landmarks of a page with the same role have different names.',
  because: 'Screen readers list the landmarks of a page, and users cannot tell two landmarks with the same name apart.',
  source: 'WCAG 2.2, success criterion 1.3.1; https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  bad: {
    'two footer columns with the same title': {
      'navigation.footer.1': { title: 'Practice', links: [{ label: 'Massage', to: '/treatments/massage' }] },
    },
    'a footer column with the name of the main navigation': { 'navigation.footer.0.title': 'Main' },
  },
  good: {
    'footer columns with different titles': {
      'navigation.footer.1': { title: 'Treatment', links: [{ label: 'Massage', to: '/treatments/massage' }] },
    },
  },
  find: (input) =>
    input.pages.flatMap(({ landmarks, route, own }) =>
      repeated(landmarks).map(({ role, name }) => ({
        message: `Two landmarks of the page are called “${name}” (${role}).`,
        help: 'Change the title of one of them.',
        page: route,
        ...input.links.authored.locateWords(own, name, 'last'),
      })),
    ),
};

/** Returns the second of each pair. Landmarks without a name are skipped. */
function repeated(landmarks: readonly Landmark[]): readonly Landmark[] {
  const seen = new Set<string>();
  return landmarks.filter(({ role, name }) => {
    const key = `${role} ${name}`;
    const isRepeated = name !== '' && seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}
