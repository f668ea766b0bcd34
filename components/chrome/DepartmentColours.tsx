import { Global } from '@emotion/react';
import { departmentPalette } from '../global.ts';
import type { Palette } from '../theme.ts';

/** The palette of each department, by its name. */
export type DepartmentPalettes = Readonly<Record<string, Palette>>;

interface DepartmentColoursProps {
  readonly departmentPalettes: DepartmentPalettes;
  /** The page's own palette. */
  readonly own: Palette;
  readonly page: string;
}

/**
 * Writes the palettes of the departments whose sections appear on a page; nothing if all of them use the page's own
 * palette.
 */
export const DepartmentColours = ({ departmentPalettes, own, page }: DepartmentColoursProps) => {
  const shown = Object.entries(departmentPalettes).filter(([department]) =>
    page.includes(`data-department="${department}"`),
  );
  const differ = shown.some(([, colours]) => JSON.stringify(colours) !== JSON.stringify(own));
  return (
    <Global
      styles={differ ? shown.map(([department, colours]) => departmentPalette(department, colours)) : undefined}
    />
  );
};
