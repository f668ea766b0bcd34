import type { OwnDesign } from '../../components/own-design.ts';
import type { LogoProps } from '../../components/primitives/LogoImage.tsx';
import type { Site } from '../config/site.ts';
import type { OutputFile } from '../core/file.ts';
import type { Logo } from '../inputs/images/logo.ts';
import type { ContentFiles } from '../inputs/load-content.ts';

/** The files in content/ that determine the look of a clinic. */
export type DesignFiles = Pick<ContentFiles, 'fonts' | 'logo'>;

/** Returns the look of a clinic, or `undefined` if it is that of the theme. */
export function ownDesignOf({ clinic, design }: Site, { fonts: { own }, logo }: DesignFiles): OwnDesign | undefined {
  const { corners = 'square' } = design ?? {};
  if (!own && !logo && corners === 'square') return undefined;
  return {
    ...(own ? { fonts: own } : {}),
    ...(logo ? { logo: logoOf(logo, clinic.name, `/${logoFile(logo).path}`) } : {}),
    ...(corners === 'square' ? {} : { corners }),
  };
}

/** The logo at an address: a file of the site, or a data URL. */
export const logoOf = ({ source, containsName }: Logo, name: string, src: string): LogoProps => ({
  src,
  ratio: source.width / source.height,
  ...(containsName ? { name } : {}),
});

/** The logo as pages show it. */
export const logoFile = ({ source, svg }: Logo): OutputFile => ({
  path: `assets/logo.${source.hash.slice(0, 10)}.svg`,
  bytes: svg,
});
