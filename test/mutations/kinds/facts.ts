import type { Mistake } from '../mutation.ts';

/** Facts that are typed into sentences instead of quoted from the config. */
export const facts: readonly Mistake[] = [
  { mistake: 'types an amount that no fact states', rule: 'price/unbacked' },
  { mistake: 'types a price that differs from the prices of the named treatment', rule: 'price/contradiction' },
  { mistake: 'types a price instead of quoting the fact', rule: 'price/typed' },
  { mistake: 'leaves an outdated saving in a sentence', rule: 'price/saving' },
  { mistake: 'writes “from” before a price that is not the lowest', rule: 'price/from' },
  { mistake: 'writes prices without VAT', rule: 'price/vat' },
  { mistake: 'states a different value of a fact in prose', rule: 'content/one-fact' },
  { mistake: 'mistypes the telephone number, e-mail address or postal address in prose', rule: 'content/one-fact' },
  { mistake: 'states different opening hours in prose', rule: 'content/hours' },
  { mistake: 'states other hours for a special day in prose', rule: 'content/hours' },
  { mistake: 'types a different rating', rule: 'content/structured-data' },
];
