/** A maximum age. */
interface MaxAge {
  /** '2 years' */
  readonly text: string;
  readonly months: number;
}

const AGE = /^([1-9]\d?) (month|year)(s?)$/;

/** '2 years' → 24 months; `undefined` for any other text. */
export function parseAge(text: string): MaxAge | undefined {
  const [, digits, unit, plural] = AGE.exec(text) ?? [];
  const count = Number(digits);
  if (digits === undefined || (count === 1) !== (plural === '')) return undefined;
  return { text, months: unit === 'year' ? count * 12 : count };
}
