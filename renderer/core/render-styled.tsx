import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { rulesOnDemand } from '../../components/primitives/conditional-styles.ts';
import { withShortNames } from './short-names.ts';

/**
 * Browsers that support popover and scroll snap need no vendor prefixes, which would be a tenth of the styles. All
 * pages share this array, because emotion identifies its parsed styles by it.
 */
const NO_PREFIXES: StylisPlugin[] = [];

/**
 * Renders a whole document to HTML with its styles in the head. Each document has its own style cache.
 * @param document assembles the document from rendered nodes
 */
export function renderStyled(document: (write: (node: ReactNode) => string) => string): string {
  const cache = createCache({ key: 'x', stylisPlugins: NO_PREFIXES });
  // In compat mode, emotion collects styles for extraction and writes no style elements into the body.
  cache.compat = true;
  const html = document((node) => renderToString(<CacheProvider value={cache}>{node}</CacheProvider>));
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const names = styles.flatMap(({ key, ids }) => (key.endsWith('-global') ? [] : ids.map((id) => `${key}-${id}`)));
  // The semicolon before a closing brace is redundant.
  const style = styles.map(({ css }) => css.replaceAll(';}', '}')).join('');
  const short = withShortNames({ html, style }, names);
  return `<!doctype html>${withPlainQuotes(short.html).replace('</head>', () => `<style>${short.style}${rulesOnDemand(html)}</style></head>`)}`;
}

/**
 * Writes JSON attributes in single quotes, so that their double quotes need no entities; this saves about a hundred
 * bytes per compressed page. It is safe because React writes every apostrophe in a value as an entity.
 */
const withPlainQuotes = (html: string): string =>
  html.replace(/="([^"]*&quot;[^"]*)"/g, (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`);
