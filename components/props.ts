/** The plain shapes that components take. All of it is JSON, so that any component can become an island. */

/** Words with links, words that are explained, and stressed parts. */
export type Rich = readonly RichPart[];
export type RichPart =
  | string
  | { readonly kind: 'stress' | 'strong' | 'code'; readonly parts: Rich }
  | { readonly kind: 'link'; readonly link: LinkProps; readonly parts: Rich }
  /** `id` is that of the explanation, see components/chrome/GlossaryPopovers.tsx. */
  | { readonly kind: 'term'; readonly id: string; readonly parts: Rich };

/** A link that is ready to be written. */
export interface LinkProps {
  readonly href: string;
  /** True where it opens in a new tab; the reader is told. */
  readonly newTab?: boolean;
  readonly rel?: string;
  /** The file name under which a download is saved. */
  readonly download?: string;
}

/** A labelled link. */
export interface ActionProps {
  readonly label: string;
  readonly link: LinkProps;
  /** A second, quieter line. */
  readonly note?: string;
}

/** A picture in several sizes and formats. */
export interface ImageProps {
  readonly sources: readonly {
    readonly type: string;
    readonly srcSet: string;
    /** Where it is offered, if not everywhere; those that are offered everywhere come last. */
    readonly media?: string;
  }[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly alt: string;
  readonly caption?: string;
  /** Which part stays in sight where the picture is cut; a value of CSS object-position. */
  readonly position?: string;
  /** The class of the flat colour that stands in its place until it arrives, 'g-ead3c6'. */
  readonly placeholderColour?: string;
}

/** Someone new and someone returning, side by side. */
export interface BookingOptionsProps {
  /** Whom each is for: 'New to the clinic', 'Returning'. */
  readonly names: { readonly new: string; readonly returning: string };
  readonly new: ActionProps;
  readonly returning: ActionProps;
}
