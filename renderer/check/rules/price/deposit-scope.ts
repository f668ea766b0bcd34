/** What a deposit is taken for, as the sentences of the site state it: 'We take a deposit of £25 for the analysis.' */
import { pricedCategories, pricedProgrammes } from '../../../config/derived/price-table.ts';
import { isCategory, type PricedItem } from '../../../config/derived/priced.ts';
import { separateWords } from '../../../core/wording.ts';
import { type SentenceSpan, sentencesIn } from '../../../facts/sentences.ts';
import { holdsWords } from '../../../facts/words.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleInput } from '../rule.ts';
import { itemsOfFee } from './amounts/fees/fees-about.ts';
import { ASKS_DEPOSIT } from './amounts/sentence/deposit-asked.ts';
import { itemsOfKind } from './amounts/sentence/named-kinds.ts';
import { amountTest, type Deposit, depositsOf, NO_DEPOSIT, quotationsOf } from './deposit-mention.ts';
import { itemsAboveThreshold } from './deposit-threshold.ts';

/** Returns whether the deposit is taken for something that the prices of a page contain. */
type DepositNeed = (page: PlannedPage) => boolean;

/** A sentence that states the deposit, and the treatments and programmes that it states it for. */
export interface Statement {
  readonly sentence: string;
  readonly page?: string | undefined;
  readonly items: readonly PricedItem[];
  /** The treatment of the page that contains the sentence. */
  readonly treated?: PricedItem | undefined;
}

/** 'Only for an implant: {figures.deposit}' */
const ONLY_FOR = /\bonly (?:for|with|if|when)\b(?<what>.*)/;
/** 'A deposit of £20 secures every booking' */
const FOR_ALL = /\b(?:all|any|each|every|everyone|everybody|whatever|always)\b/;

/** 'A deposit of £50 for operations', 'for these': on the page of a category, some of it; but not 'for every booking'. */
const FOR_SOME =
  /\bfor (?!(?:all|any|each|every\w*|you|your|us|new|new clients|(?:an?|the|your) (?:\w+ )?(?:booking|appointment|visit|session)|bookings?|appointments?|visits?|sessions?)\b)[a-z]/;

/** The deposit of a treatment is for it, and `implantDeposit` is for implants. If no sentence of a general page names what a deposit is for, it is for everything. */
export function depositNeed(input: RuleInput, deposit: Deposit): DepositNeed {
  const [part, treatment] = deposit.path;
  if (part === 'catalogue') return (page) => page.treatment === treatment;
  const ownItems = itemsOf(deposit, input);
  if (ownItems.length > 0) return (page) => itemsPricedOn(page, input).some((item) => ownItems.includes(item));
  // Nobody pays two deposits for one thing.
  const others = depositsOf(input.site).flatMap((other) => itemsOf(other, input));
  const isOfOthers = (page: PlannedPage) => itemsPricedOn(page, input).every((item) => others.includes(item));
  const need = needOfStatements(input, deposit);
  return others.length === 0 ? need : (page) => need(page) && !isOfOthers(page);
}

/** The treatment to which it belongs, or those after which it is named, by a name or the key of a category or a department: `surgeryDeposit`. */
const itemsOf = ({ name, path }: Deposit, input: RuleInput): readonly PricedItem[] => {
  const { categories, departments } = input.site;
  const treatment = path[0] === 'catalogue' ? input.lookups.items().itemAt(path) : undefined;
  if (treatment) return [treatment];
  const named = itemsOfFee(name, input.lookups.items()).flatMap((item) => withMembers(item, input));
  if (named.length > 0) return named;
  const words = separateWords(name);
  const isCalled = (key: string) => holdsWords(words, separateWords(key).replaceAll('-', ' ').replace(/s$/, ''));
  const isOfSome = Object.keys(departments).length > 1;
  return Object.entries(categories).flatMap(([key, { department }]) =>
    isCalled(key) || (isOfSome && isCalled(department)) ? membersOf(key, input) : [],
  );
};

