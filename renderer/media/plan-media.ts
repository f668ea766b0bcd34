import type { OwnDesign } from '../../components/own-design.ts';
import type { Overrides } from '../config/overrides.ts';
import type { Io } from '../core/io.ts';
import { charactersOf } from '../inputs/fonts/characters.ts';
import { type PlannedFonts, planFonts } from '../inputs/fonts/index.ts';
import { ownDesignOf } from '../plan/own-design.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import { type GeneratedDocument, generatedDocuments } from './documents/generate.tsx';
import { type PlannedCards, planCards } from './social/index.ts';

interface MediaInput {
  readonly planned: PlannedSite;
  readonly overrides: Overrides;
}

/** The files that the pages use; their names are known before they are made. */
export interface PlannedMedia {
  readonly documents: readonly GeneratedDocument[];
  readonly fonts: PlannedFonts;
  readonly cards: PlannedCards;
  /** Missing if the site has the look of the theme. */
  readonly ownDesign?: OwnDesign;
}

export async function planMedia(
  { planned: { site, plainConfig, quote, contentFiles, plan }, overrides }: MediaInput,
  io: Io,
): Promise<PlannedMedia> {
  const ownDesign = ownDesignOf(site, contentFiles);
  return {
    documents: generatedDocuments({ site, quote, contentFiles, elsewhere: overrides.baseUrl !== undefined }, io),
    fonts: await planFonts(charactersOf(plainConfig, contentFiles), io, contentFiles.fonts.screen),
    cards: await planCards({ site, quote, contentFiles, plan }, io),
    ...(ownDesign ? { ownDesign } : {}),
  };
}
