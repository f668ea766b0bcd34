import { css } from '@emotion/react';

/** The logo of a clinic: a drawing that replaces the fields of colour of `ClinicLogo`. */
export interface LogoProps {
  readonly src: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** The clinic's name, if the drawing contains it; otherwise the name is beside the drawing. */
  readonly name?: string;
}

/** Heights of the logo in the header, in CSS pixels: a drawing that contains the name is higher. */
const logoHeight = ({ name }: Pick<LogoProps, 'name'>): number => (name === undefined ? 32 : 40);

/** The maximum width of the logo, so that a wide one leaves room for the menu on a phone. */
const MAX_LOGO_WIDTH = 150;

/** The logo at its size in the header. */
export const logoSize = (logo: LogoProps): { readonly width: number; readonly height: number } => {
  const width = Math.min(MAX_LOGO_WIDTH, logoHeight(logo) * logo.ratio);
  return { width: Math.round(width), height: Math.round(width / logo.ratio) };
};

/** The clinic's own logo. */
export const LogoImage = ({ logo }: { logo: LogoProps }) => (
  <img className="own-logo" src={logo.src} alt={logo.name ?? ''} {...logoSize(logo)} />
);

/** Every logo is drawn for a light background. */
const tile = css({ display: 'inline-block', background: 'var(--page)', padding: '.6rem .75rem' });

/** The logo on a coloured or dark background. */
export const LogoTile = ({ logo }: { logo: LogoProps }) => (
  <span css={tile} className="tile">
    <LogoImage logo={logo} />
  </span>
);
