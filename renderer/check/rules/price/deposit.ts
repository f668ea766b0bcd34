import { normalise } from '../../../facts/normalise.ts';
import { holdsWords } from '../../../facts/words.ts';
import type { Rule } from '../rule.ts';
import { deniedDeposits } from './deposit-denied.ts';

/** 'Therapy needs no deposit': the page mentions it, and nobody pays it. */
const NO_DEPOSIT =
  /\b(?:no|without an?|without any|not (?:need|take|ask for|require) an?|n't (?:need|take|ask for|require) an?) deposit\b/;

const NOTE = 'pages./treatments/massage.1.note';
const FIRST = 'pages./.1.questions.0';

export const priceDeposit: Rule = {
  name: 'price/deposit',
  severity: 'error',
  searchesFor: 'parts',
  checks: 'If the config states a deposit, every page with a price list mentions it, and no answer denies it.',
  because: 'Visitors learn about the deposit only after they have decided to book.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230; CMA209',
  bad: {
    'a deposit that no price list mentions': { 'figures.deposit': '£20' },
    'a deposit that an answer denies': {
      'figures.deposit': '£20',
      [NOTE]: 'A deposit of {figures.deposit} is taken when you book.',
      [`${FIRST}.question`]: 'Is there a deposit?',
      [`${FIRST}.answer`]: 'No, you pay after your visit.',
    },
  },
  good: {
    'a deposit mentioned below the prices': {
      'figures.deposit': '£20',
      [NOTE]: 'A deposit of {figures.deposit} is taken when you book.',
    },
    'an answer that states the deposit': {
      'figures.deposit': '£20',
      [NOTE]: 'A deposit of {figures.deposit} is taken when you book.',
      [`${FIRST}.question`]: 'Is there a deposit?',
      [`${FIRST}.answer`]: 'Yes, {figures.deposit}.',
    },
  },
  find: (input) => {
    const { site, plan, publicTexts } = input;
    const deposits = Object.entries(site.figures).filter(([name]) => /deposit/i.test(name));
    if (deposits.length === 0) return [];
    const shown = new Map(plan.pages.map(({ route }): [string, string[]] => [route, []]));
    for (const { kind, pages, normal } of publicTexts.shown)
      if (kind === 'page text') for (const page of pages) shown.get(page)?.push(normal.text);
    const denied = deniedDeposits(
      input,
      deposits.map(([name, text]) => ({ name, text })),
    );
    const unmentioned = plan.pages
      .filter(({ sections }) => sections.some(({ data }) => data.kind === 'pricing' || data.kind === 'priceTable'))
      .flatMap(({ route }) =>
        deposits
          .filter(
            ([, text]) =>
              !shown.get(route)?.some((words) => holdsWords(words, normalise(text).text) || NO_DEPOSIT.test(words)),
          )
          .map(([name, text]) => ({
            message: `The page “${route}” lists prices, but does not mention the deposit of ${text}.`,
            help: `Quote it below the prices: pricing({ note: '… {figures.${name}} …' }). If nothing on this page needs it, say that there: “no deposit”.`,
            path: ['figures', name],
            page: route,
          })),
      );
    return [...denied, ...unmentioned];
  },
};
