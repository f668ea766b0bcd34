import type { PricedItem } from '../../../config/derived/priced.ts';
import { sentenceAt } from '../../../facts/sentences.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleSources } from '../rule-sources.ts';
import type { ItemIndex } from './item-index.ts';

/** What a sentence is about. */
export interface Subject {
  readonly sentence: string;
  /** The items that it names. */
  readonly named: readonly PricedItem[];
  /** The same, or the item that the text belongs to where it names none. */
  readonly items: readonly PricedItem[];
}

/** Tells what the sentence around a character of normalised text is about. */
export type SubjectFinder = (publicText: PublicText, at: number) => Subject;

export function subjectFinder(input: Pick<RuleSources, 'site' | 'plan'>, index: ItemIndex): SubjectFinder {
  const ownerOf = ownerFinder(input, index);
  return (publicText, at) => {
    const sentence = sentenceAt(publicText.normal.text, at);
    const named = [...new Set(index.namesIn(sentence).flatMap(({ items }) => items))];
    const owner = named.length > 0 ? undefined : ownerOf(publicText);
    return { sentence, named, items: owner ? [owner] : named };
  };
}

/** The item that a text belongs to: by its path in the config, by its page, by the service that a client speaks of. */
function ownerFinder({ site, plan }: Pick<RuleSources, 'site' | 'plan'>, index: ItemIndex) {
  const pages = new Map(plan.pages.map((page) => [page.route, page]));
  return ({ source, page: route = '' }: PublicText): PricedItem | undefined => {
    if (source.from !== 'config') return undefined;
    const [part, name = ''] = source.path;
    if (part === 'testimonials')
      return index.namesIn((site.testimonials[name]?.service ?? '').toLowerCase())[0]?.items.at(-1);
    if (part !== 'pages' && part !== 'routes') return index.itemAt(source.path);
    const page = pages.get(route);
    return (
      (page?.treatment === undefined ? undefined : index.itemAt(['catalogue', page.treatment])) ??
      (page?.category === undefined ? undefined : index.itemAt(['categories', page.category]))
    );
  };
}
