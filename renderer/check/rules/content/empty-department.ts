import { isWhole, offeringDepartments } from '../../../config/derived/department.ts';
import { SECOND_DEPARTMENT } from '../example-values.ts';
import type { Rule } from '../rule.ts';
import { FEET, PROGRAMME } from './example-items.ts';

export const emptyDepartment: Rule = {
  name: 'content/empty-department',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'Every department offers a treatment or a programme.',
  because: 'Visitors choose a department and find nothing in it that they could book.',
  source: 'docs/config.md, “Common edits”',
  bad: { 'a new department without a category': { 'departments.second': SECOND_DEPARTMENT } },
  good: {
    'a new department that offers a category': {
      'departments.second': SECOND_DEPARTMENT,
      'categories.feet': { ...FEET, department: 'second', route: '/' },
      'catalogue.cupping.category': 'feet',
    },
    'a new department that offers only a programme': {
      'departments.second': SECOND_DEPARTMENT,
      'programmes.plan': { ...PROGRAMME, department: 'second' },
    },
  },
  find: ({ site }) => {
    const offering = offeringDepartments(site);
    return Object.entries(site.departments)
      .filter(([key]) => !isWhole(key) && !offering.has(key))
      .map(([key, { name }]) => ({
        message: `The department “${name}” offers neither a treatment nor a programme.`,
        help: `Write department: '${key}' in a category that has treatments, or in a programme; or remove the department.`,
        path: ['departments', key],
        part: 'name',
      }));
  },
};
