import { normalise } from '../../../facts/normalise.ts';
import type { Rule } from '../rule.ts';

const SECOND = {
  category: 'hands',
  name: 'massage',
  description: 'Half an hour of massage.',
  price: '£40',
  duration: '30min',
  book: 'visit',
  image: 'dot',
};

export const duplicateTreatment: Rule = {
  name: 'content/duplicate-treatment',
  severity: 'warning',
  checks: 'No two treatments have the same name.',
  because: 'Visitors cannot tell two treatments with the same name apart, and may book the wrong one.',
  source: 'docs/config.md, “Common edits”',
  bad: { 'a copied treatment that kept its name': { 'catalogue.short-massage': SECOND } },
  good: { 'a name of its own': { 'catalogue.short-massage': { ...SECOND, name: 'Short massage' } } },
  find: ({ site }) => {
    const first = new Map<string, string>();
    return Object.entries(site.catalogue).flatMap(([slug, { name }]) => {
      const key = normalise(name).text;
      const other = first.get(key);
      if (other === undefined) first.set(key, slug);
      return other === undefined
        ? []
        : {
            message: `“${name}” is also the name of the treatment “${other}”.`,
            help: 'Give each treatment a different name, or remove one of them.',
            path: ['catalogue', slug, 'name'],
          };
    });
  },
};
