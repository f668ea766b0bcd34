import { locateValues } from '../config/locate/index.ts';
import type { Io } from '../core/io.ts';
import type { SiteDiff } from './index.ts';
import type { SiteVersion } from './version.ts';

/** Adds where each value is written in the later version. */
export async function locateDiff({ changes, findings }: SiteDiff, { sources }: SiteVersion, io: Io): Promise<SiteDiff> {
  if (changes.length === 0) return { changes, findings };
  io.progress('Locating the changes …');
  const locations = await locateValues(
    changes.map(({ path }) => path && { path }),
    sources,
    io,
  );
  return {
    changes: changes.map((change, index) => {
      const location = locations[index];
      return location ? { ...change, location } : change;
    }),
    findings,
  };
}
