declare module 'subset-font' {
  /** Reduces a font to the characters of a text, some of its features and a range of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      /** Keeps everything; the text is then empty. */
      readonly keepAllGlyphs?: boolean;
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
