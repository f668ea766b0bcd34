/** Whether what a sentence describes as free can be free: it has no price, or one of several has none. */
import { treatmentsOf } from '../../../../config/derived/catalogue.ts';
import { isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import type { Site } from '../../../../config/site.ts';
import { normalise } from '../../../../facts/normalise.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import { stemOf, stemsIn } from '../../about/mentions.ts';

/** The sentence, and what it is compared with. */
interface FreeSentence {
  readonly sentence: string;
  readonly site: Site;
  readonly index: Pick<ItemIndex, 'namesIn' | 'itemAt'>;
}

/** Returns what costs money although the sentence calls it free; an empty list if it can mean something that is free. */
export function pricedAmong(about: readonly PricedItem[], context: FreeSentence): readonly PricedItem[] {
  const meant = about.flatMap((item) => (isCategory(item) ? membersOf(item, context) : [item]));
  const priced = meant.filter((item) => !canBeFree(item));
  // 'Free for everyone' is wrong even if one treatment of the category is free.
  const isWrong =
    isForAll(context.sentence) && about.every(isCategory) ? priced.length > 0 : priced.length === meant.length;
  return isWrong ? priced : [];
}

/** True if the item is free or has no price yet. */
function canBeFree({ path: [part], least, singles }: PricedItem): boolean {
  if (part === 'figures' || part === 'departments') return singles.some((pence) => pence === 0);
  return least === undefined || least === 0;
}

/**
 * A category, or its treatments if the sentence can mean some of them: 'private examinations' are those whose names
 * contain “private”.
 */
function membersOf(category: PricedItem, { sentence, site, index }: FreeSentence): readonly PricedItem[] {
  const members = treatmentsOf(site, String(category.path[1])).flatMap(
    ([slug]) => index.itemAt(['catalogue', slug]) ?? [],
  );
  const named = index.namesIn(sentence).find(({ items }) => items.includes(category));
  const { word } = /(?<word>\p{L}+)[ -]$/u.exec(sentence.slice(0, named?.at ?? 0))?.groups ?? {};
  const meant =
    word === undefined
      ? []
      : members.filter(({ names: [name = ''] }) => stemsIn(normalise(name).text).has(stemOf(word)));
  if (meant.length > 0) return meant;
  return members.some(({ least }) => least === 0) ? members : [category];
}

/** 'Eye examinations are free for everyone': nobody pays for any of them. */
const FOR_ALL =
  /\b(?:for|to) (?:everyone|everybody|all(?: of (?:you|them)| (?:our )?(?:patients|clients|customers))?|anyone|anybody)\b|\bwhoever\b|^\W*(?:all|every)\b|\b(?:all (?:of )?our|every one of our)\b/;
/** 'free for everyone over 60': only for some */
const FOR_SOME =
  /\b(?:nhs|under|over|aged?|entitled|eligible|if|when|who|whom|whose|unless|with|on|from|in|during|except|but|first|until|till)\b|\d/;

const isForAll = (sentence: string): boolean => FOR_ALL.test(sentence) && !FOR_SOME.test(sentence);
