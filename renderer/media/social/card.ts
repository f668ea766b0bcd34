import type { Palette } from '../../../components/theme.ts';
import type { Image, SectionData, Site } from '../../config/site.ts';
import type { SourceImage } from '../../inputs/images/variants.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { paletteOf } from '../../plan/palettes.ts';

/** The data of a page's card. Pages with the same data share one card. */
export interface Card {
  readonly name: string;
  readonly title: string;
  /** Names in the title that should not be split across lines. */
  readonly names: readonly string[];
  readonly foot: readonly string[];
  readonly palette: Palette;
  /** The colours of all departments. */
  readonly logo: readonly string[];
  /** The clinic's own logo by the hash of its file. */
  readonly mark?: CardMark;
  /** The colours on the right, behind a transparent image. */
  readonly fields: readonly string[];
  readonly image?: CardImage;
}

/** The logo on cards. */
export interface CardMark {
  readonly hash: string;
  readonly ratio: number;
  readonly containsName: boolean;
  /** The radius of the corners of its background in pixels, if the design rounds corners. */
  readonly corner?: number;
}

export interface CardImage {
  readonly source: SourceImage;
  readonly focus: NonNullable<Image['focus']>;
}

interface CardContent {
  readonly title: string;
  readonly images: ReadonlyMap<string, SourceImage>;
  readonly mark?: CardMark | undefined;
}

/**
 * Returns the data of a page's card. It contains nothing that changes, such as prices, because other sites cache cards
 * for a long time.
 */
export function cardOf(site: Site, page: PlannedPage, { title, images, mark }: CardContent): Card {
  const { clinic, departments, hosting } = site;
  const department = departments[page.department];
  if (!department)
    throw new Error(`The page ${page.route} belongs to no department; the schema rejects such a config.`);
  const palette = paletteOf(department);
  const logo = Object.values(departments).map((each) => paletteOf(each).field);
  const ofAll = belongsToAll(site, page);
  const name = imageOf(site, page);
  const source = name === undefined ? undefined : images.get(name);
  const focus = (name === undefined ? undefined : site.images[name]?.focus) ?? 'centre';
  return {
    name: clinic.name,
    title: withoutName(title, clinic.name),
    names: [clinic.name, clinic.address.area],
    foot: [ofAll ? clinic.tagline : department.label, new URL(hosting.url).host],
    palette,
    logo,
    ...(mark ? { mark } : {}),
    fields: ofAll ? logo : [palette.field],
    ...(source ? { image: { source, focus } } : {}),
  };
}

/** A page whose route belongs to no department uses the card of the whole clinic. */
const belongsToAll = ({ routes, aliases }: Site, { route }: PlannedPage): boolean => {
  const declared = routes[aliases[route]?.page ?? route];
  return declared !== undefined && declared.department === undefined;
};

/**
 * 'Fees | Harbour Physio', 'Fees | Harbour Physio, Whitby' → 'Fees': the clinic's name is shown separately, and the
 * rest only makes sense after it.
 */
function withoutName(title: string, name: string): string {
  const bar = title.lastIndexOf(' | ');
  const [before, after] = [title.slice(0, bar), title.slice(bar + ' | '.length)];
  return bar > 0 && (after === name || after.startsWith(`${name},`)) ? before : title;
}

/** Returns the first image of a page; a generated treatment page has the treatment's image. */
function imageOf(site: Site, { sections, treatment }: PlannedPage): string | undefined {
  const own = sections.map(({ data }) => imageIn(data)).find((name) => name !== undefined);
  return own ?? (treatment === undefined ? undefined : site.catalogue[treatment]?.image);
}

const imageIn = (data: SectionData): string | undefined => ('image' in data ? data.image : undefined);
