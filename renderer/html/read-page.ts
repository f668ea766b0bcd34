import { digest } from '../core/digest.ts';
import { BLOCKING } from '../islands/insert.ts';
import { type PageScripts, scriptsOnPage } from '../islands/scripts-on-page.ts';
import { extract, type PageFacts } from './extract.ts';
import { type InlineHashes, inlineHashes } from './policy/hashes.ts';
import { mainWords } from './read/main-words.ts';

/** Everything that later stages need to know about a page, except its HTML. */
export interface PageReading {
  readonly facts: PageFacts;
  /** The size in bytes, without compression. */
  readonly size: number;
  readonly pageScripts: PageScripts;
  /** A digest of what the page says, without what all pages have in common. */
  readonly contentDigest: string;
  /** True if a script changes part of the page before the first paint. */
  readonly waits: boolean;
  /** True if none of its sections shows anything. */
  readonly empty: boolean;
  /** The hashes of its inline styles and scripts. */
  readonly hashes: InlineHashes;
}

/** The HTML of a page whose sections all show nothing. */
const NOTHING = /<main\b[^>]*><\/main>/;

/** Reads a page before its scripts are added. */
export const readPage = (html: string): PageReading => ({
  facts: extract(html),
  size: Buffer.byteLength(html),
  pageScripts: scriptsOnPage(html),
  contentDigest: digest(mainWords(html)),
  waits: BLOCKING.test(html),
  empty: NOTHING.test(html),
  hashes: inlineHashes(html),
});
