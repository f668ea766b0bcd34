/** What to do about something that a sentence describes as free although it has a price. */
import type { PricedItem } from '../../../../config/derived/priced.ts';

/** 'Remove “on the house”. …' */
export const freeHelp = (words: string): string =>
  `Remove “${words}”. If it costs nothing for everybody, write “Complimentary” as its price.`;
/** 'If you feel nothing, the next one is free': a guarantee, which a price of “Complimentary” would not state. */
const HELP_IF =
  'Remove it. If it does cost nothing in this case, accept this with the reason: others still pay the price.';
const CONDITION = /\b(?:if|unless|should you)\b/;

export const helpFor = (words: string, sentence: string, about: readonly PricedItem[]): string => {
  if (about.every(({ path }) => path.includes('figures')))
    return 'Remove it, or remove the figure if you no longer charge it.';
  return CONDITION.test(sentence) ? HELP_IF : freeHelp(words);
};

/** What to do about an answer that calls something free in the words of its question. */
export const helpForAnswer = (about: readonly PricedItem[]): string => {
  const [quote] = about.flatMap(({ facts }) => facts.flatMap((fact) => fact.quote ?? []));
  const state = quote === undefined ? 'State the price' : `State the price: {${quote}}`;
  return about.every(({ path }) => path.includes('figures'))
    ? `${state}. If it costs nothing, remove the figure.`
    : `${state}. If it costs nothing for everybody, write “Complimentary” as its price.`;
};
