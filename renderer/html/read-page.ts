import { BLOCKING } from '../islands/insert.ts';
import { type PageScripts, scriptsOnPage } from '../islands/scripts-on-page.ts';
import { extract, type PageFacts } from './extract.ts';
import { type InlineHashes, inlineHashes } from './policy/hashes.ts';

/** All that stages after rendering know of a page, its HTML apart. */
export interface PageReading {
  readonly facts: PageFacts;
  /** In bytes, as it is. */
  readonly size: number;
  readonly pageScripts: PageScripts;
  /** True where a script changes a part of it before it is first seen. */
  readonly waits: boolean;
  /** True where all its sections show nothing. */
  readonly empty: boolean;
  /** The styles and scripts that stand in it. */
  readonly hashes: InlineHashes;
}

/** What a page is rendered as whose sections all show nothing. */
const NOTHING = /<main\b[^>]*><\/main>/;

/** Reads a page that has no scripts yet. */
export const readPage = (html: string): PageReading => ({
  facts: extract(html),
  size: Buffer.byteLength(html),
  pageScripts: scriptsOnPage(html),
  waits: html.includes(BLOCKING),
  empty: NOTHING.test(html),
  hashes: inlineHashes(html),
});
