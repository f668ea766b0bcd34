import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { Document, type DocumentProps } from '../../components/chrome/Document.tsx';
import type { FontFace } from '../../components/global.ts';
import { chromeOf } from '../pages/chrome.ts';
import type { ViewContext } from '../pages/context.ts';
import { lacks } from '../pages/lacks.ts';
import { armPalettes, paletteOf } from '../pages/palettes.ts';
import { Section } from '../pages/Section.tsx';
import type { PlannedPage } from '../plan/page.ts';
import { scriptJson } from './escape.ts';
import { withShortNames } from './short-names.ts';
import { structuredData } from './structured-data/index.ts';

/** A page that was rendered. */
export interface RenderedPage {
  readonly route: string;
  readonly file: string;
  readonly title: string;
  readonly html: string;
}

/** What all pages of one build share. */
export interface PageSurroundings {
  /** The site's address, without a slash at its end. */
  readonly origin: string;
  readonly fonts: readonly FontFace[];
}

/**
 * Browsers that know popover and scroll snap need no prefixes, and these are a tenth of the styles. It is one list for all
 * pages: by it emotion finds the styles that it has read before, and reads each only once.
 */
const NO_PREFIXES: StylisPlugin[] = [];

/** Renders one page. Nothing is shared between pages: each has its own style cache, so that each gets its own styles. */
export function renderPage(context: ViewContext, surroundings: PageSurroundings): RenderedPage {
  const cache = createCache({ key: 'x', stylisPlugins: NO_PREFIXES });
  // In compat mode emotion collects styles for extraction and writes no style elements into the body.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <HelmetProvider>
        <Document {...documentProps(context, surroundings)}>
          {sectionsOf(context).map(({ data, path }) => (
            <Section key={path.join('.')} section={data} context={context} />
          ))}
        </Document>
      </HelmetProvider>
    </CacheProvider>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const names = styles.flatMap(({ key, ids }) => (key.endsWith('-global') ? [] : ids.map((id) => `${key}-${id}`)));
  const short = withShortNames({ html, style: styles.map(({ css }) => css).join('') }, names);
  const { page } = context;
  return {
    route: page.route,
    file: page.file,
    title: context.plain(page.title),
    html: `<!doctype html>${short.html.replace('</head>', () => `<style>${short.style}</style></head>`)}`,
  };
}

/** A page whose catalogue entry is missing shows nothing, as specified; `content/empty-page` tells the owner. */
const sectionsOf = ({ site, page }: ViewContext): PlannedPage['sections'] =>
  lacks(site, page) === undefined ? page.sections : [];

function documentProps(context: ViewContext, { origin, fonts }: PageSurroundings): Omit<DocumentProps, 'children'> {
  const { site, page, department, plain } = context;
  const palette = paletteOf(department);
  return {
    language: site.clinic.language,
    head: {
      title: plain(page.title),
      description: plain(page.description),
      canonical: `${origin}${page.canonical}`,
      ...(page.index ? {} : { robots: 'noindex' }),
      themeColour: palette.page,
      siteName: site.clinic.name,
      locale: site.clinic.language.replace('-', '_'),
      preload: fonts.slice(0, 1).map(({ src }) => src),
    },
    palette,
    arms: armPalettes(site),
    fonts,
    chrome: chromeOf(context),
    structuredData: scriptJson(structuredData(context, origin)),
  };
}
