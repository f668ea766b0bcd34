import { inQuotes, quoted } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { instead, some, without } from '../rows.ts';
import { CONFIG, type SiteFiles } from '../site-files.ts';

const titles = (site: SiteFiles) => site.textsAt(/^routes\.[^.]+\.title$/, CONFIG);
const descriptions = (site: SiteFiles) => site.textsAt(/^routes\.[^.]+\.description$/, CONFIG);
const alternatives = (site: SiteFiles) => site.textsAt(/^images\.[^.]+\.alt$/);

const LONG = ' And much more besides, on every page of this site, for everybody who cares to read so far.';

/** Text for search engines and screen readers. */
export const search: readonly Mistake[] = [
  {
    mistake: 'writes a title that is too long',
    rule: 'seo/title',
    everywhere: (site) =>
      some(
        instead(
          titles(site),
          inQuotes((text) => `Everything that you ever wanted to know: ${text}`),
        ),
        3,
      ),
  },
  {
    mistake: 'writes a description that is too long',
    rule: 'seo/description',
    everywhere: (site) =>
      some(
        instead(
          descriptions(site),
          inQuotes((text) => text + LONG),
        ),
        3,
      ),
  },
  { mistake: 'copies the title or the description of another page', rule: 'seo/duplicate' },
  {
    mistake: 'omits the title or description of a page',
    rule: 'config/missing',
    everywhere: (site) => some(without([...titles(site), ...descriptions(site)]), 4),
  },
  {
    mistake: 'empties the title or the description of a page',
    rule: 'config/text',
    everywhere: (site) => some(instead([...titles(site), ...descriptions(site)], quoted('')), 2),
  },
  {
    mistake: 'omits the alternative text of an image',
    rule: 'config/missing',
    everywhere: (site) => some(without(alternatives(site)), 2),
  },
  {
    mistake: 'empties the alternative text of an image',
    rule: 'config/text',
    everywhere: (site) => some(instead(alternatives(site), quoted('')), 2),
  },
  {
    mistake: 'writes a file name as the alternative text of an image',
    rule: 'image/alt',
    everywhere: (site) => some(instead(alternatives(site), quoted('IMG_4711.jpg')), 2),
  },
  { mistake: 'omits “before” or “after” from the alternative text of an image', rule: 'a11y/before-after' },
  { mistake: 'writes an unknown language code', rule: 'a11y/language' },
  { mistake: 'adds a section with a title above the hero', rule: 'a11y/heading-order' },
  { mistake: 'gives two parts of the footer the same name', rule: 'a11y/landmark' },
  { mistake: 'names a button with a symbol only', rule: 'a11y/name' },
];
