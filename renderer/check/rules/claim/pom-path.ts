import type { SeenPage } from '../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { hitsIn, look } from './lexicon/lexicon.ts';
import { MEDICINE_NAMES } from './lexicon/medicines.ts';
import { reachOfPage } from './reach.ts';
import { wordsAt } from './words.ts';

export const pomPath: Rule = {
  name: 'claim/pom-path',
  severity: 'warning',
  checks: 'No page where visits begin leads straight to a page that names a prescription-only medicine.',
  because:
    'Information on such a medicine may be there for those who look for it; whoever looks around may not be led to it.',
  source: 'CAP code 12.12; https://www.asa.org.uk/news/a-basic-guide-to-prescription-only-medicines.html',
  examples: {
    bad: [
      {
        shows: 'a link from the home page to a page that names a brand',
        values: {
          'pages./treatments/massage.0.lead': 'An hour, or Dysport.',
          'pages./.1.questions.0.answer': 'Read about [massage](/treatments/massage).',
        },
      },
    ],
    good: [
      {
        shows: 'a link to a page that names the concern only',
        values: {
          'pages./treatments/massage.0.lead': 'A consultation for lines of the forehead.',
          'pages./.1.questions.0.answer': 'Read about [massage](/treatments/massage).',
        },
      },
    ],
  },
  find: (input) => {
    const naming = namingTexts(input);
    if (naming.size === 0) return [];
    const { pages } = input;
    const inner = new Set(
      pages.filter(({ planned }) => reachOfPage(planned, input.site) === 'inner').map(({ route }) => route),
    );
    return pages
      .filter(({ planned }) => reachOfPage(planned, input.site) === 'entry')
      .flatMap((page) =>
        [...new Set(page.links.flatMap(({ href, by }) => (by === 'a href' ? [href] : [])))].flatMap((href) => {
          const target = href.split(/[?#]/, 1)[0] ?? '';
          const name = inner.has(target) ? nameOnly(naming.get(target), naming.get(page.route)) : undefined;
          return name === undefined ? [] : [findingOf(href, name, page, input)];
        }),
      );
  },
};

/** What each page says that names a medicine: the text, and the name in it. */
function namingTexts({ publicTexts }: RuleInput): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const naming = new Map<string, Map<string, string>>();
  for (const hit of hitsIn(MEDICINE_NAMES, look(publicTexts.shown)))
    for (const page of hit.text.pages)
      naming.set(page, (naming.get(page) ?? new Map<string, string>()).set(hit.text.text, wordsAt(hit)));
  return naming;
}

/** A name on the page that is not on the other as well: what stands around every page leads nowhere. */
const nameOnly = (there: ReadonlyMap<string, string> = new Map(), here: ReadonlyMap<string, string> = new Map()) =>
  [...there].find(([text]) => !here.has(text))?.[1];

const findingOf = (href: string, name: string, { route, own }: SeenPage, { lookups }: RuleInput): RuleFinding => ({
  message: `“${href}” leads straight to a page that names “${name}”.`,
  help: 'Lead to the consultation, or take the name off that page.',
  page: route,
  ...lookups.linkAt(own, href),
});
