import { normalise } from '../../../facts/normalise.ts';
import { withoutTitle } from '../about/people.ts';
import { TESS } from '../example-values.ts';
import type { Rule } from '../rule.ts';

export const duplicatePerson: Rule = {
  name: 'content/duplicate-person',
  severity: 'warning',
  checks: 'No two people have the same name.',
  because: 'Visitors see one name above two descriptions, and cannot tell who treats them.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a copied entry that kept its name': { 'people.tess': TESS, 'people.nora': { ...TESS, title: 'Podiatrist' } },
  },
  good: { 'a name of their own': { 'people.tess': TESS, 'people.nora': { ...TESS, name: 'Nora Birch' } } },
  find: ({ site: { people } }) => {
    const entries = Object.entries(people).map(([key, { name }]) => ({
      key,
      name,
      plain: normalise(withoutTitle(name)).text,
    }));
    return entries.flatMap(({ key, name, plain }, index) => {
      const first = entries.slice(0, index).find((other) => other.plain === plain);
      return first === undefined
        ? []
        : {
            message: `“${name}” is also the name of the person “${first.key}”.`,
            help: 'Write the name of this person, or remove one of the two entries.',
            path: ['people', key, 'name'],
          };
    });
  },
};
