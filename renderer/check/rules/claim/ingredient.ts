import type { PublicText } from '../public-texts/index.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { hitsIn } from './lexicon/lexicon.ts';
import { EXOSOMES, HUMAN_ORIGIN, OTHER_ORIGIN } from './lexicon/others.ts';
import { slugOf } from './medicine.ts';
import { atWords } from './words.ts';

export const ingredient: Rule = {
  name: 'claim/ingredient',
  severity: 'warning',
  checks: 'Texts about exosomes state an origin that is not human.',
  because: 'Clients cannot tell whether a product contains human cells, which cosmetics must not contain.',
  source: 'Regulation (EC) 1223/2009 as it applies in Great Britain, Annex II, entry 416',
  examples: {
    bad: [
      {
        shows: 'exosomes without a stated origin',
        values: { 'catalogue.massage.description': 'Massage with exosomes.' },
      },
      {
        shows: 'exosomes from people',
        values: { 'catalogue.massage.description': 'exosomes of human origin' },
      },
    ],
    good: [
      {
        shows: 'exosomes of plant origin, stated once in the treatment’s description',
        values: {
          'catalogue.massage.description': 'Massage with exosomes.',
          'pages./treatments/massage.0.lead': 'The exosomes are of plant origin.',
        },
      },
    ],
  },
  find: (input) => {
    const hits = hitsIn(EXOSOMES, input.lookups.authored()).map((hit) => ({ ...hit, about: aboutOf(hit.text, input) }));
    const stated = new Set(hits.flatMap(({ text, about }) => (OTHER_ORIGIN.test(text.normal.text) ? [about] : [])));
    const met = new Set<string>();
    return hits.flatMap(({ about, ...hit }) => {
      const human = HUMAN_ORIGIN.test(hit.text.normal.text);
      if (!human && (stated.has(about) || met.has(about))) return [];
      met.add(about);
      return [
        atWords(
          hit,
          human
            ? 'These exosomes are of human origin, which is prohibited in cosmetics.'
            : 'The origin of these exosomes is not stated.',
          'State the origin where the treatment is described: “exosomes of plant origin”.',
        ),
      ];
    });
  },
};

/** Returns the treatment that a text belongs to, or its page. */
const aboutOf = (text: PublicText, { site }: RuleInput): string =>
  slugOf(text) ?? site.routes[text.page ?? '']?.treatment ?? text.page ?? '';
