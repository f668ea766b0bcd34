import { z } from 'zod';
import { cachedValue } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';

/** Increase this when the results change. */
const FORMAT = 1;

const facts = z.strictObject({
  /** The axes of a variable font by their tags; empty for a static font. */
  axes: z.record(z.string(), z.strictObject({ min: z.number(), default: z.number(), max: z.number() })),
  /** The weight of a static font. */
  weight: z.number(),
  isItalic: z.boolean(),
  /** False if its maker forbids embedding. */
  isEmbeddable: z.boolean(),
  characters: z.string(),
});

/** The properties of a font file. */
export type FontFacts = z.infer<typeof facts>;

/** Reads a font file; returns `undefined` if it is not a font. The result is cached by the hash of its bytes. */
export const inspectFont = (bytes: Uint8Array, { cache }: Pick<Io, 'cache'>): Promise<FontFacts | undefined> =>
  cachedValue(
    cache,
    `own-font-${FORMAT}-${digest(bytes)}.json`,
    (value) => facts.safeParse(value).data,
    () => look(bytes).catch(() => undefined),
  );

/** Unpacks the font with subset-font, which reads every container format. */
async function look(bytes: Uint8Array): Promise<FontFacts | undefined> {
  const [{ default: subsetFont }, hb] = await Promise.all([import('subset-font'), import('harfbuzzjs')]);
  const font = await subsetFont(Buffer.from(bytes), '', { targetFormat: 'truetype', keepAllGlyphs: true });
  const face = new hb.Face(new hb.Blob(Uint8Array.from(font).buffer));
  const table = face.referenceTable('OS/2');
  if (!table || table.length < MIN_TABLE_LENGTH || face.upem === 0) return undefined;
  const os2 = new DataView(table.buffer, table.byteOffset, table.byteLength);
  return {
    axes: Object.fromEntries(
      Object.entries(face.getAxisInfos()).map(([tag, { min, default: usual, max }]) => [
        tag,
        { min, default: usual, max },
      ]),
    ),
    weight: os2.getUint16(OS2.weight),
    isItalic: (os2.getUint16(OS2.selection) & 1) === 1,
    isEmbeddable: (os2.getUint16(OS2.licensing) & LICENCES) !== RESTRICTED,
    characters: [...face.collectUnicodes()].map((point) => String.fromCodePoint(point)).join(''),
  };
}

/** Offsets in the table (https://learn.microsoft.com/typography/opentype/spec/os2). */
const OS2 = { weight: 4, licensing: 8, selection: 62 } as const;
const MIN_TABLE_LENGTH = 64;
const LICENCES = 0b1111;
const RESTRICTED = 2;
