import type { SetLine } from '../../../components/social/SocialCard.tsx';
import type { Io } from '../../io.ts';
import { cut, type FontPart } from './cut.ts';

/** A font in one of its instances, ready to be set: by HarfBuzz, as browsers set it. */
export interface Typeface {
  /** A line as outlines, with space after each letter, in em. */
  readonly set: (text: string, tracking?: number) => SetLine;
  /** The width of a line, in em. */
  readonly width: (text: string, tracking?: number) => number;
  /** How far the font reaches above and below its baseline, in em. */
  readonly extents: { readonly ascent: number; readonly descent: number };
}

/** Axes by their tags, and features that are not on by themselves. */
export interface Instance {
  readonly axes: Readonly<Record<string, number>>;
  readonly features?: readonly string[];
}

/** The parts of one font as one: each letter is set in the first part that has it. */
export async function typeface(
  parts: readonly FontPart[],
  { axes, features = [] }: Instance,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<Typeface> {
  const hb = await import('harfbuzzjs');
  const asked = features.flatMap((feature) => hb.Feature.fromString(feature) ?? []);
  const faces = await Promise.all(
    parts.map(async (part) => {
      const face = new hb.Face(new hb.Blob(Uint8Array.from(await cut(part, 'truetype', io)).buffer));
      const font = new hb.Font(face);
      font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)));
      return { font, unit: 1 / face.upem, has: new Set(face.collectUnicodes()) };
    }),
  );
  const [first] = faces;
  if (!first) throw new Error('A font has one part at least.');
  const faceOf = (letter: string) => faces.find(({ has }) => has.has(letter.codePointAt(0) ?? 0)) ?? first;

  const shaped = (text: string) => {
    const runs: { face: typeof first; text: string }[] = [];
    for (const letter of text) {
      const face = faceOf(letter);
      const last = runs.at(-1);
      if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
    return runs.flatMap(({ face, text: run }) => {
      const buffer = new hb.Buffer();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      hb.shape(face.font, buffer, asked);
      const places = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => ({
        glyph,
        face,
        advance: (places[index]?.xAdvance ?? 0) * face.unit,
        shift: (places[index]?.xOffset ?? 0) * face.unit,
      }));
    });
  };

  const set = (text: string, tracking = 0): SetLine => {
    let width = 0;
    const letters = shaped(text);
    const [initial] = letters;
    const bearing = initial ? (initial.face.font.glyphExtents(initial.glyph)?.xBearing ?? 0) * initial.face.unit : 0;
    const glyphs = letters.map(({ glyph, face, advance, shift }) => {
      const at = width + shift;
      width += advance + tracking;
      // What no part has is left out.
      return { at, unit: face.unit, outline: glyph === 0 ? '' : face.font.glyphToPath(glyph) };
    });
    return { width: width - tracking, bearing, glyphs: glyphs.filter(({ outline }) => outline !== '') };
  };
  const { ascender, descender } = first.font.hExtents();
  return {
    set,
    width: (text, tracking = 0) => shaped(text).reduce((sum, { advance }) => sum + advance + tracking, -tracking),
    extents: { ascent: ascender * first.unit, descent: -descender * first.unit },
  };
}
