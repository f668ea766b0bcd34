import { misspelt } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import type { SiteFiles } from '../site-files.ts';

const imageFiles = (site: SiteFiles) => site.textsAt(/\.file$/, 'content/images');

/** Unreachable pages, booking links and files. */
export const reach: readonly Mistake[] = [
  { mistake: 'points a booking link to the site itself', rule: 'link/redirect' },
  { mistake: 'leaves a booking link unused', rule: 'link/unused-shortcut' },
  { mistake: 'removes the only link to a page', rule: 'link/orphan' },
  { mistake: 'gives two sections of a page the same anchor', rule: 'link/duplicate-id' },
  {
    mistake: 'misspells the file name of an image',
    rule: 'image/missing',
    everywhere: (site) =>
      some(
        instead(imageFiles(site), (source) => source.replace(/(.)\.svg/, '$1$1.svg')),
        4,
      ),
  },
  {
    mistake: 'writes the file name of an image in capitals',
    rule: 'link/file',
    everywhere: (site) =>
      some(
        instead(imageFiles(site), (source) => source.replace(/[a-z]/, (letter) => letter.toUpperCase())),
        2,
      ),
  },
  {
    mistake: 'names a file that is not an image, or a path',
    rule: 'config/file',
    everywhere: (site) => [
      ...some(
        instead(imageFiles(site), (source) => source.replace('.svg', '.gif')),
        2,
      ),
      ...some(
        instead(imageFiles(site), (source) => source.replace("'", "'../")),
        2,
      ),
    ],
  },
  {
    mistake: 'misspells the file name of a policy or a document',
    rule: 'content/missing-file',
    everywhere: (site) => [
      ...instead(site.textsAt(/policy\(\)\.1$/), (source) => source.replace('.md', 's.md')),
      ...instead(site.textsAt(/^documents\..*\.file$/), misspelt),
    ],
  },
  { mistake: 'requests another server before visitors consent', rule: 'privacy/third-party' },
  { mistake: 'omits the provider from the notice of embedded content', rule: 'privacy/facade' },
];
