import type { Instalments, Price } from '../facts/price.ts';

/** A larger difference is more often a typo than a decision. */
const LARGE_PERCENT = 20;

/** Returns by how much a price changed: '+8 %', '−50 %: a large change'; `undefined` if one of the values has no amount. */
export function differenceInPercent(before: unknown, after: unknown): string | undefined {
  const [old, current] = [amountOf(before), amountOf(after)];
  if (old === undefined || current === undefined || old === 0 || old === current) return undefined;
  const percent = Math.round(((current - old) / old) * 100);
  const text = `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
  return Math.abs(percent) < LARGE_PERCENT ? text : `${text}: a large change`;
}

/** Checks whether a parsed value is a price or a payment in instalments. */
export const isPrice = (value: unknown): value is Price | Instalments =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  ('each' in value || ('kind' in value && PRICE_KINDS.has(String(value.kind))));

const PRICE_KINDS: ReadonlySet<string> = new Set(['amount', 'complimentary', 'tba'] satisfies Price['kind'][]);

const amountOf = (value: unknown): number | undefined => {
  if (!isPrice(value)) return undefined;
  if ('total' in value) return value.total;
  return value.kind === 'amount' ? value.amount : undefined;
};
