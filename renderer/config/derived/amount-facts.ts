/** The amounts of money of one value of the config, such as a price or a saving, with the paths that quote them. */
import { amountsIn } from '../../facts/amounts.ts';
import type { Pence } from '../../facts/money.ts';
import { normalise } from '../../facts/normalise.ts';
import { amountOf, type Instalments, type Price } from '../../facts/price.ts';
import type { Package, Treatment } from '../site.ts';
import { packageSaving, perSessionAmount, type Saving } from './catalogue.ts';

/** An amount that the config states or that is computed from it, with the path that quotes it. */
export interface AmountFact {
  readonly pence: Pence;
  /** 'catalogue.massage.amount', or `undefined` if no path quotes it. */
  readonly quote?: string;
  /** The price that a saving was computed from, if the amount is a saving. */
  readonly savedOn?: Pence;
  /**
   * True for an amount that is computed from prices and never charged separately, such as the price per session of a
   * course.
   */
  readonly derived?: true;
  /** True for one of several equal parts of a price: a session of a course, an instalment. */
  readonly part?: true;
  /** The first day of a price that is not charged yet: '2027-01-04'. */
  readonly from?: string;
}

/** Returns a fact if there is an amount. */
export const fact = (pence: Pence | undefined, quote?: string): readonly AmountFact[] =>
  pence === undefined ? [] : [{ pence, ...(quote ? { quote } : {}) }];

/** A price that consists of the amount alone is quoted directly; otherwise, its computed amount is quoted. */
export const priceFact = (price: Price, base: string): readonly AmountFact[] =>
  price.kind === 'amount' ? fact(price.amount, `${base}.${price.text === price.amountText ? 'price' : 'amount'}`) : [];

/** The amount of a price as a list: none for 'TBA'. */
export const amounts = (price: Price): readonly Pence[] => {
  const amount = amountOf(price);
  return amount === undefined ? [] : [amount];
};

export const savingFacts = (saving: Saving | undefined, base: string): readonly AmountFact[] =>
  saving
    ? [
        { pence: saving.reference, quote: `${base}.reference`, derived: true },
        { pence: saving.saving, quote: `${base}.saving`, savedOn: saving.reference, derived: true },
      ]
    : [];

/** The amounts in named figures, such as a deposit or a fee. */
export const figureFacts = (figures: Readonly<Record<string, string>> = {}, base: string): readonly AmountFact[] =>
  Object.entries(figures).flatMap(([name, text]) =>
    amountsIn(normalise(text)).flatMap(({ pence, length }) =>
      fact(pence, length === text.length ? `${base}.${name}` : undefined),
    ),
  );

export const packageFacts = (
  packages: readonly Package[] | undefined,
  single: Price,
  base: string,
): readonly AmountFact[] =>
  (packages ?? []).flatMap((pack, index) => [
    ...fact(pack.price.amount, `${base}.packages.${index}.price`),
    ...savingFacts(packageSaving(pack, single), `${base}.packages.${index}`),
    { pence: perSessionAmount(pack), quote: `${base}.packages.${index}.perSession`, derived: true, part: true },
    ...instalmentFacts(pack.instalments, `${base}.packages.${index}`),
  ]);

export const instalmentFacts = (instalments: Instalments | undefined, base: string): readonly AmountFact[] =>
  instalments
    ? [
        { pence: instalments.each, quote: `${base}.instalment`, part: true },
        ...fact(instalments.first, `${base}.firstPayment`),
        { pence: instalments.total, quote: `${base}.total`, derived: true },
      ]
    : [];

/** A price that is not charged yet. */
export const comingFacts = (next: Treatment['next']): readonly AmountFact[] =>
  next ? fact(amountOf(next.price)).map((coming) => ({ ...coming, from: next.from })) : [];
