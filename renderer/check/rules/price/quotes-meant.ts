/** Which of several facts with the same amount a sentence means. */
import type { AmountFact } from '../../../config/derived/priced.ts';
import { formatPath } from '../../../core/finding.ts';
import { separateWords } from '../../../core/wording.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { ItemIndex } from '../about/item-index.ts';
import { stemsIn } from '../about/mentions.ts';
import type { Subject } from '../about/subject.ts';
import type { RuleInput } from '../rule.ts';
import { type ProsePrice, sentenceAround } from './amounts/prose-price.ts';
import { namedFact } from './amounts/sentence/fact-name.ts';

/**
 * Returns the paths that quote the facts: those whose names the sentence uses come first. If it uses the whole name of one,
 * such as that of an option, those of other names are left out.
 */
export function quotesMeant(
  price: ProsePrice,
  facts: readonly AmountFact[],
  { lookups }: Pick<RuleInput, 'lookups'>,
): readonly string[] {
  const subject = lookups.subjectAt(price.publicText, price.amount.normalAt);
  const stated = facts.filter(({ derived }) => !derived);
  const ranked = quotesOf(stated.length > 0 ? stated : facts)
    .map((quote) => ({ quote, ...useOfName(quote, subject, lookups.items()) }))
    .sort((a, b) => b.share - a.share || b.count - a.count);
  const [best] = ranked;
  // 'Electrolysis: 15 minutes for £28' can mean the option “A quarter of an hour”, unlike 'electrolysis from £28'.
  const isOption = ({ item, isPart }: (typeof ranked)[number]) =>
    !statesLowest(price) && isPart && !best?.isPart && item !== undefined && item === best?.item;
  return ranked
    .filter((one) => !best?.isWhole || (one.share === best.share && one.count === best.count) || isOption(one))
    .map(({ quote }) => quote);
}

/** How much a sentence uses the names of a fact and of its item: 'single-vision lenses' of “Single vision” of “Spectacle lenses”. */
function useOfName(quote: string, { question, sentence, items }: Subject, index: ItemIndex) {
  const { name, item } = namedFact(quote, index);
  const [whole = name] = item?.names ?? [];
  const used = stemsIn(`${question} ${sentence}`);
  const own = useOfWords(name, used);
  const ofItem = useOfWords(whole, used);
  const isSubject = item !== undefined && items.some(({ path }) => formatPath(path) === formatPath(item.path));
  return {
    item,
    isPart: name !== whole,
    isWhole: own.share === 1,
    share: (own.share === 1 ? 1 : 0) + (isSubject ? 1 : ofItem.share),
    count: own.count + (name === whole ? 0 : ofItem.count),
  };
}

function useOfWords(name: string, used: ReadonlySet<string>): { readonly count: number; readonly share: number } {
  const stems = [...stemsIn(normalise(separateWords(name)).text)];
  const count = stems.filter((stem) => used.has(stem)).length;
  return { count, share: count / Math.max(stems.length, 1) };
}

/** 'Glasses start from just £99' */
export const statesLowest = (price: ProsePrice): boolean =>
  price.amount.from || STARTS.test(sentenceAround(price).before);
const STARTS = /\b(?:start|begin)(?:s|ing)? (?:at|from|with)(?: (?:only|just|about|as little as))* $|\bas little as $/;

/** The distinct paths by which these facts can be quoted. */
export const quotesOf = (facts: ProsePrice['facts']): readonly string[] => [
  ...new Set(facts.flatMap(({ quote }) => quote ?? [])),
];
