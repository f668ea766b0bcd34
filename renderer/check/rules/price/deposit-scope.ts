/** What a deposit is taken for, as the sentences of the site state it: 'We take a deposit of £25 for the analysis.' */
import { pricedCategories, pricedProgrammes } from '../../../config/derived/price-table.ts';
import { isCategory, type PricedItem } from '../../../config/derived/priced.ts';
import { type SentenceSpan, sentencesIn } from '../../../facts/sentences.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleInput } from '../rule.ts';
import { itemsOfKind } from './amounts/named-kinds.ts';
import { amountTest, type Deposit, NO_DEPOSIT, quotationsOf } from './deposit-mention.ts';

/** Returns whether the deposit is taken for something that the prices of a page contain. */
export type DepositNeed = (page: PlannedPage) => boolean;

/** A sentence that states the deposit, and the treatments and programmes that it states it for. */
interface Statement {
  readonly sentence: string;
  readonly items: readonly PricedItem[];
  /** The treatment of the page that contains the sentence. */
  readonly treated?: PricedItem | undefined;
}

/** 'A deposit of £20 secures every booking' */
const FOR_ALL = /\b(?:all|any|each|every|everyone|everybody|whatever|always)\b/;

/** If no sentence of a general page names what the deposit is for, it is for everything. */
export function depositNeed(input: RuleInput, deposit: Deposit): DepositNeed {
  const statements = statementsOf(input, deposit);
  // On the page of a treatment, 'a massage needs a deposit' says nothing about the other treatments.
  const isLimited = statements.some(
    ({ items, treated, sentence }) => items.length > 0 && (treated === undefined || /\bonly\b/.test(sentence)),
  );
  const isForAll = statements.some(({ items, sentence }) => items.length === 0 && FOR_ALL.test(sentence));
  if (!isLimited || isForAll) return () => true;
  const needing = new Set(
    statements.flatMap(({ items, treated }) => (items.length === 0 && treated ? [treated] : items)),
  );
  return (page) => itemsPricedOn(page, input).some((item) => needing.has(item));
}

function statementsOf(input: RuleInput, deposit: Deposit): readonly Statement[] {
  const { publicTexts, plan, lookups } = input;
  const hasAmount = amountTest(input, deposit);
  return publicTexts.onPages
    .filter(({ kind }) => kind !== 'testimonial' && kind !== 'journal')
    .filter(
      (text) =>
        quotationsOf(text, deposit).length > 0 || (/\bdeposit/.test(text.normal.text) && hasAmount(text.normal)),
    )
    .flatMap((text) => {
      const treatment = plan.pages.find(({ route }) => route === text.page)?.treatment;
      const treated = treatment === undefined ? undefined : lookups.items().itemAt(['catalogue', treatment]);
      return statingSentences(text, deposit).map(({ text: sentence }) => ({
        sentence,
        items: itemsNamedIn(sentence, input),
        treated,
      }));
    });
}

function statingSentences(text: PublicText, deposit: Deposit): readonly SentenceSpan[] {
  const quotations = quotationsOf(text, deposit);
  return sentencesIn(text.normal.text).filter(
    ({ text: sentence, start }) =>
      !NO_DEPOSIT.test(sentence) &&
      (quotations.some((at) => at >= start && at < start + sentence.length) || /\bdeposits?\b/.test(sentence)),
  );
}

/** The treatments and programmes that a sentence names: by their names, their category, or their kind. */
function itemsNamedIn(sentence: string, { site, lookups }: RuleInput): readonly PricedItem[] {
  const { all, namesIn } = lookups.items();
  const named = namesIn(sentence).flatMap(({ items }) => items);
  const members = named.filter(isCategory).flatMap(({ path: [, name] }) => all.filter((item) => isIn(item, name)));
  function isIn({ path: [part, slug = ''] }: PricedItem, category: unknown): boolean {
    return part === 'catalogue' && site.catalogue[slug]?.category === category;
  }
  return [...named.filter((item) => !isCategory(item)), ...members, ...itemsOfKind(sentence, all)];
}

/** The treatments and programmes in the price list of a page. */
function itemsPricedOn({ treatment, sections }: PlannedPage, { site, lookups }: RuleInput): readonly PricedItem[] {
  const { itemAt } = lookups.items();
  return sections.flatMap(({ data }) => {
    if (data.kind === 'pricing') return treatment === undefined ? [] : (itemAt(['catalogue', treatment]) ?? []);
    if (data.kind !== 'priceTable') return [];
    const slugs = pricedCategories(site, data.department).flatMap(({ treatments }) =>
      treatments.map(({ slug }) => slug),
    );
    const programmes = pricedProgrammes(site, data.department).map(([name]) => name);
    return [
      ...slugs.flatMap((slug) => itemAt(['catalogue', slug]) ?? []),
      ...programmes.flatMap((name) => itemAt(['programmes', name]) ?? []),
    ];
  });
}
