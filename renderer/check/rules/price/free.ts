import { treatmentsOf } from '../../../config/derived/catalogue.ts';
import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { amountOf } from '../../../facts/price.ts';
import { proseOf } from '../about/prose.ts';
import { anyOf, hitsIn, isDenied, isQuestion, type Lexicon, look } from '../claim/lexicon/lexicon.ts';
import { authoredAt } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { againstPrices, itemsWithPrices } from './prose-findings.ts';

const ANSWER = 'pages./.1.questions.0.answer';

export const priceFree: Rule = {
  name: 'price/free',
  severity: 'error',
  checks: 'What is called free or complimentary costs nothing.',
  because: 'Who comes for what is free and is asked to pay has been misled, whatever the price list says.',
  source: 'CAP code 3.24; Digital Markets, Competition and Consumers Act 2024, Schedule 20',
  examples: {
    bad: [
      { shows: 'a treatment at a price that is called free', values: { [ANSWER]: 'A massage is free of charge.' } },
      {
        shows: 'a first appointment that is called free, and has a price',
        values: { 'departments.main.consultation.name': 'free first visit' },
      },
      {
        shows: 'a treatment whose own words still call it free',
        values: { 'catalogue.massage.subtitle': 'Free of charge at first' },
      },
    ],
    good: [
      {
        shows: 'a treatment that is complimentary',
        values: {
          'catalogue.massage': {
            category: 'hands',
            name: 'Massage',
            description: 'An hour of massage, free of charge.',
            price: 'Complimentary',
            duration: '1h',
            book: 'visit',
            image: 'dot',
            figures: { lasts: '2 days' },
            evidence: { lasts: 'Notes of the practice, 2025' },
          },
        },
      },
      { shows: '“free” in other senses', values: { [ANSWER]: 'Massage: feel free to ask for a free slot.' } },
      { shows: 'what is said not to be free', values: { [ANSWER]: 'A massage is not free.' } },
    ],
  },
  find: (input) => [...consultations(input.site), ...sentences(input)],
};

/** 'free of charge', 'free for first-time clients', 'a free consultation', 'it is complimentary'; no 'free to ask'. */
const FREE: Lexicon = {
  words: anyOf(
    'complimentary(?= for\\b| and\\b|[.,;:!)]|$)',
    'free of charge',
    'free for (?:first|new|all|every)[\\w-]*',
    'free(?= (?:[\\w-]+ ){0,2}(?:consultations?|consults?|calls?)\\b)',
    '(?:is|are) (?:really |completely |always )?free(?! (?:to|from|of)\\b)',
  ),
  harmless: (company) => isDenied(company) || isQuestion(company),
};

const HELP = 'Leave “free” out, or write “Complimentary” as its price.';

/** The first appointment of an arm, as the arm calls it. */
const consultations = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.departments).flatMap(([name, { consultation }]) => {
    const { treatment, programme } = consultation;
    const item = treatment === undefined ? site.programmes[programme ?? ''] : site.catalogue[treatment];
    const word = /\b(?:free|complimentary)\b/i.exec(consultation.name);
    if (!word || !item || item.price.kind !== 'amount') return [];
    return [
      {
        message: `The first appointment of “${name}” is called “${consultation.name}”, and costs ${item.price.text}.`,
        help: HELP,
        path: ['departments', name, 'consultation', 'name'],
        against: item.price.text,
        span: { at: word.index, length: word[0].length },
      },
    ];
  });

/** Sentences that call something free, and name nothing that is. */
function sentences(input: RuleInput): readonly RuleFinding[] {
  const spoken = proseOf(input.publicTexts).filter(({ kind }) => kind !== 'testimonial' && kind !== 'journal');
  return hitsIn(FREE, look(spoken)).flatMap(({ text, run }) => {
    const { named, items } = input.lookups.subjectAt(text, text.normal.index(run.at));
    if (isName(text.source)) return [];
    // A page of one treatment may speak of the free consultation: there only a name counts.
    const about = named.length > 0 || isOwn(text.source) ? items : [];
    if (about.length === 0 || about.some((item) => canBeFree(input.site, item))) return [];
    return [
      {
        message: `“${text.text.slice(run.at, run.at + run.length)}” is said of ${itemsWithPrices(about)}.`,
        help: HELP,
        ...authoredAt(text, run),
        ...againstPrices(about),
      },
    ];
  });
}

const isOwn = (source: { readonly from: string; readonly path?: ConfigPath }): boolean =>
  source.from === 'config' && (source.path?.[0] === 'catalogue' || source.path?.[0] === 'programmes');

/** What an arm calls its first appointment is compared with that one. */
const isName = (source: { readonly from: string; readonly path?: ConfigPath }): boolean =>
  source.path?.[0] === 'departments' && source.path[2] === 'consultation' && source.path[3] === 'name';

/** True for what costs nothing or has no price yet, and for a group of which something does. */
function canBeFree(site: Site, { path: [part, name = ''], least }: PricedItem): boolean {
  const members = part === 'categories' ? treatmentsOf(site, String(name)) : [];
  return least === undefined || least === 0 || members.some(([, { price }]) => amountOf(price) === 0);
}
