/** Plain shapes of props. All of them are JSON, so that any component can become an island. */

/** Text with links, glossary terms and emphasis. */
export type Rich = readonly RichPart[];
export type RichPart =
  | string
  | { readonly kind: 'stress' | 'strong' | 'code'; readonly parts: Rich }
  | { readonly kind: 'link'; readonly link: LinkProps; readonly parts: Rich }
  /** `id` is that of the popover; see components/chrome/GlossaryPopovers.tsx. */
  | { readonly kind: 'term'; readonly id: string; readonly parts: Rich };

/** The props of a section with a title. */
export interface TitledProps {
  readonly id?: string;
  readonly title: string;
}

/** The props of a section with a title and a short text under it. */
export interface HeadedProps extends TitledProps {
  readonly text?: Rich;
}

/** The attributes of a link. */
export interface LinkProps {
  readonly href: string;
  /** True if the link opens in a new tab; the link's text then says so. */
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

/** One file, or several files of different widths, of an image. */
type ImageSource = {
  readonly type: string;
  readonly srcSet: string;
  /** The media query of a source. Sources without one come last. */
  readonly media?: string;
} & (
  | { readonly sizes?: undefined }
  | {
      /** The displayed widths, for a choice of several files. */
      readonly sizes: string;
    }
);

/** An image in several sizes and formats. */
export interface ImageProps {
  readonly sources: readonly ImageSource[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption?: string;
  /** The part that stays visible if the image is cropped, as a CSS object-position. */
  readonly position?: string;
  /** The class of the image's placeholder colour, 'g-ead3c6'. */
  readonly placeholderColour?: string;
}

/** The booking options of new and returning clients, side by side. */
export interface BookingOptionsProps {
  /** The audience of each option: 'New to the clinic', 'Returning'. */
  readonly names: { readonly new: string; readonly returning: string };
  readonly new: ActionProps;
  readonly returning: ActionProps;
}
