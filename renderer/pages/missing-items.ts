import { priceOf } from '../config/derived/catalogue.ts';
import type { Site } from '../config/site.ts';
import type { PlannedPage } from '../plan/page.ts';

/** What the catalogue lacks for a page, or nothing: such a page shows nothing, as specified. */
export const missingItems = (site: Site, page: PlannedPage): string | undefined =>
  [...(page.treatment === undefined ? [] : [page.treatment]), ...page.requires].find(
    (item) => priceOf(site, item) === undefined,
  );
