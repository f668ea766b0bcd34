import { replacing } from '../../../../core/finding.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { TESS } from '../../example-values.ts';
import { authoredAt, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { hasItsCapital, isHeading, isMarked, namesIn, spansOfName } from './old-names.ts';

const PAGE = {
  'categories.hands': { name: 'Hand work', department: 'main', anchor: 'hands', route: '/hands', description: 'All.' },
  'routes./hands': { title: 'Hand work in Leeds', description: 'What we do.', name: 'Hand work', category: 'hands' },
  'pages./hands': [
    { kind: 'placeholder', title: 'Hand work', lines: [], actions: [] },
    { kind: 'treatmentCards', category: 'hands' },
  ],
};
const RENAMED = { ...PAGE, 'categories.hands.name': 'Massage and cups' };
const RENAMED_EVERYWHERE = {
  ...RENAMED,
  'routes./hands.title': 'Massage and cups in Leeds',
  'routes./hands.name': 'Massage and cups',
  'pages./hands.0.title': 'Massage and cups',
};

export const renamedCategory: Rule = {
  name: 'content/renamed-category',
  severity: 'warning',
  checks: 'No title, heading, link or quotation uses the name that a category had before.',
  because: 'Visitors who choose a category think that they are on the wrong page.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a new name, with the old one on the page of the category': { values: RENAMED, lastBuild: { values: PAGE } },
    'a new name, with the old one in a heading elsewhere': {
      values: { ...RENAMED_EVERYWHERE, 'pages./treatments.0.title': 'Hand work and more' },
      lastBuild: { values: PAGE },
    },
  },
  good: {
    'a new name on every page': { values: RENAMED_EVERYWHERE, lastBuild: { values: PAGE } },
    'an ordinary word in a heading': {
      values: {
        ...RENAMED_EVERYWHERE,
        'categories.hands.name': 'Visits',
        'pages./treatments.0.title': 'Book your sessions',
      },
      lastBuild: { values: { ...PAGE, 'categories.hands.name': 'Sessions' } },
    },
    'the trade of the clinic': {
      values: { ...RENAMED_EVERYWHERE, 'people.tess': { ...TESS, qualifications: ['BSc in Podiatry'] } },
      lastBuild: { values: { ...PAGE, 'categories.hands.name': 'Podiatry' } },
    },
    'the name of a department': {
      values: { ...RENAMED, 'departments.main.name': 'Hand work' },
      lastBuild: { values: { ...PAGE, 'departments.main.name': 'Hand work' } },
    },
    'a page with another name than its category': { ...PAGE, 'routes./hands.name': 'By hand' },
  },
  find: (input) =>
    Object.entries(input.site.categories).map(([key, { name }]) => {
      const before = input.earlier.build.categories[key];
      return before === undefined || [name, ...departmentNames(input.site)].some((other) => isSame(before, other))
        ? []
        : oldNames(input, before, name);
    }),
};

const isSame = (one: string, other: string): boolean => normalise(one).text === normalise(other).text;

/** A department that has the old name still uses it. */
const departmentNames = ({ departments }: RuleInput['site']): readonly string[] =>
  Object.values(departments).flatMap(({ name, label }) => [name, label]);

function oldNames({ site, publicTexts }: RuleInput, before: string, name: string): readonly RuleFinding[] {
  const others = [name, ...namesIn([site.catalogue, site.programmes, site.offers])];
  const isTrade = tradesOf(site).some((text) => spansOfName(text, before, []).length > 0);
  return publicTexts.authored.flatMap((text) =>
    spansOfName(text, before, others)
      .filter((span) => hasItsCapital(textAt(text, span), before))
      .filter((span) => (isTrade ? isWhole(text, span) : isHeading(text)) || isMarked(text, span))
      .map((span) => ({
        message: `“${textAt(text, span)}” is the old name of the category “${name}”.`,
        help: `Write “${name}” here too, if the category is meant.`,
        ...authoredAt(text, span),
        ...replacing(textAt(text, span), name),
      })),
  );
}

/** Texts that name what the clinic does: if a category was called “Podiatry”, other texts may mean the trade. */
const tradesOf = ({ clinic, departments, people }: RuleInput['site']) =>
  [
    ...[clinic.name, clinic.tagline],
    ...Object.values(departments).map(({ name }) => name),
    ...Object.values(people).flatMap(({ title, qualifications }) => [
      title,
      ...qualifications.map(({ source }) => source),
    ]),
  ].map((text) => ({ normal: normalise(text) }));

const isWhole = ({ text }: PublicText, { at, length }: Span): boolean => at === 0 && length === text.length;
