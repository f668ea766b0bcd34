import type { FontInstance } from './font-set.ts';
import type { FontFacts } from './inspect-font.ts';
import { ARIAL, CAPITALS, type FallbackFont, FIGURES, GEORGIA, type Sample, type SiteFont } from './theme-fonts.ts';

/** A readable font file of the clinic. */
export interface FontFile extends FontFacts {
  /** Absolute path. */
  readonly path: string;
  /** The name of the file, without its extension. */
  readonly name: string;
  readonly hash: string;
}

/** The use of a font family in the design. */
export interface FamilyUse {
  /** The CSS family. It is not the font's name, which a licence may reserve for unchanged copies (OFL 1.1, 3). */
  readonly family: string;
  /** The lightest and the heaviest weight that the design uses. */
  readonly weights: { readonly min: number; readonly max: number };
  /** The weight of most of its text. */
  readonly main: number;
  readonly paperWeights: readonly number[];
  readonly fallback: 'sans' | 'serif';
  /** The samples whose widths the fallback fonts imitate. */
  readonly samples: readonly Sample[];
}

/** A family in the uses of the design. */
export interface OwnFamily {
  /** The list of CSS families, with fallbacks. */
  readonly css: string;
  readonly screen: readonly SiteFont[];
  readonly paper: readonly SiteFont[];
  /** The instance with the nearest weight. */
  readonly at: (weight: number) => FontInstance;
}

/**
 * Turns the files of a family into fonts. Files of the same weight share the characters; the first one has priority.
 */
export function ownFamily(files: readonly FontFile[], use: FamilyUse): OwnFamily {
  const weighted = files.map((file) => ({ file, weights: weightsOf(file, use.weights) }));
  const fonts = weighted.map(({ file, weights }, index) => {
    const earlier = weighted.slice(0, index).filter((other) => isSame(other.weights, weights));
    const taken = new Set(earlier.flatMap((other) => [...other.file.characters]));
    return fontOf(file, weights, [...file.characters].filter((letter) => !taken.has(letter)).join(''), use.family);
  });
  const at = (weight: number) => instanceAt(fonts, weight);
  const main = at(use.main);
  return {
    css: [`"${use.family}"`, `"${use.family} fallback"`, ...GENERIC[use.fallback]].join(),
    screen: fonts.map(({ font }) =>
      main.fonts.includes(font)
        ? { ...font, fallbacks: isFirst(font) ? fallbacksOf(use, main.axes) : [] }
        : { ...font, isSecondary: true },
    ),
    paper: fonts.flatMap(({ font, weights }) => onPaper(font, weights, use.paperWeights)),
    at,
  };
}

interface Weights {
  readonly min: number;
  readonly max: number;
}

interface WeightedFont {
  readonly font: SiteFont;
  readonly weights: Weights;
}

const GENERIC = { sans: ['system-ui', 'sans-serif'], serif: ['Georgia', 'serif'] } as const;

const isSame = (one: Weights, other: Weights): boolean => one.min === other.min && one.max === other.max;

const isFirst = ({ source }: SiteFont): boolean => !('file' in source) || source.isFirst;

const clamped = (value: number, { min, max }: Weights): number => Math.min(max, Math.max(min, value));

/** The weights of a file that the design uses. */
function weightsOf({ axes, weight }: FontFacts, used: Weights): Weights {
  const { wght } = axes;
  return wght ? { min: clamped(used.min, wght), max: clamped(used.max, wght) } : { min: weight, max: weight };
}

/** Only the weight stays variable; other axes keep their default. */
function fontOf(file: FontFile, weights: Weights, characters: string, family: string): WeightedFont {
  const { min, max } = weights;
  const others = Object.entries(file.axes).map(([tag, axis]) => [tag, axis.default] as const);
  const wght: SiteFont['axes'] = file.axes.wght ? { wght: min === max ? min : weights } : {};
  return {
    weights,
    font: {
      family,
      name: file.name,
      source: { file: file.path, hash: file.hash, characters, isFirst: characters.length === file.characters.length },
      weight: min === max ? `${min}` : `${min} ${max}`,
      axes: { ...Object.fromEntries(others), ...wght },
      fallbacks: [],
    },
  };
}

/** Of two weights at the same distance, the lighter one is nearer. */
function instanceAt(fonts: readonly WeightedFont[], weight: number): FontInstance {
  const distance = ({ weights }: WeightedFont) => Math.abs(clamped(weight, weights) - weight);
  const [nearest] = [...fonts].sort(
    (one, other) => distance(one) - distance(other) || one.weights.min - other.weights.min,
  );
  if (!nearest) throw new Error('A family has at least one file.');
  const { wght } = nearest.font.axes;
  return {
    fonts: fonts.filter(({ weights }) => isSame(weights, nearest.weights)).map(({ font }) => font),
    axes: wght === undefined ? {} : { wght: clamped(weight, nearest.weights) },
  };
}

/** PDF has no variable fonts, so each weight of a variable font becomes a font. */
const onPaper = (font: SiteFont, weights: Weights, used: readonly number[]): readonly SiteFont[] =>
  font.axes.wght === undefined
    ? [font]
    : [...new Set(used.map((weight) => clamped(weight, weights)))].map((wght) => ({
        ...font,
        weight: `${wght}`,
        axes: { ...font.axes, wght },
      }));

const RANGES: Readonly<Record<Sample, string | undefined>> = {
  letters: undefined,
  capitals: CAPITALS,
  figures: FIGURES,
};

const fallbacksOf = ({ family, fallback, samples }: FamilyUse, axes: FontInstance['axes']): readonly FallbackFont[] =>
  samples.map((of) => ({
    family: `${family} fallback`,
    system: fallback === 'serif' ? GEORGIA : ARIAL,
    axes,
    of,
    ...(RANGES[of] === undefined ? {} : { range: RANGES[of] }),
  }));
