import { COMING_SCRIPT } from '../../components/chrome/coming-script.ts';
import { digest } from '../core/digest.ts';
import { distinctBy } from '../core/distinct.ts';
import { type OutputFile, textBytes, textFile } from '../core/file.ts';
import { beforeViewport } from '../html/policy/page-policy.ts';
import { isNotFound } from '../plan/page.ts';

/** A page of a site, as it is served. */
interface Page {
  readonly route: string;
  readonly file: string;
  /** The digest of everything that the page is made from. */
  readonly key: string;
  readonly html: () => Promise<string>;
}

interface BuiltSite {
  readonly pages: readonly Page[];
  readonly files: readonly OutputFile[];
}

/** The site as it will be from a day on. */
interface SiteToCome {
  readonly day: string;
  /** The moment at which the day begins in the time zone of the clinic. */
  readonly begins: Date;
  readonly site: BuiltSite;
}

/** A page as it will be from a day on. */
interface Version {
  readonly begins: Date;
  /** '/on/2027-04-01/team.html' */
  readonly address: string;
  readonly page: Page;
}

const SCRIPT = textFile(`assets/coming.${digest(COMING_SCRIPT).slice(0, 8)}.js`, COMING_SCRIPT);

/**
 * Returns the files of a site together with its pages as they will be on the days on which they change. A page of today
 * goes to such a version by itself if the day has begun, so that a site that nobody has built again is never out of
 * date. The search engines are asked to ignore the versions.
 */
export function withComingPages(now: BuiltSite, coming: readonly SiteToCome[]): readonly OutputFile[] {
  const versions = new Map(now.pages.map((page) => [page.file, versionsOf(page, coming)] as const));
  if ([...versions.values()].every(({ length }) => length === 0)) return now.files;
  const pages = new Map(now.pages.map((page) => [page.file, page] as const));
  const files = now.files.map((file) => {
    const [page, later = []] = [pages.get(file.path), versions.get(file.path)];
    return page && later.length > 0
      ? { path: file.path, bytes: async () => textBytes(announce(await page.html(), later)) }
      : file;
  });
  return [SCRIPT, ...newAssets(now, coming), ...[...versions.values()].flat().map(fileOf), ...files];
}

/**
 * Returns the versions of a page, each of which differs from the one before it. A page for addresses that do not exist
 * has none, because a version could not restore the address that the visitor opened.
 */
function versionsOf(page: Page, coming: readonly SiteToCome[]): readonly Version[] {
  if (isNotFound(page.route)) return [];
  const days = coming.flatMap(({ day, begins, site }) => {
    const later = site.pages.find(({ route }) => route === page.route);
    return later ? [{ begins, address: `/on/${day}/${page.file}`, page: later }] : [];
  });
  return days.filter((version, index) => version.page.key !== (days[index - 1]?.page ?? page).key);
}

/** The images, styles and scripts that only the versions use. */
function newAssets(now: BuiltSite, coming: readonly SiteToCome[]): readonly OutputFile[] {
  const known = new Set(now.files.map(({ path }) => path));
  const assets = coming.flatMap(({ site }) => site.files.filter(({ path }) => path.startsWith('assets/')));
  return distinctBy(assets, ({ path }) => path).filter(({ path }) => !known.has(path));
}

const fileOf = ({ address, page }: Version): OutputFile => ({
  path: address.slice(1),
  bytes: async () =>
    textBytes(
      beforeViewport(await page.html(), `<meta name="robots" content="noindex"/>${scriptTag('address', page.route)}`),
    ),
});

const announce = (html: string, versions: readonly Version[]): string =>
  beforeViewport(
    html,
    scriptTag('versions', JSON.stringify(versions.map(({ begins, address }) => [Number(begins), address]))),
  );

const scriptTag = (name: string, value: string): string =>
  `<script src="/${SCRIPT.path}" data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`;
