import type { PartProps, PrintedDocumentProps } from '../../../components/documents/props.ts';
import type { Quote } from '../../config/derived/quote.ts';
import type { DocumentPart, GeneratedDocument, Site } from '../../config/site.ts';
import type { Prose } from '../../facts/prose.ts';
import type { Target } from '../../facts/target.ts';
import { proseConverters } from '../../pages/context.ts';
import { type LinkOptions, linkTo } from '../../pages/links.ts';
import { pricesOf } from './prices.ts';

/** Returns the content of a document, with every fact resolved. Links to the site are relative. */
export function contentOf(
  site: Site,
  { title, generate }: { readonly title: Prose; readonly generate: GeneratedDocument },
  quote: Quote,
): PrintedDocumentProps {
  const converters = proseConverters(quote, (target, options) => ({
    href: addressOf(site, generate, target, options),
  }));
  const { clinic } = site;
  return {
    language: clinic.language,
    title: converters.plain(title),
    description: converters.plain(generate.description),
    author: clinic.name,
    pages: generate.pages.map(({ head, parts }) => ({
      head: converters.rich(head),
      parts: parts.map((part) => partOf(part, site, quote, converters)),
    })),
    smallPrint: converters.rich(generate.smallPrint),
  };
}

/** Adds campaign parameters only to links to this site, which alone can count them. */
function addressOf(site: Site, { campaign }: GeneratedDocument, target: Target, options: LinkOptions = {}): string {
  const own = ['route', 'treatment', 'go'].includes(target.kind);
  return linkTo(site, target, own ? { campaign, ...defined(options) } : {}).href;
}

const defined = ({ campaign }: LinkOptions): LinkOptions => (campaign ? { campaign } : {});

type Converters = ReturnType<typeof proseConverters>;

function partOf(part: DocumentPart, site: Site, quote: Quote, { rich, plain, action }: Converters): PartProps {
  const cellsOf = (notes: readonly { title: Prose; copy: Prose }[]) =>
    notes.map(({ title, copy }) => ({ title: plain(title), copy: rich(copy) }));
  switch (part.kind) {
    case 'cover': {
      const { kind, title, lead, image } = part;
      const alt = image === undefined ? undefined : site.images[image]?.alt;
      return {
        kind,
        title: plain(title),
        lead: rich(lead),
        ...(image && alt ? { image: { name: image, alt: plain(alt) } } : {}),
      };
    }
    case 'lists':
      return {
        ...part,
        // The digest of the document depends on the order of these keys.
        lists: part.lists.map(({ title, items, ...list }) => ({
          title: plain(title),
          ...list,
          items: items.map(rich),
        })),
      };
    case 'steps':
      return { kind: part.kind, title: plain(part.title), cells: cellsOf(part.steps) };
    case 'notes':
      return { kind: part.kind, title: plain(part.title), cells: cellsOf(part.notes) };
    case 'prices':
      return { kind: part.kind, ...pricesOf(part, site, quote, { rich, plain }) };
    case 'closing':
      return { ...part, title: plain(part.title), copy: rich(part.copy), actions: part.actions.map(action) };
  }
}
