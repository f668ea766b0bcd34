import type { Site, Treatment } from '../../../config/site.ts';
import { normalise } from '../../../facts/normalise.ts';
import { SCRUB } from '../example-values.ts';
import type { Rule } from '../rule.ts';

const SECOND = { ...SCRUB, name: 'massage', description: 'Half an hour of massage.', price: '£40' };

/** A description that tells a treatment from others. */
const LONG = 'Half an hour of massage, with oil that smells of oranges.';

export const duplicateTreatment: Rule = {
  name: 'content/duplicate-treatment',
  severity: 'warning',
  checks: 'No two treatments have the same name, or are the same in everything but the name.',
  because: 'Visitors cannot tell two such treatments apart, and may book the wrong one.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a copied treatment that kept its name': { 'catalogue.short-massage': SECOND },
    'a copied treatment of which only the name is new': {
      'catalogue.short-massage': { ...SECOND, name: 'Short massage', description: LONG },
      'catalogue.scrub': { ...SECOND, name: 'Scrub', description: LONG },
    },
  },
  good: {
    'a name of its own': { 'catalogue.short-massage': { ...SECOND, name: 'Short massage' } },
    'the same treatment in two lengths': {
      'catalogue.short-massage': { ...SECOND, name: 'Short massage', description: LONG },
      'catalogue.long-massage': { ...SECOND, name: 'Long massage', description: LONG, price: '£70', duration: '1h' },
    },
  },
  find: ({ site: { catalogue } }) => {
    const byName = earlierWith(catalogue, ({ name }) => name);
    const byRest = earlierWith(catalogue, besideName);
    return Object.entries(catalogue).flatMap(([slug, { name }]) => {
      const [sameName, copied] = [byName.get(slug), byRest.get(slug)];
      if (sameName !== undefined)
        return {
          message: `“${name}” is also the name of the treatment “${sameName}”.`,
          help: 'Give each treatment a different name, or remove one of them.',
          path: ['catalogue', slug, 'name'],
        };
      return copied === undefined
        ? []
        : {
            message: `“${name}” has the description, price, duration and booking link of “${catalogue[copied]?.name}”.`,
            help: 'Describe what this treatment is, and correct the values that were copied with the description.',
            path: ['catalogue', slug, 'description'],
          };
    });
  },
};

/** Two short treatments can have one description: 'By laser.' */
const MIN_WORDS = 6;

/** Returns what copies of a treatment have in common; `undefined` if its description says too little to tell. */
const besideName = ({ description, price, duration, book }: Treatment): string | undefined =>
  description.source.split(/\s+/).length < MIN_WORDS
    ? undefined
    : [description.source, price?.text, duration?.text, book].join('\n');

/** Returns, by the name in the config of each treatment, that of the first treatment with the same text, if it is another. */
function earlierWith(
  catalogue: Site['catalogue'],
  textOf: (item: Treatment) => string | undefined,
): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  return new Map(
    Object.entries(catalogue).flatMap(([slug, item]): [string, string][] => {
      const text = textOf(item);
      if (text === undefined) return [];
      const key = normalise(text).text;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, slug);
      return earlier === undefined ? [] : [[slug, earlier]];
    }),
  );
}