function needOfStatements(input: RuleInput, deposit: Deposit): DepositNeed {
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

/** 'For first visits in the evening', 'unless you have been here before': limits that name no treatment. */
const FOR_SOMEBODY = /\b(?:only|first|new|unless|except|if|some)\b/;

/** Whether a sentence limits the deposit in words that name nothing with a price. */
export const hasUnknownScope = (input: RuleInput, deposit: Deposit): boolean =>
  statementsOf(input, deposit).some(
    ({ items, treated, sentence }) =>
      items.length === 0 && treated === undefined && (FOR_SOME.test(sentence) || FOR_SOMEBODY.test(sentence)),
  );

/** Returns the sentences on pages that state the deposit. */
export function statementsOf(input: RuleInput, deposit: Deposit): readonly Statement[] {
  const { publicTexts, plan, lookups } = input;
  return publicTexts.onPages
    .filter(({ kind }) => kind !== 'testimonial' && kind !== 'journal')
    .flatMap((text) => {
      const { treatment, category } = plan.pages.find(({ route }) => route === text.page) ?? {};
      const members = (sentence: string) =>
        treatment === undefined && category !== undefined && FOR_SOME.test(sentence) ? membersOf(category, input) : [];
      const treated = treatment === undefined ? undefined : lookups.items().itemAt(['catalogue', treatment]);
      return statingSentences(text, deposit, input).map(({ text: sentence }) => {
        const named = itemsNamedIn(sentence, input);
        return { sentence, page: text.page, items: named.length > 0 ? named : members(sentence), treated };
      });
    });
}

function statingSentences(text: PublicText, deposit: Deposit, input: RuleInput): readonly SentenceSpan[] {
  const quotations = quotationsOf(text, deposit);
  // 'Is there anything to pay when I book?'
  const isAsked = ASKS_DEPOSIT.test(input.lookups.questionOf(text));
  const isAbout = isAsked || /\bdeposit/.test(text.normal.text);
  if (quotations.length === 0 && !(isAbout && amountTest(input, deposit)(text.normal))) return [];
  return sentencesIn(text.normal.text).filter(
    ({ text: sentence, start }) =>
      !NO_DEPOSIT.test(sentence) &&
      (isAsked ||
        quotations.some((at) => at >= start && at < start + sentence.length) ||
        /\bdeposits?\b/.test(sentence)),
  );
}

/** The treatments and programmes that a sentence names: by their names, their category, their kind, or 'only for an implant'. */
function itemsNamedIn(sentence: string, input: RuleInput): readonly PricedItem[] {
  const { all, namesIn, mentionsIn } = input.lookups.items();
  const only = mentionsIn(ONLY_FOR.exec(sentence)?.groups?.what ?? '').flatMap(({ items }) => items);
  const named = namesIn(sentence).flatMap(({ items }) => items);
  const categories = [
    ...named.filter(isCategory).map(({ path }) => String(path[1])),
    ...Object.keys(input.site.categories).filter((key) => isForCategory(sentence, key)),
  ];
  return [
    ...only,
    ...named.filter((item) => !isCategory(item)),
    ...categories.flatMap((category) => membersOf(category, input)),
    ...itemsOfKind(sentence, all),
    ...itemsAboveThreshold(sentence, input),
  ];
}

/** 'A deposit for operations', 'when you book an operation', where the category has this key, whatever its name is. */
const isForCategory = (sentence: string, key: string): boolean =>
  new RegExp(
    `\\b(?:for|book|booking|on) (?:(?:the|our|all|any|an?|every|each|your) )?(?:planned |larger? )?${key.replaceAll('-', ' ').replace(/s$/, '')}s?\\b`,
  ).test(sentence);

/** Returns the treatments of a category, or the item itself. */
export const withMembers = (item: PricedItem, input: RuleInput): readonly PricedItem[] =>
  isCategory(item) ? membersOf(String(item.path[1]), input) : [item];

const membersOf = (category: string, { lookups }: RuleInput): readonly PricedItem[] =>
  lookups.items().membersOf(category);

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
