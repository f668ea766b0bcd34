import { REDIRECT_SCRIPT } from '../../../components/chrome/redirect-script.ts';
import type { Io } from '../../core/io.ts';
import { asText } from '../../core/text.ts';
import { extract } from '../../html/extract.ts';
import { type HostModel, type HostRedirect, hostModel } from './model.ts';
import { readHeaders, readRedirects } from './rule-files.ts';

/** A built folder, which is read without its config. */
interface BuiltFolder {
  /** Every file of it, without a leading slash. */
  readonly paths: readonly string[];
  readonly read: (path: string) => ReturnType<Io['read']>;
}

/** Reads the model back from the files that were generated from it, so a built folder is enough to configure a host. */
export async function modelFrom({ paths, read }: BuiltFolder): Promise<HostModel> {
  const text = async (path: string) => asText(await read(path)) ?? '';
  const written = readRedirects(await text('_redirects'));
  const pages = await Promise.all(
    paths.filter((path) => path.startsWith('go/')).map(async (path) => redirectOf(path, await text(path))),
  );
  const known = new Set(written.map(({ from }) => from));
  return hostModel({
    origin: /^Sitemap: (https:\/\/[^/\s]+)\//m.exec(await text('robots.txt'))?.[1] ?? '',
    redirects: [...written, ...pages.flatMap((page) => (page && !known.has(page.from) ? [page] : []))],
    headers: readHeaders(await text('_headers')),
    paths,
  });
}

/** Reads the destination from a redirect page, because `_redirects` omits redirects that are answered by their page. */
function redirectOf(path: string, html: string): HostRedirect | undefined {
  if (!html.includes(REDIRECT_SCRIPT)) return undefined;
  const to = extract(html).links.find(({ by }) => by === 'link canonical')?.href;
  return to === undefined ? undefined : { from: `/${path.slice(0, -'.html'.length)}`, to };
}
