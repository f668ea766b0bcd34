import type { OwnDesign } from '../../components/own-design.ts';
import type { LogoProps } from '../../components/primitives/LogoImage.tsx';
import type {
  ActionProps,
  BookingOptionsProps,
  ImageProps,
  LinkProps,
  Rich,
  RichPart,
} from '../../components/props.ts';
import type { DocumentFacts, Quote } from '../config/derived/quote.ts';
import type { ActionData, Department, Site } from '../config/site.ts';
import { unbroken } from '../facts/phone.ts';
import type { Prose, ProsePart } from '../facts/prose.ts';
import type { Target } from '../facts/target.ts';
import type { PlanImage } from '../inputs/images/plan-image.ts';
import { type PresetName, shapeOf } from '../inputs/images/presets.ts';
import type { SourceImage, Variant } from '../inputs/images/variants.ts';
import type { Block, MarkdownDocument } from '../inputs/markdown/markdown.ts';
import type { PlannedPage } from '../plan/page.ts';
import { bookingOptionsOf } from './booking-options.ts';
import { type Cells, sizesOf } from './cells.ts';
import { type LinkOptions, linkTo } from './links.ts';
import { termId } from './terms.ts';

/** How a page uses an image. */
export interface ImageUse {
  readonly preset: PresetName;
  /** The space that the image takes. */
  readonly cells: Cells;
  /** Alternative text that replaces the image's own. */
  readonly alt?: string;
  readonly last?: 'webp' | 'png' | 'jpeg';
}

/**
 * Everything that a section needs to turn facts into props. It is pure, except that `imageFor` records the files that
 * it plans.
 */
export interface ViewContext {
  readonly site: Site;
  readonly page: PlannedPage;
  /** The department of the page. */
  readonly department: Department;
  /** Text with its facts quoted and its links resolved. */
  readonly rich: (prose: Pick<Prose, 'parts'>) => Rich;
  /** The same text without markup: for titles, descriptions and alternative text. */
  readonly plain: (prose: Prose) => string;
  readonly link: (target: Target, options?: LinkOptions) => LinkProps;
  readonly action: (action: ActionData) => ActionProps;
  readonly imageFor: (name: string, use: ImageUse) => ImageProps | undefined;
  /** True for an opaque image that is not a drawing. */
  readonly isPhotograph: (name: string) => boolean;
  /** True if text on the image needs a background of its own: on a dark image, and on every photograph. */
  readonly needsScrim: (name: string) => boolean;
  /** The blocks of a file in content/policies/. */
  readonly policy: (file: string) => readonly Block[];
  /** The number of pages and the size of a document file. */
  readonly document: (name: string) => DocumentFacts | undefined;
  /** The clinic's own logo. */
  readonly logo?: LogoProps | undefined;
  /** The booking options of the page: those of its treatment, or else of its department. */
  readonly bookingOptions: () => BookingOptionsProps;
}

/** The information that the build has when it renders: facts measured from files, and the record of planned images. */
export interface ViewSources {
  readonly site: Site;
  readonly quote: Quote;
  readonly images: ReadonlyMap<string, SourceImage>;
  readonly policies: ReadonlyMap<string, Pick<MarkdownDocument, 'blocks'>>;
  readonly documents: ReadonlyMap<string, DocumentFacts>;
  readonly ownDesign?: OwnDesign | undefined;
  readonly planImage: PlanImage;
  readonly note: (variants: readonly Variant[]) => void;
}

