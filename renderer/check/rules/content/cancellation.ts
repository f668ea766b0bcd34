import { sourceOf } from '../../../facts/prose.ts';
import { TERMS_PAGE } from '../example-values.ts';
import { misnamedLinks } from '../link/misnamed-links.ts';
import type { SeenPage } from '../pages.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { PROGRAMME } from './example-items.ts';

/** The wording of the statutory form (Schedule 3 B of the regulations), or its name. */
const FORM = /\bmodel cancellation form\b|\bhereby give notice that\b/i;

const OFFERED = {
  'programmes.back': PROGRAMME,
  'pages./.2': { kind: 'programmes', title: 'Programmes', department: 'main' },
};
const POLICY = { ...TERMS_PAGE, 'navigation.footer.0.links.1': { label: 'Terms', to: '/terms' } };

export const cancellation: Rule = {
  name: 'content/cancellation',
  severity: 'error',
  searchesFor: 'parts',
  checks: 'A page that offers programmes links to a page with the right to cancel and the model cancellation form.',
  because:
    'Buyers who are not told about the 14-day right to cancel cannot use it in time; by law, it then lasts up to a year longer.',
  source:
    'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, reg 13, reg 31 and Schedule 3',
  bad: {
    'a programme without information about cancellation': OFFERED,
    'terms without the form': {
      values: { ...OFFERED, ...POLICY },
      files: { 'policies/terms.md': 'You may cancel within 14 days.' },
    },
  },
  good: {
    'terms that contain the form, linked from the footer': {
      values: { ...OFFERED, ...POLICY },
      files: {
        'policies/terms.md':
          'You may cancel within 14 days.\n\n> I/We hereby give notice that I/We cancel my/our contract for the supply of the following service:',
      },
    },
  },
  find: (input) => {
    const pages = input.pages;
    const offering = pages.filter((page) => offersProgrammes(page, input.site.programmes));
    if (offering.length === 0) return [];
    const forms = new Set(pages.filter((page) => FORM.test(page.words())).map(({ route }) => route));
    // A link that has the name of this page and opens another is reported there.
    if (misnamedLinks(input.site, input.links).some(({ meant }) => forms.has(meant))) return [];
    const [form] = forms;
    const problem = form === undefined ? NO_FORM : { message: NO_LINK, help: `Link to “${form}”.` };
    return offering
      .filter((page) => !linksToAny(page, forms))
      .map((page) => ({ ...problem, page: page.route, path: ['pages', page.own, programmesAt(page)] }));
  },
};

const NO_FORM = {
  message: 'This page offers programmes, but no page of the site contains the model cancellation form.',
  help: 'Copy the form to a policy: docs/config.md, “Sell a programme”, has its text.',
};
const NO_LINK = 'This page offers programmes, but does not link to the page with the model cancellation form.';

const programmesAt = ({ planned }: SeenPage): number =>
  planned.sections.findIndex(({ data }) => data.kind === 'programmes');

/** A contract with a company, which is no consumer: 'for up to forty employees' */
const isForCompanies = ({ name, note, description }: RuleInput['site']['programmes'][string]): boolean =>
  COMPANIES.test([name, note, description].map((text) => sourceOf(text ?? '')).join(' '));
const COMPANIES =
  /\b(?:compan(?:y|ies)|corporate|business(?:es)?|employers?|employees|workplaces?|workforces?|your (?:staff|team))\b/i;

/** Only programmes with a price: the rule does not cover free ones. */
const offersProgrammes = (page: SeenPage, programmes: RuleInput['site']['programmes']) =>
  page.planned.sections.some(
    ({ data }) =>
      data.kind === 'programmes' &&
      Object.values(programmes).some(
        (programme) =>
          programme.department === data.department && programme.price.kind === 'amount' && !isForCompanies(programme),
      ),
  );

const linksToAny = ({ links, route }: SeenPage, targets: ReadonlySet<string>): boolean =>
  targets.has(route) || links.some(({ href, by }) => by === 'a href' && targets.has(href.split(/[?#]/, 1)[0] ?? ''));
