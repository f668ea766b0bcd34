import { distinctBy } from '../../../../core/distinct.ts';
import { replacing } from '../../../../core/finding.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { TESS } from '../../example-values.ts';
import { authoredAt, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { hasItsCapital, isHeading, isMarked, namesIn, spansOfName } from './old-names.ts';
import { ownTexts, type Renamed, renamedIn } from './renamed.ts';

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
  checks: 'No title, heading, link or quotation uses the name that a category or a department had before.',
  because: 'Visitors who choose a category or a department think that they are on the wrong page.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a new name, with the old one on the page of the category': { values: RENAMED, lastBuild: { values: PAGE } },
    'a new name, with the old one in a heading elsewhere': {
      values: { ...RENAMED_EVERYWHERE, 'pages./treatments.0.title': 'Hand work and more' },
      lastBuild: { values: PAGE },
    },
    'a new name of a department, with the old one on its page': {
      values: { 'departments.main.name': 'Massage and cups', 'pages./.0.title': 'Hand work, done well' },
      lastBuild: { values: { 'departments.main.name': 'Hand work' } },
    },
    'the old name on the page of a category whose department still has it': {
      values: { ...RENAMED, 'departments.main.name': 'Hand work' },
      lastBuild: { values: { ...PAGE, 'departments.main.name': 'Hand work' } },
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
    'the name that a department still has, on another page': {
      values: {
        ...RENAMED_EVERYWHERE,
        'departments.main.name': 'Hand work',
        'pages./treatments.0.title': 'Hand work and more',
      },
      lastBuild: { values: { ...PAGE, 'departments.main.name': 'Hand work' } },
    },
    'a page with another name than its category': { ...PAGE, 'routes./hands.name': 'By hand' },
  },
  find: (input) => distinctBy(renamedIn(input.site, input.earlier.build).flatMap(oldNames(input)), placeOf),
};

const placeOf = ({ path, location, span }: RuleFinding): string => JSON.stringify([location ?? path, span]);

function oldNames(input: RuleInput): (renamed: Renamed) => readonly RuleFinding[] {
  const { site, publicTexts } = input;
  const isOwn = ownTexts(input);
  return (renamed) => {
    const { kind, before, name, keptBy } = renamed;
    const others = [name, ...namesIn([site.catalogue, site.programmes, site.offers])];
    const isTrade = keptBy === undefined && tradesOf(site).some((text) => spansOfName(text, before, []).length > 0);
    const isMeant = (text: PublicText, span: Span): boolean => {
      const own = isOwn(text, renamed);
      if (keptBy !== undefined && !own) return false;
      if (own && isBeginning(text, span)) return true;
      return (isTrade ? isWhole(text, span) : isHeading(text)) || isMarked(text, span);
    };
    return publicTexts.authored.flatMap((text) =>
      spansOfName(text, before, others)
        .filter((span) => hasItsCapital(textAt(text, span), before) && isMeant(text, span))
        .map((span) => ({
          message: `“${textAt(text, span)}” is the old name of the ${kind} “${name}”.`,
          help:
            keptBy === undefined
              ? `Write “${name}” here too, if the ${kind} is meant.`
              : `Write “${name}” here too, or keep it if the ${keptBy} is meant, which still has the old name.`,
          ...authoredAt(text, span),
          ...(keptBy === undefined ? replacing(textAt(text, span), name) : {}),
        })),
    );
  };
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

/** 'Podiatry', 'Podiatry | Small Practice' */
const isWhole = ({ text }: PublicText, { at, length }: Span): boolean =>
  at === 0 && /^(?:$| \| )/.test(text.slice(length));

/** A description of a page or of a category that begins with the name: 'Podiatry in Leeds: a visit is £60.' */
const isBeginning = ({ text }: PublicText, { at, length }: Span): boolean =>
  at === 0 && /^(?:$|[:,]| (?:in|at|\||–) )/.test(text.slice(length));
