import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import type { Problem } from './faults.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Violation = AxeResults['violations'][number];

/** Everything that axe knows, and the one rule of WCAG 2.2 that it leaves out unless asked: targets of 24 px. */
export const violations = async (page: Page): Promise<readonly Violation[]> => {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }),
  );
  return results.violations;
};

/** What is wrong on a page as it stands: 'color-contrast: …' at '/skin, 360 px, .btn'; of every weight, or of some. */
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

/** What cannot be read for want of contrast: 4.5:1 by `color-contrast`, 7:1 by `color-contrast-enhanced`, less for large text. */
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
