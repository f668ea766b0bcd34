import type { FontFace } from '../global.ts';
import type { OwnDesign } from '../own-design.ts';
import type { LogoProps } from '../primitives/LogoImage.tsx';
import type { ScaleProps } from '../primitives/Scale.tsx';
import type { ActionProps, Rich } from '../props.ts';
import type { Palette } from '../theme.ts';

/** The content of a document. All of it is JSON, because a digest of it shows whether the document is out of date. */
export interface PrintedDocumentProps {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The clinic that publishes it. */
  readonly author: string;
  readonly pages: readonly PrintedPageProps[];
  /** The lines at the bottom of every page. */
  readonly smallPrint: Rich;
}

/** A page of the document. */
export interface PrintedPageProps {
  readonly head: Rich;
  readonly parts: readonly PartProps[];
}

export type PartProps =
  | ({ readonly kind: 'cover' } & CoverProps)
  | ({ readonly kind: 'lists' } & ListsProps)
  | ({ readonly kind: 'steps' | 'notes' } & CellsProps)
  | ({ readonly kind: 'prices' } & PricesProps)
  | ({ readonly kind: 'closing' } & ClosingProps);

export interface CoverProps {
  readonly title: string;
  readonly lead: Rich;
  readonly image?: PrintedImage;
}

/** An image by its name; its bytes are added when the document is printed. */
interface PrintedImage {
  readonly name: string;
  readonly alt: string;
}

export interface ListsProps {
  readonly lists: readonly { readonly title: string; readonly items: readonly Rich[]; readonly negative?: boolean }[];
}

export interface CellsProps {
  readonly title: string;
  readonly cells: readonly { readonly title: string; readonly copy: Rich }[];
}

export interface PricesProps {
  readonly title: string;
  readonly text?: Rich;
  /** Missing if nothing costs money. */
  readonly scale?: ScaleProps;
  readonly items: readonly PricedItemProps[];
}

/** A treatment with its prices: its own, then those of its options and courses. */
export interface PricedItemProps {
  readonly name: string;
  readonly copy?: Rich;
  /** The usual price and the last day of a reduced price, instalments, or the next price. */
  readonly note?: string;
  /** '45min' */
  readonly length: string;
  readonly lines: readonly PricedLineProps[];
}

export interface PricedLineProps {
  /** 'Course of four', 'Half an hour (30min)'; missing for the price of the treatment itself. */
  readonly label?: string;
  /** '£300 per session' */
  readonly price: string;
  /** The length of the bar, and that of the price that it replaces. */
  readonly amount: number;
  readonly reference?: number;
  /** 'save £50' */
  readonly saving?: string;
}

export interface ClosingProps {
  readonly title: string;
  readonly copy: Rich;
  readonly actions: readonly ActionProps[];
}

/** The design of a document. Changing it does not make the document out of date. */
export interface PrintedDesign {
  /** The address of the site, so that links work wherever the file is opened. */
  readonly origin: string;
  readonly palette: Palette;
  /** The colours of the logo. */
  readonly logo: readonly string[];
  /** The clinic's own logo as a data URL; it replaces the colours. */
  readonly logoImage?: LogoProps;
  readonly fonts: readonly FontFace[];
  /** The look of the clinic, if it differs from the theme. */
  readonly ownDesign?: OwnDesign;
  /** The images by their names, as data URLs. */
  readonly images: Readonly<Record<string, string>>;
}
