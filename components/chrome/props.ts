import type { ThirdParties } from '../behaviours/consent/third-parties.ts';
import type { LogoProps } from '../primitives/LogoImage.tsx';
import type { ActionProps, LinkProps } from '../props.ts';

interface BarLink extends ActionProps {
  /** True if the link is shown on wide screens only. */
  readonly wide: boolean;
}

/** The button that opens a chat with the clinic. */
export interface ChatProps {
  readonly label: string;
  readonly link: LinkProps;
}

/** The chrome that many pages share. */
export interface ChromeProps {
  readonly brand: {
    readonly name: string;
    readonly href: string;
    readonly colours: readonly string[];
    readonly logo?: LogoProps;
  };
  readonly bar: readonly BarLink[];
  readonly book: ActionProps;
  readonly drawer: readonly ActionProps[];
  readonly drawerNote: string;
  readonly footer: FooterProps;
  /** Omitted if the page shows no booking bar. */
  readonly quickBooking?: { readonly new: ActionProps; readonly returning: ActionProps };
  /** Omitted if the site has no third parties. */
  readonly thirdParties?: ThirdParties;
  /** CSS selector of a newsletter's popup. */
  readonly popup?: string;
  readonly show: { readonly header: boolean; readonly footer: boolean };
  /** True if the header overlaps the hero's field of colour. */
  readonly over: boolean;
  /** The width of letters as a multiple of the theme's, if they are wider. */
  readonly letterWidth?: number;
}

export interface FooterProps {
  readonly logo?: LogoProps;
  readonly tagline: string;
  readonly columns: readonly { readonly title: string; readonly links: readonly ActionProps[] }[];
  readonly connect: {
    readonly title: string;
    readonly profiles: readonly ActionProps[];
    readonly email: ActionProps;
    readonly phone: ActionProps;
    readonly address: readonly string[];
  };
  readonly legal: readonly string[];
}
