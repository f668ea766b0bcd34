import { digest } from '../core/digest.ts';
import type { FinishedPage } from '../html/finish.ts';
import type { Variant } from '../inputs/images/variants.ts';
import { type PageDates, type PageVersion, versionOn } from '../inputs/page-dates.ts';

/**
 * A digest of what each page shows, by its route: its words and links, and the files from which its images are made.
 */
export type Shown = ReadonlyMap<string, string>;

type SeenPage = Pick<FinishedPage, 'route' | 'images' | 'contentDigest'>;

export const shownOn = (pages: readonly SeenPage[], variants: ReadonlyMap<string, Variant>): Shown =>
  new Map(
    pages.map(({ route, contentDigest, images }) => {
      const sources = images.flatMap(({ src }) => variants.get(src.slice(1))?.source.hash ?? []);
      return [route, digest(contentDigest, [...new Set(sources)].sort().join())];
    }),
  );

/** Returns the day since which a page has had its present contents; `undefined` if the record does not contain them. */
export function lastModified(route: string, shown: Shown, dates: PageDates, day: string): string | undefined {
  const [since, recorded] = versionOn(dates.get(route), day) ?? [];
  return recorded === shown.get(route) ? (since ?? undefined) : undefined;
}

/** The contents of the pages from a day on. */
export interface ShownFrom {
  readonly day: string;
  readonly shown: Shown;
}

/**
 * Returns the record of the pages’ contents today and on the later days on which they will change. If the contents of a
 * page differ from its record, it has changed today; in the first record, the day of its last change is unknown.
 */
export function updatedDates(
  before: PageDates | undefined,
  { day, shown }: ShownFrom,
  coming: readonly ShownFrom[],
): PageDates {
  return new Map(
    [...shown].map(([route, now]) => {
      const known = versionOn(before?.get(route), day);
      const versions: PageVersion[] = [known?.[1] === now ? known : [before ? day : null, now]];
      for (const later of coming) {
        const next = later.shown.get(route);
        if (next !== undefined && next !== versions.at(-1)?.[1]) versions.push([later.day, next]);
      }
      return [route, versions];
    }),
  );
}

/** Returns the pages whose current content is not in the record. */
export const undated = (dates: PageDates, { day, shown }: ShownFrom): readonly string[] =>
  [...shown].flatMap(([route, now]) => (versionOn(dates.get(route), day)?.[1] === now ? [] : [route]));
