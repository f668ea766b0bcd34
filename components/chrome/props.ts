import type { ThirdParties } from '../behaviours/consent/third-parties.ts';
import type { ActionProps, LinkProps } from '../props.ts';

export interface BarLink extends ActionProps {
  /** True where it is shown on wide screens only. */
  readonly wide: boolean;
}

/** Everything that stands around a page. */
export interface ChromeProps {
  readonly brand: { readonly name: string; readonly href: string; readonly colours: readonly string[] };
  readonly bar: readonly BarLink[];
  readonly book: ActionProps;
  readonly drawer: readonly ActionProps[];
  readonly line: string;
  readonly footer: FooterProps;
  /** Left out where the page goes without it. */
  readonly quickBooking?: { readonly new: ActionProps; readonly returning: ActionProps };
  readonly chat?: { readonly label: string; readonly link: LinkProps };
  /** Left out where nothing of others is on the site. */
  readonly thirdParties?: ThirdParties;
  /** Which elements are a newsletter's popup, as a CSS selector. */
  readonly popup?: string;
  readonly show: { readonly header: boolean; readonly footer: boolean };
  /** True where the header lies over the page's first field of colour. */
  readonly over: boolean;
}

export interface FooterProps {
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
