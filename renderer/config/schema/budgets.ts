import { z } from 'zod';
import { describeValue, detail, shape } from './base.ts';

/** A weight as visitors' browsers fetch it, compressed with brotli. 1 KB is 1,000 bytes. */
export type WeightText = `${number} KB`;

/** How much of a page may be fetched. What is left out has the limit that the doc comment names. */
export interface BudgetsInput {
  /** A page with its styles; policies are as long as they have to be. '14 KB' where nothing is said. */
  readonly page?: WeightText;
  /** Its scripts before the first scroll, click or key. '6 KB' where nothing is said. */
  readonly firstScripts?: WeightText;
  /** All of its scripts, once every part of it has been used. '80 KB' where nothing is said. */
  readonly allScripts?: WeightText;
}

/** '14 KB' → { text: '14 KB', bytes: 14000 } */
const weight = () =>
  z
    .custom<WeightText>((text) => typeof text === 'string' && /^[1-9]\d{0,4}(\.\d)? KB$/.test(text), {
      error: (issue) => `${describeValue(issue.input)} is not a weight.`,
      ...detail('config/format', 'Write it like “14 KB”.'),
    })
    .transform((text) => ({ text, bytes: Number.parseFloat(text) * 1000 }));

export const budgets = () =>
  shape<BudgetsInput>()({
    page: weight().optional(),
    firstScripts: weight().optional(),
    allScripts: weight().optional(),
  });
