/** Makes sure that a measured build has built the site: a build that skips pages would look fast. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Throws an error unless each treatment has a page, and that in the middle shows its price. */
export function assertBuilt(out, { treatments }) {
  const folder = join(out, 'treatments');
  const pages = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.html$/, '')) : [];
  const built = new Set(pages);
  const missing = treatments.filter(({ slug }) => !built.has(slug));
  if (missing.length > 0) throw new Error(`It built no page for ${missing.length} treatments.`);
  const { slug, pricePence } = treatments[treatments.length >> 1];
  const price = (pricePence / 100).toFixed(2).replace(/\.00$/, '');
  if (!pageOf(folder, slug).includes(price)) throw new Error(`The page of “${slug}” does not show £${price}.`);
}

function pageOf(folder, slug) {
  const files = [join(folder, `${slug}.html`), join(folder, slug, 'index.html')];
  const file = files.find((one) => existsSync(one));
  return file ? readFileSync(file, 'utf8') : '';
}
