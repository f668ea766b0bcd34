import type { FontFace } from '../global.ts';
import type { ScaleProps } from '../primitives/Scale.tsx';
import type { ActionProps, Rich } from '../props.ts';
import type { Palette } from '../theme.ts';

/** What a document of the clinic shows. All of it is JSON: a document is as old as what it was made from. */
export interface PrintedDocumentProps {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Who it is from. */
  readonly author: string;
  readonly pages: readonly PrintedPageProps[];
  /** At the foot of every page. */
  readonly smallPrint: Rich;
}

/** One page. */
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

/** A picture by its name; its bytes are put in where the document is made. */
export interface PrintedImage {
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
  readonly scale: ScaleProps;
  readonly items: readonly PricedItemProps[];
}

/** A treatment with its prices: one visit, then its courses. */
export interface PricedItemProps {
  readonly name: string;
  readonly copy: Rich;
  /** '45min' */
  readonly length: string;
  readonly lines: readonly PricedLineProps[];
}

export interface PricedLineProps {
  /** 'Course of four'; nothing for a single visit. */
  readonly label?: string;
  /** '£300 per session' */
  readonly price: string;
  /** Its length on the scale, and that of the price that it replaces. */
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

/** What a document looks like. It may change without making the document old. */
export interface PrintedLook {
  /** The site's address: links lead there from wherever the file lies. */
  readonly origin: string;
  readonly palette: Palette;
  /** The colours of the mark. */
  readonly mark: readonly string[];
  readonly fonts: readonly FontFace[];
  /** Pictures by their names, as addresses that hold them. */
  readonly images: Readonly<Record<string, string>>;
}
