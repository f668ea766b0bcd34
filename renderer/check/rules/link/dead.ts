import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { filesByCase, isDead, nameable, suggestedAddress } from './own-address.ts';
import { findingsAt, type LinkMessage, type LinkProblem, linkProblems } from './problem.ts';

export const linkDead: Rule = {
  name: 'link/dead',
  severity: 'error',
  checks:
    'Every address of this site that is used in pages, documents, the sitemap, the manifest, redirects or structured data exists.',
  because: 'Visitors who follow a broken link find an error page and do not book.',
  source: 'RFC 9110 §15.5.5',
  bad: {
    'a missing page, by its full address': {
      'pages./treatments.0.lines': ['See [the prices](https://small.example/prices).'],
    },
    'a profile on this site that does not exist, in the footer and in structured data': {
      'clinic.socialProfiles': [{ name: 'News', url: 'https://small.example/news' }],
    },
    'a booking link to a missing page of this site': { 'booking.visit': 'https://small.example/book' },
    'a missing page, in a downloadable document': {
      values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
      documents: { 'guide.pdf': { lines: ['Prices'], links: ['https://small.example/prices'] } },
    },
  },
  good: {
    'a page of this site, by its full address': {
      'pages./treatments.0.lines': ['See [massage](https://small.example/treatments/massage).'],
    },
  },
  find: ({ links }) => deadLinks(links),
};

/** Reports every broken address of this site wherever it was typed. */
export function deadLinks(links: LinkMap): readonly RuleFinding[] {
  const files = filesByCase(links.addresses);
  const names = nameable(links.addresses);
  const dead = [
    ...linkProblems(links, ({ to }) => isDead(to, files)),
    // Addresses in the sitemap, the manifest and redirects. If a page contains the same address, both are one problem.
    ...links.files.flatMap((link) => (isDead(link.to, files) ? [{ ...link, pages: [] }] : [])),
  ];
  return dead.flatMap((link) => findingsAt(links, link, messageFor(link, names)));
}

function messageFor({ href, to }: Pick<LinkProblem, 'href' | 'to'>, names: readonly string[]): LinkMessage {
  if (to.kind !== 'nothing') return { message: `“${href}” is not a valid address.`, help: 'Write the full address.' };
  const message = `“${href}” is broken: the site has no “${to.address}”.`;
  const help = 'Write the address of a page of this site, or remove the link.';
  return { message, help, ...suggestedAddress(href, to.address, names) };
}
