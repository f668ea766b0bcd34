import type { Site, Treatment } from '../../../config/site.ts';
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
  checks: 'No two treatments have the same name or the same description.',
  because: 'Visitors cannot tell two such treatments apart, and may book the wrong one.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a copied treatment that kept its name': { 'catalogue.short-massage': SECOND },
    'a copied treatment that kept its description': {
      values: {
        'catalogue.short-massage': { ...SECOND, name: 'Short massage' },
        'catalogue.massage.description': SECOND.description,
      },
    },
  },
  good: { 'a name of its own': { 'catalogue.short-massage': { ...SECOND, name: 'Short massage' } } },
  find: ({ site: { catalogue } }) => {
    const byName = earlierWith(catalogue, ({ name }) => name);
    const byDescription = earlierWith(catalogue, ({ description }) => description.source);
    return Object.entries(catalogue).flatMap(([slug, { name }]) => {
      const [sameName, sameDescription] = [byName.get(slug), byDescription.get(slug)];
      if (sameName !== undefined)
        return {
          message: `“${name}” is also the name of the treatment “${sameName}”.`,
          help: 'Give each treatment a different name, or remove one of them.',
          path: ['catalogue', slug, 'name'],
        };
      return sameDescription === undefined
        ? []
        : {
            message: `“${name}” has the same description as “${catalogue[sameDescription]?.name}”.`,
            help: `Describe what is different about “${name}”.`,
            path: ['catalogue', slug, 'description'],
          };
    });
  },
};

/** Returns, by the name in the config of each treatment, that of the first treatment with the same text, if it is another. */
function earlierWith(catalogue: Site['catalogue'], textOf: (item: Treatment) => string): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  return new Map(
    Object.entries(catalogue).flatMap(([slug, item]): [string, string][] => {
      const key = normalise(textOf(item)).text;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, slug);
      return earlier === undefined ? [] : [[slug, earlier]];
    }),
  );
}
