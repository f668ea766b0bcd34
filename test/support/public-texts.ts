import { join } from 'node:path';
import { type PublicTexts, publicTextsOf } from '../../renderer/check/rules/public-texts/index.ts';
import { quoteFrom } from '../../renderer/config/derived/quote.ts';
import { parse } from '../../renderer/config/parse.ts';
import { render } from '../../renderer/html/render.ts';
import { loadContent } from '../../renderer/inputs/load-content.ts';
import { plan as planPages } from '../../renderer/plan/index.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from './edit.ts';
import { memoryIo, ROOT } from './sites.ts';

/** Every public text of a config with other values at some paths. */
export async function surfacesWith(
  values: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
  { config = minimal as unknown, folder = join(ROOT, 'test/sites/minimal') } = {},
): Promise<PublicTexts> {
  const { site, plainConfig, declaredNames, leaves, findings } = parse(withValues(config, values));
  if (!site) throw new Error(`This is no site: ${findings[0]?.message}`);
  const real = memoryIo();
  const given = new Map(Object.entries(files).map(([name, text]) => [join(folder, 'content', name), text]));
  const read = async (path: string) => {
    const text = given.get(path);
    return text === undefined ? real.read(path) : new TextEncoder().encode(text);
  };
  const contentFiles = await loadContent(site, declaredNames, folder, { ...real, read });
  const { plan } = planPages(site);
  const quote = quoteFrom(site, plainConfig, contentFiles.documents);
  const rendered = await render(
    {
      planned: { site, plainConfig, quote, contentFiles, plan },
      media: { fonts: { faces: [], files: [] }, cards: { paths: new Map(), files: [] } },
      jobs: 1,
    },
    real,
  );
  const pages = rendered.pages.map(({ route, reading }) => ({ route, ...reading.facts }));
  return publicTextsOf({
    site,
    leaves,
    policies: contentFiles.policies,
    documents: contentFiles.documents,
    plan,
    pages,
    quote,
  });
}
