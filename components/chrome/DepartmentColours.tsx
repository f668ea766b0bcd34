import { Global } from '@emotion/react';
import { departmentPalette } from '../global.ts';
import type { Palette } from '../theme.ts';

/** The colours of every arm, by its name. */
export type DepartmentPalettes = Readonly<Record<string, Palette>>;

interface DepartmentColoursProps {
  readonly departmentPalettes: DepartmentPalettes;
  /** The page's own colours. */
  readonly own: Palette;
  readonly page: string;
}

/** The colours of the arms that have a part in a page: none where all its parts have the page's own. */
export const DepartmentColours = ({ departmentPalettes, own, page }: DepartmentColoursProps) => {
  const shown = Object.entries(departmentPalettes).filter(([department]) => page.includes(`data-arm="${department}"`));
  const differ = shown.some(([, colours]) => JSON.stringify(colours) !== JSON.stringify(own));
  return (
    <Global
      styles={differ ? shown.map(([department, colours]) => departmentPalette(department, colours)) : undefined}
    />
  );
};
