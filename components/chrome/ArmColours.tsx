import { Global } from '@emotion/react';
import { armPalette } from '../global.ts';
import type { Palette } from '../theme.ts';

/** The colours of every arm, by its name. */
export type Arms = Readonly<Record<string, Palette>>;

interface ArmColoursProps {
  readonly arms: Arms;
  /** The page's own colours. */
  readonly own: Palette;
  readonly page: string;
}

/** The colours of the arms that have a part in a page: none where all its parts have the page's own. */
export const ArmColours = ({ arms, own, page }: ArmColoursProps) => {
  const shown = Object.entries(arms).filter(([arm]) => page.includes(`data-arm="${arm}"`));
  const differ = shown.some(([, colours]) => JSON.stringify(colours) !== JSON.stringify(own));
  return <Global styles={differ ? shown.map(([arm, colours]) => armPalette(arm, colours)) : undefined} />;
};
