import { priceOf } from '../config/derived/catalogue.ts';
import type { Site } from '../config/site.ts';
import type { PlannedPage } from '../plan/page.ts';

/** The required catalogue items that do not exist. A page that lacks any is empty, as the specification requires. */
export const missingItems = (site: Site, page: PlannedPage): string | undefined =>
  [...(page.treatment === undefined ? [] : [page.treatment]), ...page.requires].find(
    (item) => priceOf(site, item) === undefined,
  );
