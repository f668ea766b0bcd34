import { join } from 'node:path';
import { type Surfaces, surfacesOf } from '../../renderer/check/rules/surfaces/index.ts';
import { quoteFrom } from '../../renderer/config/derived/quote.ts';
import { parse } from '../../renderer/config/parse.ts';
import { render } from '../../renderer/html/render.ts';
import { gather } from '../../renderer/inputs/load-content.ts';
import { plan as planned } from '../../renderer/plan/index.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from './edit.ts';
import { memoryIo, ROOT } from './sites.ts';

/** Every public text of a config with other values at some paths. */
export async function surfacesWith(
  values: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
  { config = minimal as unknown, folder = join(ROOT, 'test/sites/minimal') } = {},
): Promise<Surfaces> {
  const { site, written, known, leaves, findings } = parse(withValues(config, values));
  if (!site) throw new Error(`This is no site: ${findings[0]?.message}`);
  const real = memoryIo();
  const given = new Map(Object.entries(files).map(([name, text]) => [join(folder, 'content', name), text]));
  const read = async (path: string) => {
    const text = given.get(path);
    return text === undefined ? real.read(path) : new TextEncoder().encode(text);
  };
  const gathered = await gather(site, known, folder, { ...real, read });
  const { plan } = planned(site);
  const quote = quoteFrom(site, written, gathered.documents);
  const rendered = await render({ site, written, quote, gathered, plan, fonts: [], cards: new Map(), jobs: 1 }, real);
  const pages = rendered.pages.map(({ route, reading }) => ({ route, ...reading.facts }));
  return surfacesOf({ site, leaves, policies: gathered.policies, documents: gathered.documents, plan, pages, quote });
}
