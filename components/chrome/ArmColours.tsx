import { Global } from '@emotion/react';
import { armPalette } from '../global.ts';
import type { Palette } from '../theme.ts';

/** The colours of every arm, by its name. */
export type Arms = Readonly<Record<string, Palette>>;

/** The colours of the arms that have a part in a page; no page pays for those of another. */
export const ArmColours = ({ arms, page }: { readonly arms: Arms; readonly page: string }) => (
  <Global
    styles={Object.entries(arms)
      .filter(([arm]) => page.includes(`data-arm="${arm}"`))
      .map(([arm, colours]) => armPalette(arm, colours))}
  />
);
