import type { Site } from '../../../config/site.ts';
import { normalise } from '../../../facts/normalise.ts';
import { TESS } from '../example-values.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const ABOUT = 'Looks after backs and necks, and rides a horse on Sundays.';
const LINES = { kind: 'placeholder', title: 'What to bring', lines: ['A towel and your letters.'], actions: [] };

export const copiedPart: Rule = {
  name: 'content/copied-part',
  severity: 'warning',
  checks: 'No two people have the same “about”, and no page has the same section twice.',
  because: 'Visitors read the same words twice, or read of one person what is true only of another.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a copied person with a new name': {
      'people.tess': { ...TESS, about: ABOUT },
      'people.ann': { ...TESS, name: 'Ann Example', about: ABOUT },
    },
    'a section that was pasted twice': { 'pages./.2': LINES, 'pages./.3': LINES },
  },
  good: {
    'two people with texts of their own': {
      'people.tess': { ...TESS, about: ABOUT },
      'people.ann': { ...TESS, name: 'Ann Example', about: 'Answers the telephone, and knows where everything is.' },
    },
    'two sections of one kind': { 'pages./.2': LINES, 'pages./.3': { ...LINES, title: 'What to wear' } },
  },
  find: ({ site, plan }) => [...copiedPeople(site), ...copiedSections(plan)],
};

const copiedPeople = ({ people }: Site): readonly RuleFinding[] =>
  Object.entries(people).flatMap(([key, { name, about }], index, all) => {
    const text = about && normalise(about.source).text;
    const [, other] =
      all.slice(0, index).find(([, one]) => one.about && normalise(one.about.source).text === text) ?? [];
    return other === undefined
      ? []
      : {
          message: `“about” of ${name} is that of ${other.name}.`,
          help: 'Describe this person, and correct the other values that were copied.',
          path: ['people', key, 'about'],
        };
  });

const copiedSections = ({ pages }: RuleInput['plan']): readonly RuleFinding[] =>
  // An alias shows the sections of its page.
  pages
    .filter(({ path }) => path[0] !== 'aliases')
    .flatMap(({ route, sections }) => {
      const contents = sections.map(({ data }) => JSON.stringify(data));
      return sections.flatMap(({ path, data }, index) =>
        contents.indexOf(contents[index] ?? '') < index
          ? {
              message: `This section (${data.kind}) is on the page “${route}” twice.`,
              help: 'Remove one of them, or correct the one that was copied.',
              path,
              page: route,
            }
          : [],
      );
    });
