import type { Feature, Font } from 'harfbuzzjs';
import type { SetLine } from '../../../components/social/SocialCard.tsx';
import type { Io } from '../../core/io.ts';
import { memoize } from '../../core/lazy.ts';
import { type FontPart, subset } from './subset.ts';

type HarfBuzz = typeof import('harfbuzzjs');

/** A font in one of its instances, shaped with HarfBuzz as browsers do. */
export interface Typeface {
  /** Returns a line as outlines, with extra space after each character, in em. */
  readonly set: (text: string, tracking?: number) => SetLine;
  /** Returns the width of a line in em. */
  readonly width: (text: string, tracking?: number) => number;
  /** Ascent and descent of the font in em. */
  readonly extents: { readonly ascent: number; readonly descent: number };
}

/** Axes by their tags, and features that are off by default. */
interface Instance {
  readonly axes: Readonly<Record<string, number>>;
  readonly features?: readonly string[];
}

/** One file of a font, loaded in HarfBuzz. */
interface Face {
  readonly font: Font;
  /** Returns the outline of a glyph; drawing it takes longer than placing it. */
  readonly outlineOf: (glyph: number) => string;
  /** The size of a font unit in em. */
  readonly unit: number;
  readonly has: ReadonlySet<number>;
}

/** Combines the files of a font: each character is shaped with the first file that contains it. */
export async function typeface(
  parts: readonly FontPart[],
  instance: Instance,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<Typeface> {
  const hb = await import('harfbuzzjs');
  const faces = await Promise.all(parts.map((part) => faceOf(part, instance, hb, io)));
  const [first] = faces;
  if (!first) throw new Error('A font has at least one file.');
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
  const outlineOf = memoize((glyph: number) => font.glyphToPath(glyph));
  return { font, outlineOf, unit: 1 / face.upem, has: new Set(face.collectUnicodes()) };
}

interface Run {
  readonly face: Face;
  text: string;
}

/** Consecutive characters shaped with the same file; a character in no file is shaped with the first. */
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

/** A glyph and its file; lengths in em. */
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
    // Characters in no file are omitted.
    return { at, unit: face.unit, outline: glyph === 0 ? '' : face.outlineOf(glyph) };
  });
  return { width: width - tracking, bearing, glyphs: glyphs.filter(({ outline }) => outline !== '') };
}
