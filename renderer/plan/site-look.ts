import type { OwnDesign } from '../../components/own-design.ts';
import type { Palette } from '../../components/theme.ts';
import type { Site } from '../config/site.ts';
import type { FontSet } from '../inputs/fonts/font-set.ts';
import type { Logo } from '../inputs/images/logo.ts';
import { type DesignFiles, ownDesignOf } from './own-design.ts';
import { departmentPalettes } from './palettes.ts';

/** The look of a site, for the style page. */
export interface SiteLook {
  /** The name of the clinic. */
  readonly name: string;
  /** The colours of its departments. */
  readonly palettes: Readonly<Record<string, Palette>>;
  readonly fonts: FontSet;
  readonly logo?: Logo | undefined;
  readonly ownDesign?: OwnDesign | undefined;
}

export const lookOf = (site: Site, { fonts, logo }: DesignFiles): SiteLook => ({
  name: site.clinic.name,
  palettes: departmentPalettes(site),
  fonts,
  logo,
  ownDesign: ownDesignOf(site, { fonts, logo }),
});
