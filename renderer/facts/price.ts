import { type Pence, parsePounds } from './money.ts';

/** A price that is an amount of money. `text` is unchanged from the config. */
export interface AmountPrice {
  readonly kind: 'amount';
  readonly text: string;
  /** The amount alone, as written: '£300'. */
  readonly amountText: string;
  readonly amount: Pence;
  /** True for 'From £250'. */
  readonly from: boolean;
  /** 'session' for '£300 per session', '5 ml' for '£20 per 5 ml', 'month' for '£30 a month'. */
  readonly unit?: string;
}

/** A price of the config. */
export type Price =
  | AmountPrice
  | { readonly kind: 'complimentary'; readonly text: string }
  | { readonly kind: 'tba'; readonly text: string };

/** A unit may contain a quantity, as in '£20 per 5 ml', and a period may follow an article, as in '£30 a month'. VAT is not a unit. */
const PRICE = /^(From )?(£[\d,.]+)(?: (?:per|an?) (?!.*\bvat\b)((?:\d+(?:\.\d+)? ?)?[a-z][a-z -]*))?$/;

/** 'From £250', '£300 per session', 'Complimentary', 'TBA' → a price. Returns `undefined` for any other text. */
export function parsePrice(text: string): Price | undefined {
  if (text === 'Complimentary') return { kind: 'complimentary', text };
  if (text === 'TBA') return { kind: 'tba', text };
  const match = PRICE.exec(text);
  const amountText = match?.[2];
  const amount = amountText === undefined ? undefined : parsePounds(amountText);
  // What costs nothing is 'Complimentary'.
  if (!match || amountText === undefined || !amount) return undefined;
  return {
    kind: 'amount',
    text,
    amountText,
    amount,
    from: match[1] !== undefined,
    ...(match[3] === undefined ? {} : { unit: match[3] }),
  };
}

/** Returns the amount of a price in pence: 0 for 'Complimentary', `undefined` for 'TBA'. */
export function amountOf(price: Price): Pence | undefined {
  if (price.kind === 'amount') return price.amount;
  return price.kind === 'complimentary' ? 0 : undefined;
}

/** Payment in instalments, '2 x £675', or '£300 + 10 x £135' with a first payment of another amount. */
export interface Instalments {
  readonly text: string;
  readonly first?: Pence;
  readonly count: number;
  readonly each: Pence;
  readonly total: Pence;
}

const INSTALMENTS = /^(?:(?<first>£[\d,.]+) \+ )?(?<count>[2-9]|[1-9]\d) x (?<each>£[\d,.]+)$/;

/** '2 x £675' → { count: 2, each: 67500, total: 135000 }. */
export function parseInstalments(text: string): Instalments | undefined {
  const { groups } = INSTALMENTS.exec(text) ?? {};
  const each = parsePounds(groups?.each ?? '');
  const first = groups?.first === undefined ? 0 : parsePounds(groups.first);
  if (each === undefined || first === undefined) return undefined;
  const count = Number(groups?.count);
  return { text, ...(first > 0 ? { first } : {}), count, each, total: first + count * each };
}
