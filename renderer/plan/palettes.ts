import { type Palette, palettes } from '../../components/theme.ts';
import type { Department, Site } from '../config/site.ts';

/** The colours of a department: a palette of the theme, or custom ones. */
export const paletteOf = (department: Department): Palette =>
  typeof department.palette === 'string' ? palettes[department.palette] : department.palette;

/** The colours of every department, by its name in the config. */
export const departmentPalettes = (site: Site): Readonly<Record<string, Palette>> =>
  Object.fromEntries(Object.entries(site.departments).map(([name, department]) => [name, paletteOf(department)]));
