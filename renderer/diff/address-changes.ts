import { addressesOf } from '../check/earlier/build-record.ts';
import { type VanishedAddress, vanishedAddresses } from '../check/earlier/vanished-addresses.ts';
import { type ConfigPath, type Finding, formatPath } from '../core/finding.ts';
import { plainFrom } from '../pages/context.ts';
import type { PlannedPage } from '../plan/page.ts';
import type { SiteChange } from './change.ts';
import type { Comparison } from './differences.ts';
import type { Versions } from './fact-changes.ts';
import type { SiteVersion } from './version.ts';

/** Returns the pages that appeared, vanished or got another address, each with the problem that it causes. */
export function addressChanges(
  { before, after }: Versions,
  { earlierPaths }: Pick<Comparison, 'earlierPaths'>,
  findings: ReadonlyMap<string, Finding>,
): readonly SiteChange[] {
  const old = pagesNow({ before, after }, { earlierPaths });
  const known = new Set([...old.flatMap(({ page, later }) => [page.route, later?.route]), ...addressesOf(before.plan)]);
  return [
    ...old.flatMap((each) => oldPage(each, { after, findings })),
    ...pagesOf(after)
      .filter(({ route }) => !known.has(route))
      .map((page) => ({
        ...base(page, 'appeared'),
        after: contentOf(page, after),
        path: page.path,
      })),
  ];
}

interface PageNow {
  readonly page: PlannedPage;
  /** The same page in the later version, if it still exists. */
  readonly later: PlannedPage | undefined;
}

function pagesNow({ before, after }: Versions, { earlierPaths }: Pick<Comparison, 'earlierPaths'>): readonly PageNow[] {
  const laterPages = new Map(
    pagesOf(after).flatMap((page) => {
      const earlierPath = earlierPaths.get(formatPath(page.path));
      return earlierPath ? [[formatPath(earlierPath), page] as const] : [];
    }),
  );
  return pagesOf(before).map((page) => ({ page, later: laterPages.get(formatPath(page.path)) }));
}

interface Now {
  readonly after: SiteVersion;
  readonly findings: ReadonlyMap<string, Finding>;
}

/** Describes what became of a page. */
function oldPage({ page, later }: PageNow, { after, findings }: Now): readonly SiteChange[] {
  const finding = findings.get(page.route);
  const problem = finding ? { finding } : {};
  if (later?.route === page.route) return [];
  if (later)
    return [
      {
        ...base(page, 'renamed'),
        ...{ before: page.route, after: later.route, path: later.path, earlierPath: page.path },
        ...(finding ? problem : { note: 'the old address still works' }),
      },
    ];
  const there = pagesOf(after).find(({ route }) => route === page.route);
  const earlier = { before: kindOf(page), earlierPath: page.path };
  if (there) return [{ ...base(page, 'changed'), ...earlier, after: kindOf(there), path: there.path }];
  return finding ? [{ ...base(page, 'vanished'), ...earlier, ...problem }] : [];
}

const base = (
  { route, path }: Pick<PlannedPage, 'route' | 'path'>,
  kind: SiteChange['kind'],
): Pick<SiteChange, 'group' | 'kind' | 'subject' | 'of' | 'part'> => ({
  ...{ group: 'addresses', kind },
  subject: `The ${path[0] === 'aliases' ? 'alias' : 'page'} ${route}`,
  ...{ of: `the page ${route}`, part: 'page' },
});

const contentOf = (page: PlannedPage, { quote }: SiteVersion): string =>
  page.path[0] === 'aliases' ? kindOf(page) : plainFrom(quote)(page.title);

const kindOf = ({ path, canonical }: PlannedPage): string =>
  ({ routes: 'a page of its own', aliases: `shows ${canonical}`, catalogue: 'the generated page of a treatment' })[
    String(path[0])
  ] ?? '';

const pagesOf = ({ plan }: SiteVersion): readonly PlannedPage[] => plan.pages.filter(({ status }) => status === 200);

/** Returns a finding for each address that no longer works, keyed by the address. */
export function vanishedFindings(
  versions: Versions,
  comparison: Pick<Comparison, 'earlierPaths'>,
  revision: string,
): ReadonlyMap<string, Finding> {
  const moved = pagesNow(versions, comparison).flatMap(({ page, later }) =>
    later ? [[page.route, later.route] as const] : [],
  );
  const vanished = vanishedAddresses(
    { addresses: addressesOf(versions.before.plan), version: `The revision ${revision}`, movedTo: new Map(moved) },
    versions.after,
  );
  return new Map(vanished.map((each) => [each.address, findingOf(each)]));
}

const findingOf = ({ address: _, ...problem }: VanishedAddress): Finding => ({
  ...{ rule: 'link/vanished', severity: 'error' },
  ...problem,
});

/** Returns the addresses whose problem belongs to no other change: those of renamed booking links and of the journal. */
export const otherVanished = (
  changes: readonly SiteChange[],
  findings: ReadonlyMap<string, Finding>,
): readonly SiteChange[] => {
  const known = new Set(changes.map(({ finding }) => finding));
  return [...findings].flatMap(([address, finding]): readonly SiteChange[] => {
    const subject = `The address ${address}`;
    return known.has(finding)
      ? []
      : [{ group: 'addresses', kind: 'vanished', subject, of: subject, part: 'address', finding }];
  });
};

/** Adds the problem of a booking link that vanished, or for which clients now call. */
export function withBookingProblem(change: SiteChange, findings: ReadonlyMap<string, Finding>): SiteChange {
  const [part, name]: ConfigPath = change.earlierPath ?? [];
  const finding = part === 'booking' ? findings.get(`/go/${name}`) : undefined;
  return finding ? { ...change, finding } : change;
}
