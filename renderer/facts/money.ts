/** Amounts of money are integers in pence. */
export type Pence = number;

const AMOUNT = /^£(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

/** '£1,350' → 135000. Returns `undefined` if the text is not an amount: a letter, a misplaced comma, one decimal. */
export function parsePounds(text: string): Pence | undefined {
  const match = AMOUNT.exec(text);
  if (!match?.[1]) return undefined;
  const pence = Number(match[1].replaceAll(',', '')) * 100 + Number(match[2] ?? 0);
  return Number.isSafeInteger(pence) ? pence : undefined;
}

/**
 * 135000 → '£1,350', or '£1350' beside an amount that the owner writes without a comma. Pence appear only if there are
 * any.
 * @param beside an amount of the owner, whose thousands separator is copied
 */
export function formatPounds(pence: Pence, beside = ''): string {
  // A negative saving: the finding that reports it shows the amount.
  if (pence < 0) return `−${formatPounds(-pence, beside)}`;
  const pounds = Math.trunc(pence / 100);
  const pennies = pence % 100;
  const grouped = pounds >= 10_000 || beside.includes(',');
  const whole = grouped ? String(pounds).replace(/\B(?=(\d{3})+$)/g, ',') : String(pounds);
  return `£${whole}${pennies ? `.${String(pennies).padStart(2, '0')}` : ''}`;
}

/** 30000 → '300.00', the form that schema.org requires (https://schema.org/price). */
export const decimalPounds = (pence: Pence): string => (pence / 100).toFixed(2);
