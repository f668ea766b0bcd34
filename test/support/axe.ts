import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import type { Problem } from './faults.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Violation = AxeResults['violations'][number];

/** All rules of axe, and the one rule of WCAG 2.2 that it runs only on request: targets of 24 px. */
export const violations = async (page: Page): Promise<readonly Violation[]> => {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }),
  );
  return results.violations;
};

/**
 * Returns the problems of a page in its current state, of all impacts or of some: 'color-contrast: …' at '/skin, 360
 * px, .btn'.
 *
 */
export const faultsAt = async (
  page: Page,
  where: string,
  weights?: readonly Violation['impact'][],
): Promise<readonly Problem[]> =>
  (await violations(page))
    .filter(({ impact }) => !weights || weights.includes(impact))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ where: `${where}, ${target.join(' ')}`, what: `${id}: ${help}` })),
    );

/**
 * Returns text with too little contrast: 4.5:1 by `color-contrast`, 7:1 by `color-contrast-enhanced`, less for large
 * text.
 */
export const faintAt = async (
  page: Page,
  where: string,
  rule: 'color-contrast' | 'color-contrast-enhanced' = 'color-contrast',
  within = 'body',
): Promise<readonly Problem[]> => {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    ([only, part]) =>
      window.axe.run(part, {
        resultTypes: ['violations'],
        runOnly: { type: 'rule', values: [only] },
        rules: { [only]: { enabled: true } },
      }),
    [rule, within] as const,
  );
  return results.violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => ({ where: `${where}, ${target.join(' ')}`, what: any[0]?.message ?? 'too faint' })),
  );
};
