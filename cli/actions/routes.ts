import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { contactsOf } from '../../renderer/check/contacts.ts';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import { checkSite } from '../../renderer/examine.ts';
import { allScripts, eagerScripts } from '../../renderer/islands/insert.ts';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { type ConfigFlags, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program.ts';
import { hostsJson, hostsTable } from '../report/hosts.ts';
import { reportInvalidSite } from '../report/invalid-site.ts';
import { printableJson } from '../report/printable.ts';
import type { Terminal } from '../terminal.ts';

export interface RoutesFlags extends ConfigFlags {
  readonly hosts?: boolean;
  readonly format: 'pretty' | 'json';
}

/** A row of the list; sizes are in bytes. */
interface RouteRow {
  readonly route: string;
  readonly title: string;
  readonly canonical: string;
  readonly index: boolean;
  readonly islands: readonly string[];
  readonly bytes: {
    readonly html: number;
    /** HTML including its styles, as browsers download it. */
    readonly brotli: number;
    /** Scripts loaded before the first scroll, click or key press, and all scripts, as browsers download them. */
    readonly firstScripts: number;
    readonly allScripts: number;
  };
}

/** Runs `site routes`. */
export async function runRoutes(flags: RoutesFlags, context: CommandContext): Promise<Exit> {
  const { terminal } = context;
  const checked = await checkSite(checkOptions(flags, context), programIo(ioOptions(flags, context)));
  if (!checked.site) return reportInvalidSite(checked, flags, context);
  const isJson = flags.format === 'json';
  if (flags.hosts) {
    const contacts = contactsOf(checked.site);
    terminal.print(isJson ? hostsJson(contacts) : hostsTable(contacts, terminal));
    return EXIT.ok;
  }
  const routes = await rowsOf(checked.site);
  terminal.print(isJson ? printableJson({ version: 1, routes }) : table(routes, terminal));
  return EXIT.ok;
}

const rowsOf = ({ plan, pages, scripts }: CheckedSite): Promise<readonly RouteRow[]> =>
  Promise.all(
    pages.map(async ({ route, title, islands, links, html }, index): Promise<RouteRow> => {
      const planned = plan.pages[index];
      const entry = links.find(({ by }) => by === 'script src')?.href.slice(1) ?? '';
      const bytes = Buffer.from(await html());
      return {
        route,
        title,
        canonical: planned?.canonical ?? route,
        index: planned?.index ?? false,
        islands,
        bytes: {
          html: bytes.length,
          brotli: (await compressed(bytes)).length,
          firstScripts: weightOf(eagerScripts, entry, scripts),
          allScripts: weightOf(allScripts, entry, scripts),
        },
      };
    }),
  );

const compressed = promisify(brotliCompress);

const weightOf = (reach: typeof eagerScripts, entry: string, scripts: CheckedSite['scripts']): number =>
  reach(entry, scripts).reduce((sum, path) => sum + (scripts.get(path)?.brotli ?? 0), 0);

function table(rows: readonly RouteRow[], { colours }: Terminal): string {
  const width = Math.max(...rows.map(({ route }) => route.length));
  const lines = rows.map(({ route, title, canonical, index, islands, bytes }) => {
    const notes = [canonical === route ? '' : `→ ${canonical}`, index ? '' : 'noindex', ...islands]
      .filter(Boolean)
      .join(', ');
    const size = `${(bytes.brotli / 1000).toFixed(1)} KB`.padStart(8);
    return `${route.padEnd(width)}  ${size}  ${title}${notes ? colours.dim(`  (${notes})`) : ''}`;
  });
  return [
    ...lines,
    '',
    `${rows.length} routes; sizes are HTML with its styles, compressed with brotli. Notes: canonical address, islands.`,
  ].join('\n');
}
