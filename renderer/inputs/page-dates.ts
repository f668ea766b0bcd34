import { z } from 'zod';
import { asText } from '../core/text.ts';
import { parseDate } from '../facts/date.ts';

/**
 * The file in content/ that records the day since which each page has had its present contents; see
 * docs/decisions/0021.
 */
export const PAGE_DATES = 'page-dates.json';

/** The content of a page and the day since which it has been shown; `null` if the day is not known. */
export type PageVersion = readonly [since: string | null, shown: string];

/** The versions of each page by its route, in the order of their days. */
export type PageDates = ReadonlyMap<string, readonly PageVersion[]>;

const schema = z.object({
  version: z.literal(1),
  pages: z.record(
    z.string(),
    z.array(
      z.tuple([
        z
          .string()
          .refine((text) => parseDate(text) === text)
          .nullable(),
        z.string(),
      ]),
    ),
  ),
});

/** Reads the record; returns `undefined` if the text is something else. */
export function readPageDates(bytes: Uint8Array): PageDates | undefined {
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(asText(bytes) ?? '')).pages));
  } catch {
    return undefined;
  }
}

/** One line per page, so that version control can merge two edits. */
export function pageDatesText(dates: PageDates): string {
  const lines = [...dates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([route, versions]) => `    ${JSON.stringify(route)}: ${JSON.stringify(versions)}`);
  return `{\n  "version": 1,\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** The version that a page has on a day. */
export const versionOn = (versions: readonly PageVersion[] | undefined, day: string): PageVersion | undefined =>
  versions?.findLast(([since]) => since === null || since <= day);
