import type { FontFace } from '../global.ts';

/** Asks for the fonts of a page's words before its styles are read: what stands in for them would be seen, and moves what follows. */
export const FontPreloads = ({ fonts }: { readonly fonts: readonly FontFace[] }) =>
  fonts.map(
    ({ file }) =>
      file && <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />,
  );

/** True where a page has words that a font sets. */
export const isShownIn =
  (page: string) =>
  ({ sets }: FontFace): boolean =>
    sets === undefined || page.includes(`class="${sets}`);
