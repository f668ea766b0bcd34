import type { FontFace } from '../global.ts';

/**
 * Preloads the fonts of a page before its styles are read. Otherwise visitors would see the fallback fonts, and the
 * layout would shift.
 */
export const FontPreloads = ({ fonts }: { readonly fonts: readonly FontFace[] }) =>
  fonts.map(
    ({ file }) =>
      file && <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />,
  );

/** True if a page has text in a class that uses the font. */
export const isShownIn =
  (page: string) =>
  ({ sets }: FontFace): boolean =>
    sets === undefined || page.includes(`class="${sets}`);
