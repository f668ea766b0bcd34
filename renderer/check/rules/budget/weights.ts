import { allScripts, eagerScripts } from '../../../islands/insert.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

/** What a page may weigh where the config says nothing, in bytes. */
export const BUDGETS = { page: 14_000, firstScripts: 6000, allScripts: 80_000 } as const;

type Budget = keyof typeof BUDGETS;

export const limitOf = ({ site }: Pick<RuleInput, 'site'>, budget: Budget): number =>
  site.budgets?.[budget]?.bytes ?? BUDGETS[budget];

/** '14.2 KB' */
const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** '14.0 KB, 18 bytes more than 14.0 KB': rounded alone, both may look alike. */
export function excess(weight: number, limit: number): string {
  const by = weight - limit;
  const more = by === 1 ? '1 byte' : by < 1000 ? `${by} bytes` : inKilobytes(by);
  return `${inKilobytes(weight)}, ${more} more than ${inKilobytes(limit)}`;
}

/** Which scripts of a page a budget is about. */
export const scriptsOf = { firstScripts: eagerScripts, allScripts } as const;

/** Pages whose scripts weigh too much, with the module that adds most to them. */
export function scriptFindings(input: RuleInput, budget: keyof typeof scriptsOf): readonly RuleFinding[] {
  const limit = limitOf(input, budget);
  return input.pages.flatMap(({ route, own, links }) => {
    const entry = links.find(({ by }) => by === 'script src')?.href.slice(1);
    if (entry === undefined) return [];
    const parts = scriptsOf[budget](entry, input.scripts).flatMap((path) => input.scripts.get(path) ?? []);
    const weight = parts.reduce((sum, { brotli: bytes }) => sum + bytes, 0);
    if (weight <= limit) return [];
    const modules = parts.flatMap((part) => Object.entries(part.modules)).sort(([, a], [, b]) => b - a);
    const [module, bytes = 0] = modules[0] ?? [];
    return [
      {
        message: `The scripts of “${route}” weigh ${excess(weight, limit)}.`,
        help: `Most of it is ${module}, ${inKilobytes(bytes)} before compression.`,
        page: route,
        path: input.site.budgets?.[budget] ? ['budgets', budget] : ['pages', own],
      },
    ];
  });
}
