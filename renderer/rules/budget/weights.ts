import { brotliCompressSync, constants } from 'node:zlib';
import { atOnce, everything } from '../../islands/insert.ts';
import { seenPages } from '../pages.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

/** What a page may weigh where the config says nothing, in bytes. */
export const BUDGETS = { page: 14_000, firstScripts: 6000, allScripts: 80_000 } as const;

type Budget = keyof typeof BUDGETS;

export const limitOf = ({ site }: Pick<RuleInput, 'site'>, budget: Budget): number =>
  site.budgets?.[budget]?.bytes ?? BUDGETS[budget];

/** '14.2 KB' */
export const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const brotli = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const QUICK = 5;
const BEST = 11;

/**
 * The weight of a text where it is over a limit; nothing where it is not. The best compression takes fifty times as
 * long as a quick one and is never larger, so it is asked only where the quick one is over.
 */
export function weightOver(text: string, limit: number): number | undefined {
  if (brotli(text, QUICK) <= limit) return undefined;
  const weight = brotli(text, BEST);
  return weight > limit ? weight : undefined;
}

/** Which scripts of a page a budget is about. */
export const scriptsOf = { firstScripts: atOnce, allScripts: everything } as const;

/** Pages whose scripts weigh too much, with the module that adds most to them. */
export function scriptFindings(input: RuleInput, budget: keyof typeof scriptsOf): readonly RuleFinding[] {
  const limit = limitOf(input, budget);
  return seenPages(input).flatMap(({ route, own, links }) => {
    const entry = links.find(({ by }) => by === 'script src')?.href.slice(1);
    if (entry === undefined) return [];
    const parts = scriptsOf[budget](entry, input.scripts).flatMap((path) => input.scripts.get(path) ?? []);
    const weight = parts.reduce((sum, { brotli: bytes }) => sum + bytes, 0);
    if (weight <= limit) return [];
    const modules = parts.flatMap((part) => Object.entries(part.modules)).sort(([, a], [, b]) => b - a);
    const [module, bytes = 0] = modules[0] ?? [];
    return [
      {
        message: `The scripts of “${route}” weigh ${inKilobytes(weight)}, more than ${inKilobytes(limit)}.`,
        help: `Most of it is ${module}, ${inKilobytes(bytes)} before compression.`,
        page: route,
        path: input.site.budgets?.[budget] ? ['budgets', budget] : ['pages', own],
      },
    ];
  });
}
