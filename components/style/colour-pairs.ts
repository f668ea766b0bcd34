import { ink, inkSoft, type Palette } from '../theme.ts';
import { contrast } from './contrast.ts';

export type Tone = keyof Palette;

/** The inks are the same in every palette; the highlights are backgrounds below the pointer. */
type ColourName = Tone | 'text' | 'captions' | Highlight;

/**
 * The backgrounds of links below the pointer: a tone with a share of white, as in components/sections/Hero/style.ts and
 * components/sections/Closing/Closing.tsx.
 */
const HIGHLIGHTS = {
  highlight: { on: 'deep', white: 0.09 },
  fieldHighlight: { on: 'field', white: 0.35 },
} as const;

type Highlight = keyof typeof HIGHLIGHTS;

export const isHighlight = (name: ColourName): name is Highlight => name in HIGHLIGHTS;

/** Two colours that the design shows on each other. */
export interface ColourPair {
  readonly names: readonly [ColourName, ColourName];
  /** The minimum ratio of WCAG 2.2: 4.5 for text (1.4.3), 3 for large text, marks and controls (1.4.11). */
  readonly min: 4.5 | 3;
}

const text = (front: ColourName, ...grounds: readonly ColourName[]): readonly ColourPair[] =>
  grounds.map((ground) => ({ names: [front, ground], min: 4.5 }));

const LIGHT = ['page', 'stone', 'plate', 'field', 'fieldLight'] as const;

const LIGHT_ON_DEEP = text('pale', 'deep');

/** Every pair of colours that the design uses. Light text on an ink or on the accent has the ratio of the reverse. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...text('text', ...LIGHT, 'fieldHighlight'),
  ...text('captions', ...LIGHT),
  ...text('accent', 'page', 'stone', 'fieldLight'),
  // Drawings and the mark of the current link.
  { names: ['accent', 'field'], min: 3 },
  ...text('page', 'deep', 'highlight'),
  ...LIGHT_ON_DEEP,
];

const isWith =
  (tone: Tone) =>
  ({ names }: ColourPair): boolean =>
    names.includes(tone);

export function colourOf(name: ColourName, palette: Palette): string {
  if (name === 'text') return ink;
  if (name === 'captions') return inkSoft;
  if (!isHighlight(name)) return palette[name];
  const { on, white } = HIGHLIGHTS[name];
  return mixed(palette[on], '#ffffff', white);
}

export const ratioOf = ({ names: [one, other] }: ColourPair, palette: Palette): number =>
  contrast(colourOf(one, palette), colourOf(other, palette));

/** Returns a colour with a share of another one, from 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [from = 0, to = 0] = [colour, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A colour of a palette with too little contrast. */
export interface WeakColour {
  readonly tone: Tone;
  readonly pairs: readonly ColourPair[];
  /** The palette in which the earlier weak colours are corrected. */
  readonly palette: Palette;
  /** The nearest colour that passes; `undefined` if no colour passes. */
  readonly nearest: string | undefined;
}

/**
 * Returns the colours of a palette that have too little contrast. Backgrounds come first and are corrected before the
 * accent and the dark background are compared with them, so that one wrong colour is reported once.
 */
export function weakColours(palette: Palette): readonly WeakColour[] {
  const weak: WeakColour[] = [];
  let current = palette;
  for (const tone of TONES) {
    const own = COLOUR_PAIRS.filter((pair) => blamedOf(pair) === tone);
    const pairs = own.filter((pair) => ratioOf(pair, current) < pair.min);
    if (pairs.length === 0) continue;
    const nearest =
      nearestOf(tone, [...own, ...LIGHT_ON_DEEP.filter(isWith(tone))], current) ?? nearestOf(tone, own, current);
    weak.push({ tone, pairs, palette: current, nearest });
    if (nearest !== undefined) current = { ...current, [tone]: nearest };
  }
  return weak;
}

const TONES: readonly Tone[] = [...LIGHT, 'accent', 'deep', 'pale'];

/** Returns the colour of a pair that should change. The inks cannot, and the page has many other partners. */
function blamedOf({ names: [one, other] }: ColourPair): Tone {
  if (one === 'accent' || one === 'pale') return one;
  if (isHighlight(other)) return HIGHLIGHTS[other].on;
  return other === 'text' || other === 'captions' ? 'deep' : other;
}

const STEPS = 256;

/** Mixes the colour with as little black or white as possible. */
function nearestOf(tone: Tone, pairs: readonly ColourPair[], palette: Palette): string | undefined {
  for (let step = 1; step <= STEPS; step += 1)
    for (const end of ['#000000', '#ffffff']) {
      const colour = mixed(palette[tone], end, step / STEPS);
      const changed = { ...palette, [tone]: colour };
      if (pairs.every((pair) => ratioOf(pair, changed) >= pair.min)) return colour;
    }
  return undefined;
}
