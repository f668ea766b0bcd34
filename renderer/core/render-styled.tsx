import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { rulesOnDemand } from '../../components/primitives/conditional-styles.ts';
import { withShortNames } from './short-names.ts';

/**
 * Browsers that know popover and scroll snap need no prefixes, and these are a tenth of the styles. It is one list for all
 * pages: by it emotion finds the styles that it has read before, and reads each only once.
 */
const NO_PREFIXES: StylisPlugin[] = [];

/**
 * A whole document as HTML, its styles in its head. Nothing is shared between two: each has its own style cache.
 * @param document puts the document together from what it has written
 */
export function renderStyled(document: (write: (node: ReactNode) => string) => string): string {
  const cache = createCache({ key: 'x', stylisPlugins: NO_PREFIXES });
  // In compat mode emotion collects styles for extraction and writes no style elements into the body.
  cache.compat = true;
  const html = document((node) => renderToString(<CacheProvider value={cache}>{node}</CacheProvider>));
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const names = styles.flatMap(({ key, ids }) => (key.endsWith('-global') ? [] : ids.map((id) => `${key}-${id}`)));
  // Before a brace a semicolon parts nothing.
  const style = styles.map(({ css }) => css.replaceAll(';}', '}')).join('');
  const short = withShortNames({ html, style }, names);
  return `<!doctype html>${withPlainQuotes(short.html).replace('</head>', () => `<style>${short.style}${rulesOnDemand(html)}</style></head>`)}`;
}

/**
 * JSON in attributes without an entity for each of its quotes, which are a hundred bytes of a compressed page. React writes
 * every apostrophe in a value as an entity.
 */
const withPlainQuotes = (html: string): string =>
  html.replace(/="([^"]*&quot;[^"]*)"/g, (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`);
