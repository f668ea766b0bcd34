import type { Feature, Font } from 'harfbuzzjs';
import type { SetLine } from '../../../components/social/SocialCard.tsx';
import type { Io } from '../../core/io.ts';
import { type FontPart, subset } from './subset.ts';

type HarfBuzz = typeof import('harfbuzzjs');

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

/** A part of a font as HarfBuzz sets it. */
interface Face {
  readonly font: Font;
  /** One of its units, in em. */
  readonly unit: number;
  readonly has: ReadonlySet<number>;
}

/** The parts of one font as one: each letter is set in the first part that has it. */
export async function typeface(
  parts: readonly FontPart[],
  instance: Instance,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<Typeface> {
  const hb = await import('harfbuzzjs');
  const faces = await Promise.all(parts.map((part) => faceOf(part, instance, hb, io)));
  const [first] = faces;
  if (!first) throw new Error('A font has one part at least.');
  const features = (instance.features ?? []).flatMap((feature) => hb.Feature.fromString(feature) ?? []);
  const shaped = (text: string) => runsOf(text, faces, first).flatMap((run) => shape(run, features, hb));
  const { ascender, descender } = first.font.hExtents();
  return {
    set: (text, tracking = 0) => lineOf(shaped(text), tracking),
    width: (text, tracking = 0) => shaped(text).reduce((sum, { advance }) => sum + advance + tracking, -tracking),
    extents: { ascent: ascender * first.unit, descent: -descender * first.unit },
  };
}

async function faceOf(part: FontPart, { axes }: Instance, hb: HarfBuzz, io: Pick<Io, 'read' | 'cache'>): Promise<Face> {
  const face = new hb.Face(new hb.Blob(Uint8Array.from(await subset(part, 'truetype', io)).buffer));
  const font = new hb.Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)));
  return { font, unit: 1 / face.upem, has: new Set(face.collectUnicodes()) };
}

interface Run {
  readonly face: Face;
  text: string;
}

/** Letters that follow each other and are set in one face; what no face has is set in the first. */
function runsOf(text: string, faces: readonly Face[], first: Face): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const face = faces.find(({ has }) => has.has(letter.codePointAt(0) ?? 0)) ?? first;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** A glyph in its face; lengths in em. */
interface Placed {
  readonly glyph: number;
  readonly face: Face;
  readonly advance: number;
  readonly shift: number;
}

function shape({ face, text }: Run, features: Feature[], hb: HarfBuzz): readonly Placed[] {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(face.font, buffer, features);
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => ({
    glyph,
    face,
    advance: (places[index]?.xAdvance ?? 0) * face.unit,
    shift: (places[index]?.xOffset ?? 0) * face.unit,
  }));
}

function lineOf(letters: readonly Placed[], tracking: number): SetLine {
  let width = 0;
  const [initial] = letters;
  const bearing = initial ? (initial.face.font.glyphExtents(initial.glyph)?.xBearing ?? 0) * initial.face.unit : 0;
  const glyphs = letters.map(({ glyph, face, advance, shift }) => {
    const at = width + shift;
    width += advance + tracking;
    // What no part has is left out.
    return { at, unit: face.unit, outline: glyph === 0 ? '' : face.font.glyphToPath(glyph) };
  });
  return { width: width - tracking, bearing, glyphs: glyphs.filter(({ outline }) => outline !== '') };
}
