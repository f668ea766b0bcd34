import { ink, inkSoft, type Palette } from '../theme.ts';
import { CARD, COLUMN, MARGIN, SMALL, TITLE } from './layout.ts';

/** A line of text as outlines: glyphs and their positions, in em. */
export interface SetLine {
  readonly width: number;
  /** The space between the start of the line and the first glyph. */
  readonly bearing: number;
  readonly glyphs: readonly {
    readonly at: number;
    /** One unit of the font, in em. The outlines use these units, upwards. */
    readonly unit: number;
    readonly outline: string;
  }[];
}

/** A line with the font size at which it fits. */
interface SizedLine {
  readonly line: SetLine;
  readonly size: number;
}

export interface SocialCardProps {
  readonly palette: Palette;
  /** The colour fields of all departments, for the logo. */
  readonly logo: readonly string[];
  /** The size of the clinic's own logo, which is added to the card afterwards; it replaces the colours. */
  readonly mark?: { readonly width: number; readonly height: number };
  /** The radius of the corners of the logo's background. */
  readonly corner?: number;
  /** Missing if the logo contains it. */
  readonly name?: SizedLine;
  readonly title: { readonly lines: readonly SetLine[]; readonly size: number };
  /** The lines at the bottom. */
  readonly foot: readonly SizedLine[];
  /** The colours on the right, if there is no image. */
  readonly fields: readonly string[];
  readonly image: 'none' | 'light' | 'dark';
}

const LOGO_SIZE = 34;
/** Every logo is drawn for a light background, so it has one on a dark card. */
const TILE = 12;
const FOOT_LEADING = 36;
/** The height of capitals above the baseline, in em. */
const CAPITALS = 0.7;

/**
 * The image that networks show with a shared link: the title on the colours of the department. If there is an image, it
 * is beside this drawing, which is then narrower. Text consists of outlines, so that the card is the same on every machine.
 */
export const SocialCard = ({ palette, logo, mark, corner, name, title, foot, fields, image }: SocialCardProps) => {
  const dark = image === 'dark';
  const [strong, soft] = dark ? [palette.page, palette.pale] : [ink, inkSoft];
  const last = CARD.height - MARGIN;
  const rule = last - foot.length * FOOT_LEADING - 14;
  const side = mark ? { ...mark, width: mark.width + 20 } : { width: LOGO_SIZE + 16, height: LOGO_SIZE };
  const alone = image === 'none';
  const width = alone ? 3 * COLUMN : 2 * COLUMN;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose alternative text is the page's title
    <svg xmlns="http://www.w3.org/2000/svg" width={alone ? CARD.width : width} height={CARD.height}>
      <rect width={CARD.width} height={CARD.height} fill={dark ? palette.deep : palette.page} />
      {alone && <Fields colours={fields} from={width} />}
      {alone && <rect x={width} y={rule} width={COLUMN} height={CARD.height - rule} fill={palette.deep} />}
      {!mark && <Fields colours={logo} from={MARGIN} top={MARGIN} width={LOGO_SIZE} height={LOGO_SIZE} />}
      {mark && dark && (
        <rect
          x={MARGIN - TILE}
          y={MARGIN - TILE}
          width={mark.width + 2 * TILE}
          height={mark.height + 2 * TILE}
          rx={corner}
          fill={palette.page}
        />
      )}
      {name && (
        <Line {...name} x={MARGIN + side.width} y={MARGIN + (side.height + CAPITALS * name.size) / 2} fill={strong} />
      )}
      {title.lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is drawn once
          key={index}
          line={line}
          size={title.size}
          x={MARGIN}
          y={rule - 40 - (title.lines.length - 1 - index) * TITLE.leading * title.size}
          fill={strong}
        />
      ))}
      <path d={`M0 ${rule}H${width}M${width - 0.5} 0V${CARD.height}`} stroke={strong} strokeOpacity={0.28} />
      {foot.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is drawn once
          key={index}
          {...line}
          x={MARGIN}
          y={last - (foot.length - 1 - index) * FOOT_LEADING}
          fill={index === 0 ? strong : soft}
        />
      ))}
    </svg>
  );
};

/** The colours behind the image of a card. */
export const CardColours = ({
  colours,
  width,
  height,
}: Required<Pick<FieldsProps, 'colours' | 'width' | 'height'>>) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes part of a picture
  <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
    <Fields colours={colours} from={0} width={width} height={height} />
  </svg>
);

interface FieldsProps {
  readonly colours: readonly string[];
  readonly from: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Flat colours next to each other. */
const Fields = ({ colours, from, top = 0, width = CARD.width - from, height = CARD.height }: FieldsProps) =>
  colours.map((colour, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: two departments may have the same colour
      key={index}
      x={from + (index * width) / colours.length}
      y={top}
      width={width / colours.length}
      height={height}
      fill={colour}
    />
  ));

const Line = ({ line, size, x, y, fill }: SizedLine & { x: number; y: number; fill: string }) => (
  <g fill={fill} transform={`translate(${x - line.bearing * size} ${y})`}>
    {line.glyphs.map(({ at, unit, outline }) => (
      <path key={at} d={outline} transform={`translate(${at * size} 0) scale(${unit * size} ${-unit * size})`} />
    ))}
  </g>
);

/** The font size of a small line: smaller if it would not fit. */
export const sized = (line: SetLine, room: number): SizedLine => ({
  line,
  size: Math.min(SMALL.size, room / line.width),
});
