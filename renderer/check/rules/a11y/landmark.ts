import type { SectionKind } from '../../../config/site.ts';
import type { Landmark } from '../../../html/extract.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import type { Rule, RuleFinding } from '../rule.ts';

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
    'a second hero': {
      'pages./treatments/massage.1': { kind: 'hero', title: 'Small Practice again', lead: 'By hand.' },
    },
    'a footer column with the name of the main navigation': { 'navigation.footer.0.title': 'Main' },
  },
  good: {
    'footer columns with different titles': {
      'navigation.footer.1': { title: 'Treatment', links: [{ label: 'Massage', to: '/treatments/massage' }] },
    },
  },
  find: (input) =>
    input.pages.flatMap(({ landmarks, route, own, planned }) =>
      repeated(landmarks).map(
        ({ role, name }) =>
          secondBeginning(planned, route) ?? {
            message: `Two landmarks of the page are called “${name}” (${role}).`,
            help: 'Change the title of one of them.',
            page: route,
            ...input.links.authored.locateWords(own, name, 'last'),
          },
      ),
    ),
};

/** The sections that show the breadcrumb of the page. */
const BEGINNINGS: ReadonlySet<SectionKind> = new Set(['hero', 'placeholder', 'treatmentHero', 'treatmentSummary']);

function secondBeginning({ sections }: PlannedPage, page: string): RuleFinding | undefined {
  const [, second] = sections.filter(({ data }) => BEGINNINGS.has(data.kind));
  return (
    second && {
      message: `This section (${second.data.kind}) begins the page a second time: its breadcrumb is shown twice.`,
      help: 'Keep one of them at the beginning. Use another section here, such as an explanation.',
      page,
      path: second.path,
    }
  );
}

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
