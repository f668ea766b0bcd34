import type { SeenPage } from '../../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { wordsAt } from '../find-words.ts';
import { wordMatchesIn } from '../lexicon/lexicon.ts';
import { ALL_MEDICINE_NAMES } from '../lexicon/medicines.ts';
import { type Occurrence, searchedTexts } from '../lexicon/searched-texts.ts';
import { reachOfPage } from '../reach.ts';

export const pomPath: Rule = {
  name: 'claim/pom-path',
  severity: 'warning',
  checks:
    'The home page, the pages of departments and landing pages do not link directly to a page that names a prescription-only medicine.',
  because:
    'Information about such a medicine may serve visitors who look for it; a direct link from a page that everybody sees advertises it to all others.',
  source: 'CAP code 12.12; https://www.asa.org.uk/news/a-basic-guide-to-prescription-only-medicines.html',
  bad: {
    'a link from the home page to a page that may name a brand': {
      'rules.claim/pom-name': 'off',
      'pages./treatments/massage.0.lead': 'An hour, or Dysport.',
      'pages./.1.questions.0.answer': 'Read about [massage](/treatments/massage).',
    },
  },
  good: {
    'a link to a page that names only the concern': {
      'pages./treatments/massage.0.lead': 'A consultation for lines of the forehead.',
      'pages./.1.questions.0.answer': 'Read about [massage](/treatments/massage).',
    },
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
          return name === undefined
            ? []
            : [
                {
                  ...findingOf(href, name, page, input),
                  causedBy: { rule: 'claim/pom-name', page: target, words: name },
                },
              ];
        }),
      );
  },
};

/** Returns, for each page, its texts that name a medicine, each with the name in it. */
function namingTexts({ authored, publicTexts }: RuleInput): ReadonlyMap<string, ReadonlyMap<string, string>> {
  // Pages show no name that the owner did not write, so only texts with one of these names need to be searched.
  const lexicons = ALL_MEDICINE_NAMES.filter((lexicon) => wordMatchesIn(lexicon, authored).length > 0);
  const names = new Set(lexicons.flatMap(({ words }) => authored(words).map(wordOf)));
  const naming = new Map<string, Map<string, string>>();
  const shown = searchedTexts(
    publicTexts.shown.filter(({ normal }) => [...names].some((name) => normal.text.includes(name))),
  );
  for (const match of lexicons.flatMap((lexicon) => wordMatchesIn(lexicon, shown)))
    for (const page of match.text.pages)
      naming.set(page, (naming.get(page) ?? new Map<string, string>()).set(match.text.text, wordsAt(match)));
  return naming;
}

const wordOf = ({ searched, at, length }: Occurrence): string => searched.slice(at, at + length);

/**
 * Returns a name on the target page that is not also on the linking page: the shared header and footer do not count.
 */
const nameOnly = (there: ReadonlyMap<string, string> = new Map(), here: ReadonlyMap<string, string> = new Map()) =>
  [...there].find(([text]) => !here.has(text))?.[1];

const findingOf = (href: string, name: string, { route, own }: SeenPage, { links }: RuleInput): RuleFinding => ({
  message: `The link to “${href}”, on a page that all visitors see, leads to a page that names “${name}”.`,
  help: 'Link to the consultation instead, or remove the name from that page.',
  page: route,
  ...links.authored.locateLinkOn(own, href),
});
