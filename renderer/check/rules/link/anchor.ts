import type { Destination } from '../../links/destination.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule } from '../rule.ts';
import { findingsAt, linkProblems, suggestion } from './problem.ts';

export const linkAnchor: Rule = {
  name: 'link/anchor',
  severity: 'error',
  searchesFor: 'parts',
  checks: 'Every link to a section of a page uses an anchor that exists on that page.',
  because: 'The link opens the top of the page, so visitors have to search for the section.',
  source: 'https://html.spec.whatwg.org/#scrolling-to-a-fragment',
  bad: {
    'a link to an anchor that does not exist, in an answer': {
      'pages./.1.questions.0.answer': 'See [the price](/treatments/massage#prizes).',
    },
    'a link to an anchor that does not exist, in a downloadable document': {
      values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
      documents: { 'guide.pdf': { lines: ['Prices'], links: ['https://small.example/treatments#prices'] } },
    },
    'a menu entry with a typo in its anchor': { 'navigation.bar.0.to': '/#questoins' },
  },
  good: {
    'a link to a section by its anchor': { 'pages./.1.anchor': 'questions', 'navigation.bar.0.to': '/#questions' },
    'the top, which every page has': { 'navigation.bar.0.to': '/#top' },
  },
  find: ({ links }) =>
    linkProblems(links, ({ to, by }) => by === 'a href' && lacksAnchor(to, links)).flatMap((link) => {
      const [address, anchor = ''] = link.href.split('#', 2);
      const { help, clear } = suggestion(anchor, idsOf(link.to, links));
      return findingsAt(links, link, {
        message: `“${link.href}” links to a missing anchor: the page has no “#${anchor}”.`,
        help: help?.replace('“', '“#') ?? (address ? `Write “${address}”, or the anchor of a section.` : ANCHOR),
        instead: clear && link.href.replace(`#${anchor}`, `#${clear}`),
      });
    }),
};

const ANCHOR = 'Write the anchor of a section of this page, or the address of another page.';

const idsOf = (to: Destination, { pages }: LinkMap): ReadonlySet<string> =>
  (to.kind === 'page' ? pages.get(to.route)?.ids : undefined) ?? new Set();

const lacksAnchor = (to: Destination, links: LinkMap): boolean =>
  to.kind === 'page' && to.anchor !== undefined && !idsOf(to, links).has(to.anchor);
