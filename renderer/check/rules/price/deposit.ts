import { pricedItems } from '../../../config/derived/priced.ts';
import { formatPath } from '../../../core/finding.ts';
import { listed } from '../../../core/wording.ts';
import { formatPounds } from '../../../facts/money.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import { SCRUB } from '../example-values.ts';
import { type Rule, type RuleFinding, type RuleInput, warningUnless } from '../rule.ts';
import { deniedDeposits } from './deposit-denied.ts';
import { type Deposit, depositsOf, isOfClinic, pagesWithDeposit } from './deposit-mention.ts';
import { depositNeed, hasUnknownScope } from './deposit-scope.ts';
import { pricesOf } from './deposit-threshold.ts';

const NOTE = 'pages./treatments/massage.1.note';
const FIRST = 'pages./.1.questions.0';

export const priceDeposit: Rule = {
  name: 'price/deposit',
  severity: 'error',
  warnsIf: 'a sentence limits the deposit in words that name no treatment',
  searchesFor: 'parts',
  checks:
    'A deposit is not higher than the prices for which it is taken, every page with these prices mentions it, and no answer denies it.',
  because: 'Visitors learn about the deposit only after they have decided to book.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230; CMA209',
  bad: {
    'a deposit that no price list mentions': { 'figures.deposit': '£20' },
    'a deposit of one treatment that its page does not mention': { 'catalogue.massage.figures.deposit': '£20' },
    'a deposit with a digit too many': {
      'figures.deposit': '£2,000',
      [NOTE]: 'A deposit of {figures.deposit} is taken when you book.',
    },
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
    'a deposit of one treatment, quoted on its page': {
      'catalogue.massage.figures.deposit': '£20',
      [NOTE]: 'A deposit of {catalogue.massage.figures.deposit} is taken when you book.',
    },
    'a price list without the treatment for which the deposit is taken': {
      'figures.deposit': '£20',
      'catalogue.scrub': SCRUB,
      [`${FIRST}.answer`]: 'Only a scrub needs a deposit, {figures.deposit}.',
    },
    'an answer that states the deposit': {
      'figures.deposit': '£20',
      [NOTE]: 'A deposit of {figures.deposit} is taken when you book.',
      [`${FIRST}.question`]: 'Is there a deposit?',
      [`${FIRST}.answer`]: 'Yes, {figures.deposit}.',
    },
  },
  find: (input) => {
    const deposits = depositsOf(input.site);
    if (deposits.length === 0) return [];
    const denied = deniedDeposits(input, deposits.filter(isOfClinic));
    // Otherwise, one answer that denies the deposit would be reported on every page with prices, too.
    return denied.length > 0
      ? denied
      : deposits.map((deposit) => [tooHigh(input, deposit) ?? [], unmentioned(input, deposit) ?? []]);
  },
};

/** Reports the pages with prices for which the deposit is taken, if they do not mention it. */
function unmentioned(input: RuleInput, deposit: Deposit): RuleFinding | undefined {
  const { path, text } = deposit;
  const mentioning = pagesWithDeposit(input, deposit);
  const needsDeposit = depositNeed(input, deposit);
  const pages = input.plan.pages.filter(
    // An alias shows the sections of its page.
    (page) => priceListOf(page) && page.path[0] !== 'aliases' && !mentioning.has(page.route) && needsDeposit(page),
  );
  const [first, ...others] = pages;
  if (!first) return undefined;
  const quote = `{${path.join('.')}}`;
  const notes = [...new Set(pages.flatMap((page) => priceListOf(page) ?? []))].map(
    (kind) => `${kind}({ note: '… deposit of ${quote} …' })`,
  );
  const routes = pages.map(({ route }) => `“${route}”`);
  return {
    message:
      others.length === 0
        ? `The page ${routes[0]} lists prices, but does not mention the deposit of ${text}.`
        : `${pages.length} pages list prices, but do not mention the deposit of ${text}: ${firstOf(routes)}.`,
    help: isOfClinic(deposit)
      ? `Quote it below the prices: ${listed(notes, 'or')}. If only some treatments take the deposit, name the figure after their category or one of them, like “consultationDeposit”, or say once for which: “We take a deposit of ${quote} only for …”; then only their pages must mention it.`
      : `Quote it below the prices: ${listed(notes, 'or')}.`,
    path,
    ...(others.length === 0 ? { page: first.route } : {}),
    ...warningUnless(!(isOfClinic(deposit) && hasUnknownScope(input, deposit))),
  };
}

const firstOf = (routes: readonly string[]): string =>
  listed(routes.length > MAX_LISTED ? [...routes.slice(0, MAX_LISTED), `${routes.length - MAX_LISTED} more`] : routes);
const MAX_LISTED = 4;

/** Only of declared pages: a note cannot be added to the price list of a generated one. */
const priceListOf = ({ sections }: PlannedPage): 'pricing' | 'priceTable' | undefined =>
  sections
    .flatMap(({ data: { kind }, path: [part] }) => (part === 'pages' ? [kind] : []))
    .find((kind) => kind === 'pricing' || kind === 'priceTable');

/** '£22 per child': a party of several costs more. */
const PER_HEAD = /\b(?:per|an?|each) (?:child|person|head|guest|adult|participant|member|pet|dog|cat)\b/i;

/** Reports a deposit of the clinic above its highest price, or of a treatment above all prices of that treatment. */
function tooHigh({ site, lookups }: RuleInput, deposit: Deposit): RuleFinding | undefined {
  const [amount] = lookups.amountsIn(normalise(deposit.text));
  const item = formatPath(deposit.path.slice(0, 2));
  const items = pricedItems(site).filter(({ path }) => isOfClinic(deposit) || formatPath(path) === item);
  if (items.some(({ price = '' }) => PER_HEAD.test(price))) return undefined;
  const highest = Math.max(...items.flatMap(pricesOf));
  if (amount?.pence === undefined || !Number.isFinite(highest) || amount.pence <= highest) return undefined;
  return {
    message: `The deposit “${deposit.text}” is more than ${isOfClinic(deposit) ? 'the highest price' : 'this treatment costs'}, ${formatPounds(highest, deposit.text)}.`,
    help: 'Correct the deposit or the price.',
    path: deposit.path,
    // A price that cannot be read may be the highest.
    searchesFor: 'figures',
  };
}
