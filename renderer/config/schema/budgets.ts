import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import { describeValue, detail, shape } from './base.ts';

/** A size as browsers download it, compressed with Brotli: '14 KB'. 1 KB is 1,000 bytes. */
export type WeightText = `${number} KB`;

/** The size limits of a page. */
export interface BudgetsInput {
  /**
   * A page with its styles, at most 14 KB by default. Policies have no limit.
   * @default '14 KB'
   */
  readonly page?: Authored<WeightText>;
  /**
   * Its scripts before the first scroll, click or key press, at most 6 KB by default.
   * @default '6 KB'
   */
  readonly firstScripts?: Authored<WeightText>;
  /**
   * All of its scripts, at most 80 KB by default.
   * @default '80 KB'
   */
  readonly allScripts?: Authored<WeightText>;
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
