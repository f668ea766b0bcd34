import type { AuthoredAnchor } from '../../authored/anchors.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const linkDuplicateId: Rule = {
  name: 'link/duplicate-id',
  severity: 'error',
  checks: 'Every anchor appears once on a page.',
  because: 'Links open the wrong section, and screen readers announce the wrong name.',
  source: 'https://dom.spec.whatwg.org/#concept-id',
  bad: {
    'two sections with one anchor': {
      'pages./treatments/massage.0.anchor': 'prices',
      'pages./treatments/massage.1.anchor': 'prices',
    },
    'the anchor of a part that every page has': { 'pages./.1.anchor': 'main' },
    'two policy headings with the same text': {
      values: {
        'routes./terms': { title: 'Terms', description: 'Our terms.', name: 'Terms' },
        'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' }],
        'navigation.footer.0.links': [{ label: 'Terms', to: '/terms' }],
      },
      files: { 'policies/terms.md': '## 1. Prices\n\nFirst.\n\n## 2. Prices\n\nSecond.\n' },
    },
  },
  good: {
    'two sections with different anchors': {
      'pages./treatments/massage.0.anchor': 'massage',
      'pages./treatments/massage.1.anchor': 'prices',
    },
  },
  find: ({ pages, plan, links }) => {
    const declared = new Map(plan.pages.map(({ route, path }) => [route, path]));
    const isAlias = (route: string): boolean => declared.get(route)?.[0] === 'aliases';
    // An alias shows the sections of a page, which is reported itself.
    return pages.flatMap(({ route, ids }) =>
      [...repeated(isAlias(route) ? [] : ids)].flatMap(([id, count]): readonly RuleFinding[] => {
        const text = {
          message: `${count} parts of “${route}” have the anchor “#${id}”, so links to it open only the first.`,
          help: 'Give each its own anchor (that of a heading is made of its words), and correct the links to it.',
        };
        const authored = authoredFor(links.authored.anchors, id, route, count);
        return authored.length > 0
          ? authored.map(({ location }) => ({ ...text, ...location, page: route }))
          : [{ ...text, path: declared.get(route) ?? ['routes'], page: route }];
      }),
    );
  },
};

function repeated(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 1));
}

/** Returns the anchors that have to change. If the owner typed all of them, the first may stay. */
function authoredFor(
  anchors: readonly AuthoredAnchor[],
  id: string,
  route: string,
  count: number,
): readonly AuthoredAnchor[] {
  const authored = anchors.filter((anchor) => anchor.id === id && (anchor.location.page ?? route) === route);
  return authored.length < count ? authored : authored.slice(1);
}
