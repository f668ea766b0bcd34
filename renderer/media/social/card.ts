import type { Palette } from '../../../components/theme.ts';
import type { Image, SectionData, Site } from '../../config/site.ts';
import type { SourceImage } from '../../inputs/images/variants.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { paletteOf } from '../../plan/palettes.ts';

/** What a page's card shows. All of it is data: two pages whose cards show the same have one card. */
export interface Card {
  readonly name: string;
  readonly title: string;
  /** Names in the title that should not be torn. */
  readonly names: readonly string[];
  readonly foot: readonly string[];
  readonly palette: Palette;
  /** The fields of all arms. */
  readonly mark: readonly string[];
  /** The colours on its right, behind a picture through which one sees. */
  readonly fields: readonly string[];
  readonly image?: CardImage;
}

export interface CardImage {
  readonly source: SourceImage;
  readonly focus: NonNullable<Image['focus']>;
}

/** What a page's card shows: nothing that changes, as prices do, because others keep cards for long. */
export function cardOf(
  site: Site,
  page: PlannedPage,
  { title, images }: { readonly title: string; readonly images: ReadonlyMap<string, SourceImage> },
): Card {
  const { clinic, departments, hosting } = site;
  const department = departments[page.department];
  if (!department) throw new Error(`The page ${page.route} belongs to no department; the schema lets none through.`);
  const palette = paletteOf(department);
  const mark = Object.values(departments).map((arm) => paletteOf(arm).field);
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
    mark,
    fields: ofAll ? mark : [palette.field],
    ...(source ? { image: { source, focus } } : {}),
  };
}

/** A page whose route names no arm is the whole clinic's. */
const belongsToAll = ({ routes, aliases }: Site, { route }: PlannedPage): boolean => {
  const declared = routes[aliases[route]?.page ?? route];
  return declared !== undefined && declared.department === undefined;
};

/** 'Sports massage | Harbour Physio' → 'Sports massage': the name has a place of its own. */
const withoutName = (title: string, name: string): string =>
  title.endsWith(` | ${name}`) ? title.slice(0, -` | ${name}`.length) : title;

/** The picture that comes first on a page; a page without its own sections has that of its treatment. */
function imageOf(site: Site, { sections, treatment }: PlannedPage): string | undefined {
  const own = sections.map(({ data }) => imageIn(data)).find((name) => name !== undefined);
  return own ?? (treatment === undefined ? undefined : site.catalogue[treatment]?.image);
}

const imageIn = (data: SectionData): string | undefined => ('image' in data ? data.image : undefined);
