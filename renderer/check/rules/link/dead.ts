import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { atEach, type BadLink, badLinks, type Said } from './fault.ts';
import { filesByCase, isDead, nameable, suggestedAddress } from './own-address.ts';

export const linkDead: Rule = {
  name: 'link/dead',
  severity: 'error',
  checks:
    'Every address of this site that a page, a document, the sitemap, the manifest, a redirect or structured data names leads to something that the site has.',
  because: 'A visitor who meets a dead link on the way to a booking does not book.',
  source: 'RFC 9110 §15.5.5',
  examples: {
    bad: [
      {
        shows: 'a page that there is not, by its whole address',
        values: { 'pages./treatments.0.lines': ['See [the prices](https://small.example/prices).'] },
      },
      {
        shows: 'a profile that is said to be on this site, in the footer and in structured data',
        values: { 'clinic.socialProfiles': [{ name: 'News', url: 'https://small.example/news' }] },
      },
      {
        shows: 'a booking shortcut that leads back to a page that is gone',
        values: { 'booking.visit': 'https://small.example/book' },
      },
      {
        shows: 'a page that is gone, in a document to download',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
        documents: { 'guide.pdf': { lines: ['Prices'], links: ['https://small.example/prices'] } },
      },
    ],
    good: [
      {
        shows: 'a page of this site, by its whole address',
        values: { 'pages./treatments.0.lines': ['See [massage](https://small.example/treatments/massage).'] },
      },
    ],
  },
  find: ({ links }) => deadLinks(links),
};

/** Every address of this site that leads nowhere, at each place where it was typed. */
export function deadLinks(links: LinkMap): readonly RuleFinding[] {
  const files = filesByCase(links.addresses);
  const names = nameable(links.addresses);
  const dead = [
    ...badLinks(links, ({ to }) => isDead(to, files)),
    // What the sitemap, the manifest and redirects name; where a page names it too, it is one fault.
    ...links.files.flatMap((link) => (isDead(link.to, files) ? [{ ...link, pages: [] }] : [])),
  ];
  return dead.flatMap((link) => atEach(links, link, saying(link, names)));
}

function saying({ href, to }: Pick<BadLink, 'href' | 'to'>, names: readonly string[]): Said {
  if (to.kind !== 'nothing') return { message: `“${href}” is no address.`, help: 'Write the whole address.' };
  const message = `“${href}” leads nowhere: the site has no “${to.address}”.`;
  const help = 'Write the address of a page of this site, or take the link out.';
  return { message, help, ...suggestedAddress(href, to.address, names) };
}
