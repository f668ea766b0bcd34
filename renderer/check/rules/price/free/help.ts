/** What to do about something that a sentence describes as free although it has a price. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import type { Site } from '../../../../config/site.ts';
import { normalise } from '../../../../facts/normalise.ts';
import type { ItemIndex } from '../../about/item-index.ts';

/** 'Remove “on the house”. …' */
export const freeHelp = (words: string): string =>
  `Remove “${words}”. If it costs nothing for everybody, write “Complimentary” as its price.`;
/** 'If you feel nothing, the next one is free': a guarantee, which a price of “Complimentary” would not state. */
const HELP_IF =
  'Remove it. If it does cost nothing in this case, accept this with the reason: others still pay the price.';
const CONDITION = /\b(?:if|unless|should you)\b/;

export const helpFor = (
  words: string,
  sentence: string,
  { about, site, index }: { readonly about: readonly PricedItem[]; readonly site: Site; readonly index: ItemIndex },
): string => {
  if (about.every(({ path }) => path.includes('figures')))
    return 'Remove it, or remove the figure if you no longer charge it.';
  const programme = programmeWith(about, sentence, { site, index });
  if (programme !== undefined)
    return `If you mean “${programme}”, write “is included in ${programme}”: its members pay for it. Otherwise remove “${words}”.`;
  return CONDITION.test(sentence) ? HELP_IF : freeHelp(words);
};

/** 'Join the Club and the booster is free': the name of a programme that the sentence mentions, and whose text mentions all items. */
const programmeWith = (
  about: readonly PricedItem[],
  sentence: string,
  { site, index: { mentionsIn } }: { readonly site: Site; readonly index: Pick<ItemIndex, 'mentionsIn'> },
): string | undefined =>
  mentionsIn(sentence)
    .flatMap(({ items }) => items)
    .flatMap(({ path: [part, key = ''] }) => (part === 'programmes' ? (site.programmes[key] ?? []) : []))
    .find(({ note, description }) => {
      const mentioned = mentionsIn(normalise(`${note?.source ?? ''} ${description.source}`).text);
      return about.every((item) => mentioned.some(({ items }) => items.includes(item)));
    })?.name;

/** What to do about an answer that calls something free in the words of its question. */
export const helpForAnswer = (about: readonly PricedItem[]): string => {
  const [quote] = about.flatMap(({ facts }) => facts.flatMap((fact) => fact.quote ?? []));
  const state = quote === undefined ? 'State the price' : `State the price: {${quote}}`;
  return about.every(({ path }) => path.includes('figures'))
    ? `${state}. If it costs nothing, remove the figure.`
    : `${state}. If it costs nothing for everybody, write “Complimentary” as its price.`;
};
