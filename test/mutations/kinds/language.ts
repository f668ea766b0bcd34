import type { Mistake } from '../mutation.ts';
import { some, within } from '../rows.ts';
import type { SiteFiles } from '../site-files.ts';

const leads = (site: SiteFiles) => site.textsAt(/^(pages\..*|catalogue\.[\w-]+)\.(lead|description)$/);

const alternatives = (site: SiteFiles) => site.textsAt(/^images\.[^.]+\.alt$/);

/** Mistakes in sentences and in descriptions of images. */
export const language: readonly Mistake[] = [
  {
    mistake: 'swaps two letters of a word',
    rule: 'content/spelling',
    everywhere: (site) =>
      some(
        within(leads(site), /(?<=[\s'])(with|your|from|that|this)(?=\s)/, (word) => word.replace(/(.)(.)$/, '$2$1')),
        4,
      ),
  },
  {
    mistake: 'writes a word twice',
    rule: 'content/spelling',
    everywhere: (site) =>
      some(
        within(leads(site), /\s(a|and|in|of|the|your)\s/, (word) => `${word} ${word}`),
        4,
      ),
  },
  {
    mistake: 'types two spaces',
    rule: 'content/spelling',
    everywhere: (site) =>
      some(
        within(leads(site), /[a-z]( )[a-z]/, () => '  '),
        3,
      ),
  },
  {
    mistake: 'opens a quotation and does not close it',
    rule: 'content/spelling',
    everywhere: (site) =>
      some(
        within(alternatives(site), /[a-z]( )[a-z]/, () => '“'),
        2,
      ),
  },
  {
    mistake: 'opens a bracket and does not close it',
    rule: 'content/spelling',
    everywhere: (site) =>
      some(
        within(leads(site), /[a-z]( )[a-z]/, () => '('),
        3,
      ),
  },
];
