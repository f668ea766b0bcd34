import { allScripts, eagerScripts } from '../../../islands/insert.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

/** The default budgets in bytes. */
const BUDGETS = { page: 14_000, firstScripts: 6000, allScripts: 80_000 } as const;

type Budget = keyof typeof BUDGETS;

export const limitOf = ({ site }: Pick<RuleInput, 'site'>, budget: Budget): number =>
  site.budgets?.[budget]?.bytes ?? BUDGETS[budget];

/** '14.2 KB' */
const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** '14.0 KB, 18 bytes more than 14.0 KB': the rounded values alone could look equal. */
export function excess(weight: number, limit: number): string {
  const by = weight - limit;
  const more = by === 1 ? '1 byte' : by < 1000 ? `${by} bytes` : inKilobytes(by);
  return `${inKilobytes(weight)}, ${more} more than ${inKilobytes(limit)}`;
}

/** The scripts of a page that a budget covers. */
export const scriptsOf = { firstScripts: eagerScripts, allScripts } as const;

/** Reports pages whose scripts exceed the limit, with the module that contributes most. */
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
    return {
      message: `The scripts of “${route}” weigh ${excess(weight, limit)}.`,
      help: `The largest part is ${module}, ${inKilobytes(bytes)} before compression.`,
      page: route,
      path: input.site.budgets?.[budget] ? ['budgets', budget] : ['pages', own],
    };
  });
}
