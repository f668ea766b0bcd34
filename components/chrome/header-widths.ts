import type { ChromeProps } from './props.ts';

/** Widths of the view, in CSS pixels, from which the header has room for its parts. Below them each goes, one after the other. */
export interface HeaderWidths {
  /** Name, links of both kinds and buttons in four equal columns; below this they stand close, in one row. */
  readonly columns: number;
  /** The links for wide screens. */
  readonly wide: number;
  /** The other links; below this they stand in the menu. */
  readonly always: number;
  /** The clinic’s name beside its mark. */
  readonly name: number;
}

/** Where the layout changes for names and links of usual length. */
const USUAL = { columns: 1100, name: 420 };
const PHONE = 768;
const NARROWEST = 320;

/** Lengths of the header’s style: a mark, the space beside it, the space at the side on phones and on desks. */
const MARK = 28;
const BESIDE = 12;
const EDGE = { phone: 20, desk: 36 };
const LINK = 15;
const NAME = 17;

/** What is known of a page’s header: its words. How wide they are is estimated, wider rather than narrower, so that nothing has to be measured by a script. */
export function headerWidths({ brand, bar, book }: Pick<ChromeProps, 'brand' | 'bar' | 'book'>): HeaderWidths {
  const labels = (wide: boolean) => bar.filter((link) => link.wide === wide).map(({ label }) => label);
  const [wide, always] = [labels(true), labels(false)];
  const booking = LINK * emsOf(book.label);
  const tools = { phone: 58 + Math.min(136, booking + 32), row: 185 + booking, columns: 225 + booking };
  const name = Math.max(NAME * 0.62 * emsOf(brand.name), ...brand.name.split(/\s+/).map((word) => NAME * emsOf(word)));
  const branded = EDGE.phone + MARK + BESIDE + name;

  const column = Math.max(
    EDGE.desk + MARK + BESIDE + NAME * emsOf(brand.name),
    ...[wide, always].map((list) => 2 * EDGE.desk + lengthOf(list, 35)),
  );
  const close = (list: readonly string[]) => (list.length === 0 ? 0 : 24 + lengthOf(list, 20));
  const onPhones = branded + close(always) + tools.phone;
  const isShort = onPhones <= PHONE - 128;
  const alone = isShort ? EDGE.phone + MARK + close(always) + tools.phone : onPhones;
  return rounded({
    columns: Math.max(USUAL.columns, 4 * column, 3 * column + tools.columns),
    wide: Math.max(USUAL.columns, EDGE.desk + branded + close(wide) + close(always) + tools.row),
    always: alone > PHONE ? EDGE.desk + branded + close(always) + tools.row : alone > NARROWEST ? alone : 0,
    name: Math.max(USUAL.name, isShort ? onPhones : branded + tools.phone),
  });
}

const rounded = (widths: HeaderWidths): HeaderWidths => ({
  columns: Math.ceil(widths.columns),
  wide: Math.ceil(widths.wide),
  always: Math.ceil(widths.always),
  name: Math.ceil(widths.name),
});

const lengthOf = (labels: readonly string[], gap: number): number =>
  labels.reduce((sum, label) => sum + LINK * emsOf(label), Math.max(0, labels.length - 1) * gap);

/** About how wide words are, as a share of their size. Letters that are not Latin may be as wide as they are high. */
const emsOf = (words: string): number => [...words].reduce((sum, letter) => sum + widthOf(letter), 0);

function widthOf(letter: string): number {
  if (/[ijlftrI.,:;'’!|()\s-]/.test(letter)) return 0.34;
  if (/[mwMW@&]/.test(letter)) return 0.86;
  if (/[a-zß-ÿ0-9]/.test(letter)) return 0.56;
  return letter.charCodeAt(0) < 0x250 ? 0.7 : 1;
}
