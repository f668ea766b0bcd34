import { type LogoProps, logoSize } from '../primitives/LogoImage.tsx';
import type { ChromeProps } from './props.ts';

/**
 * Minimum window widths in CSS pixels for the parts of the header. Below its width each part is hidden, one after the
 * other.
 */
export interface HeaderWidths {
  /** Name, links of both kinds and buttons in four equal columns; below this width they are packed into one row. */
  readonly columns: number;
  /** The links for wide screens. */
  readonly wide: number;
  /** The other links; below this width they are in the menu. */
  readonly always: number;
  /** The clinic’s name beside its logo. */
  readonly name: number;
}

/** The breakpoint for names and links of ordinary length. */
const MIN_COLUMNS = 1100;
const PHONE = 768;
const NARROWEST = 320;

/** Sizes in the header’s styles: the logo, the space beside it, and the side padding on phones and on desktops. */
const LOGO_SIZE = 28;
const LOGO_GAP = 12;
const EDGE = { phone: 20, desk: 36 };
const LINK = 15;
const NAME = 17;

type Labels = Pick<ChromeProps, 'brand' | 'bar' | 'book' | 'letterWidth'>;

/**
 * Calculates the breakpoints of a page’s header from the estimated widths of its labels. The estimate errs on the wide
 * side, so that no script has to measure the labels.
 */
export function headerWidths({ brand, bar, book, letterWidth = 1 }: Labels): HeaderWidths {
  const { width: logo, gap } = brandOf(brand.logo);
  const shownName = brand.logo?.name === undefined ? brand.name : '';
  const ems = (words: string) => letterWidth * emsOf(words);
  const lengthOf = (labels: readonly string[], gap: number): number =>
    labels.reduce((sum, label) => sum + LINK * ems(label), Math.max(0, labels.length - 1) * gap);
  const labels = (wide: boolean) => bar.filter((link) => link.wide === wide).map(({ label }) => label);
  const [wide, always] = [labels(true), labels(false)];
  const booking = LINK * ems(book.label);
  const tools = { phone: 58 + Math.min(136, booking + 32), row: 185 + booking, columns: 225 + booking };
  const name = Math.max(NAME * 0.62 * ems(shownName), ...shownName.split(/\s+/).map((word) => NAME * ems(word)));
  const branded = EDGE.phone + logo + gap + name;

  const column = Math.max(
    EDGE.desk + logo + gap + NAME * ems(shownName),
    ...[wide, always].map((list) => 2 * EDGE.desk + lengthOf(list, 35)),
  );
  const close = (list: readonly string[]) => (list.length === 0 ? 0 : 24 + lengthOf(list, 20));
  const onPhones = branded + close(always) + tools.phone;
  const isShort = onPhones <= PHONE - 128;
  const alone = isShort ? EDGE.phone + logo + close(always) + tools.phone : onPhones;
  return rounded({
    columns: Math.max(MIN_COLUMNS, 4 * column, 3 * column + tools.columns),
    wide: Math.max(MIN_COLUMNS, EDGE.desk + branded + close(wide) + close(always) + tools.row),
    always: alone > PHONE ? EDGE.desk + branded + close(always) + tools.row : alone > NARROWEST ? alone : 0,
    name: isShort ? onPhones : branded + tools.phone,
  });
}

/** The width of the logo, and the space between it and the name. */
const brandOf = (logo: LogoProps | undefined) => ({
  width: logo ? logoSize(logo).width : LOGO_SIZE,
  gap: logo?.name === undefined ? LOGO_GAP : 0,
});

const rounded = (widths: HeaderWidths): HeaderWidths => ({
  columns: Math.ceil(widths.columns),
  wide: Math.ceil(widths.wide),
  always: Math.ceil(widths.always),
  name: Math.ceil(widths.name),
});

/** The approximate width of a label in em. Non-Latin letters may be as wide as they are high. */
const emsOf = (words: string): number => [...words].reduce((sum, letter) => sum + widthOf(letter), 0);

function widthOf(letter: string): number {
  if (/[ijlftrI.,:;'’!|()\s-]/.test(letter)) return 0.34;
  if (/[mwMW@&]/.test(letter)) return 0.86;
  if (/[a-zß-ÿ0-9]/.test(letter)) return 0.56;
  return letter.charCodeAt(0) < 0x250 ? 0.7 : 1;
}
