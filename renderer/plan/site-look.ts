import type { Face } from '../../components/face.ts';
import type { Palette } from '../../components/theme.ts';
import type { Site } from '../config/site.ts';
import type { FontSet } from '../inputs/fonts/font-set.ts';
import type { Logo } from '../inputs/images/logo.ts';
import { type FaceFiles, faceOf } from './face.ts';
import { departmentPalettes } from './palettes.ts';

/** The look of a site, for the style page. */
export interface SiteLook {
  /** The name of the clinic. */
  readonly name: string;
  /** The colours of its departments. */
  readonly palettes: Readonly<Record<string, Palette>>;
  readonly fonts: FontSet;
  readonly logo?: Logo | undefined;
  readonly face?: Face | undefined;
}

export const lookOf = (site: Site, { fonts, logo }: FaceFiles): SiteLook => ({
  name: site.clinic.name,
  palettes: departmentPalettes(site),
  fonts,
  logo,
  face: faceOf(site, { fonts, logo }),
});
