import type { PricedItem } from '../../../config/derived/priced.ts';
import { sentenceAt } from '../../../facts/sentences.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleSources } from '../rule-sources.ts';
import type { ItemIndex } from './item-index.ts';

/** The items that a sentence is about. */
export interface Subject {
  readonly sentence: string;
  /** The items that the sentence names. */
  readonly named: readonly PricedItem[];
  /** The items that the sentence names; if it names none, the item that the text belongs to. */
  readonly items: readonly PricedItem[];
}

/** Finds the subject of the sentence around a character of normalised text. */
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

/**
 * Finds the item that a text belongs to: by its config path, by its page, or by the service that a testimonial is
 * about.
 */
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
