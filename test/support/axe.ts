import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import type { Problem } from './faults.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Violation = AxeResults['violations'][number];

/** Uses the minified file, which is half as large. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const prepared = new WeakSet<Page>();

/**
 * Loads axe into a page and into those that it opens later: as a script of each new document it takes a fifth of the
 * time.
 */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(SOURCE);
  if (prepared.has(page)) return;
  prepared.add(page);
  await page.addInitScript(SOURCE);
}

/** The parts that axe inspects, and the problems that count. */
interface Inspected {
  /** The impacts that count; all if undefined. */
  readonly weights?: readonly Violation['impact'][];
  /** Whether the documents in frames are inspected too. By default they are. */
  readonly iframes?: boolean;
}

/** All rules of axe, and the one rule of WCAG 2.2 that it runs only on request: targets of 24 px. */
export const violations = async (
  page: Page,
  { iframes = true }: Pick<Inspected, 'iframes'> = {},
): Promise<readonly Violation[]> => {
  await loadAxe(page);
  const results = await page.evaluate(
    (frames) =>
      window.axe.run({ resultTypes: ['violations'], iframes: frames, rules: { 'target-size': { enabled: true } } }),
    iframes,
  );
  return results.violations;
};

/** Returns the problems of a page in its current state: 'color-contrast: …' at '/skin, 360 px, .btn'. */
export const faultsAt = async (
  page: Page,
  where: string,
  { weights, ...inspected }: Inspected = {},
): Promise<readonly Problem[]> =>
  (await violations(page, inspected))
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
  await loadAxe(page);
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

/** A text colour on its background, as axe computes them. */
export interface TextColours {
  readonly front: string;
  readonly ground: string;
  /** The ratio that the size of the text requires. */
  readonly min: number;
  readonly target: string;
}

/** Returns the colours of all text whose background is one colour: of text over an image, axe cannot compute it. */
export const textColours = async (page: Page): Promise<readonly TextColours[]> => {
  await loadAxe(page);
  const { passes, violations } = await page.evaluate(() =>
    window.axe.run({
      resultTypes: ['passes', 'violations'],
      runOnly: { type: 'rule', values: ['color-contrast'] },
    }),
  );
  return [...passes, ...violations].flatMap(({ nodes }) =>
    nodes.flatMap(({ any: [check], target }) => {
      const { fgColor, bgColor, expectedContrastRatio }: Readonly<Record<string, string | undefined>> =
        check?.data ?? {};
      if (!fgColor || !bgColor || !expectedContrastRatio) return [];
      const min = Number.parseFloat(expectedContrastRatio);
      return [{ front: fgColor, ground: bgColor, min, target: target.join(' ') }];
    }),
  );
};