export function viewContext(sources: ViewSources, page: PlannedPage): ViewContext {
  const { site, quote } = sources;
  const department = departmentOf(site, page);
  const { plain, action, ...words } = proseConverters(quote, (target, options = {}) =>
    linkTo(site, target, { treatment: page.treatment, ...options }),
  );
  return {
    site,
    page,
    department,
    ...words,
    plain,
    action,
    imageFor: (name, use) => imageOf(sources, plain, name, use),
    isPhotograph: (name) => isPhotograph(sources.images.get(name)),
    needsScrim: (name) => {
      const source = sources.images.get(name);
      return isPhotograph(source) || source?.hasDarkAreas === true;
    },
    policy: (file) => sources.policies.get(file)?.blocks ?? [],
    document: (name) => sources.documents.get(name),
    logo: sources.ownDesign?.logo,
    bookingOptions: () => bookingOptionsOf(site, page, department, { action, plain }),
  };
}

/** Returns text without markup, with its facts quoted. */
export const plainFrom =
  (quote: Quote) =>
  (prose: Pick<Prose, 'parts'>): string =>
    prose.parts.map((part) => plainPart(part, quote)).join('');

/** Turns the text, link targets and buttons of the config into the props of components. */
export function proseConverters(
  quote: Quote,
  link: ViewContext['link'],
): Pick<ViewContext, 'rich' | 'plain' | 'link' | 'action'> {
  const plain = plainFrom(quote);
  return {
    rich: (prose) => richOf(prose.parts, quote, link),
    plain,
    link,
    action: (data) => {
      const label = plain(data.label);
      return {
        label: data.to.kind === 'phone' ? unbroken(label) : label,
        link: link(data.to, { opens: data.opens, campaign: data.campaign }),
        ...(data.note ? { note: plain(data.note) } : {}),
      };
    },
  };
}

function departmentOf(site: Site, page: PlannedPage): Department {
  const department = site.departments[page.department];
  if (!department)
    throw new Error(`The page ${page.route} belongs to no department, although the schema requires one.`);
  return department;
}

/** Turns facts into text and joins neighbouring strings: React would separate them with a comment. */
function richOf(parts: readonly ProsePart[], quote: Quote, link: (target: Target) => LinkProps): Rich {
  const rich: RichPart[] = [];
  for (const part of parts) {
    const next = richPart(part, quote, link);
    const last = rich.at(-1);
    if (typeof last === 'string' && typeof next === 'string') rich[rich.length - 1] = last + next;
    else rich.push(next);
  }
  return rich;
}

function richPart(part: ProsePart, quote: Quote, link: (target: Target) => LinkProps): RichPart {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'fact') return quotedFact(part.path, quote);
  const parts = richOf(part.parts, quote, link);
  if (part.kind === 'term') return { kind: 'term', id: termId(part.name), parts };
  if (part.kind !== 'link') return { kind: part.kind, parts };
  const isNumber = part.to.kind === 'phone';
  return { kind: 'link', link: link(part.to), parts: isNumber ? parts.map(unbrokenPart) : parts };
}

/** A telephone number stays on one line. */
const quotedFact = (path: string, quote: Quote): string =>
  path === 'clinic.phone' ? unbroken(quote(path) ?? '') : (quote(path) ?? '');

const unbrokenPart = (part: RichPart): RichPart => (typeof part === 'string' ? unbroken(part) : part);

function plainPart(part: ProsePart, quote: Quote): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'fact') return quote(part.path) ?? '';
  return part.parts.map((inner) => plainPart(inner, quote)).join('');
}

const isPhotograph = (source: SourceImage | undefined): boolean =>
  source?.placeholderColour !== undefined && !source.vector;

function imageOf(
  { site, images, planImage, note }: ViewSources,
  plain: (prose: Prose) => string,
  name: string,
  use: ImageUse,
): ImageProps | undefined {
  const data = site.images[name];
  const source = images.get(name);
  if (!data || !source) return undefined;
  const written = plain(data.alt);
  const { image, variants } = planImage({
    source,
    preset: use.preset,
    sizes: sizesOf(shapeOf(source, use.preset), use.cells),
    alt: use.alt ?? (written === 'none' ? '' : written),
    caption: data.caption && plain(data.caption),
    focus: data.focus,
    last: use.last,
  });
  note(variants);
  return image;
}
