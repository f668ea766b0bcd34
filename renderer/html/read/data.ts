import type { PageLink } from '../read-links.ts';
import type { PageText } from '../read-texts.ts';
import { type DataProblem, problemsInData } from '../schema-org/index.ts';

/** An offer in structured data. */
export interface OfferData {
  readonly name: string;
  readonly price: string;
  readonly currency: string;
  /** True if it is the lowest of several prices. */
  readonly from: boolean;
  /** The description in the price specification; empty if there is none. */
  readonly specified: string;
}

/** The opening hours of one day in structured data: 'https://schema.org/Tuesday', '13:00', '18:00'. */
export interface OpeningData {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
}

/** The structured data of a page, and its problems. */
export interface DataFacts {
  readonly dataTexts: readonly PageText[];
  readonly dataLinks: readonly PageLink[];
  readonly offers: readonly OfferData[];
  readonly openings: readonly OpeningData[];
  readonly dataProblems: readonly DataProblem[];
}

interface Found {
  readonly dataTexts: PageText[];
  readonly dataLinks: PageLink[];
  readonly offers: OfferData[];
  readonly openings: OpeningData[];
}

/** Reads the structured data blocks of a page. */
export function readData(blocks: readonly string[]): DataFacts {
  const found: Found = { dataTexts: [], dataLinks: [], offers: [], openings: [] };
  const read = blocks.map(parsed);
  for (const block of read) visit(block, '', found);
  return { ...found, dataProblems: read.flatMap(problemsInData) };
}

/** Returns `undefined` if the block cannot be parsed. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function visit(value: unknown, property: string, found: Found): void {
  if (typeof value === 'string') visitText(value, property, found);
  else if (Array.isArray(value)) for (const item of value) visit(item, property, found);
  else if (typeof value === 'object' && value !== null) {
    const node: Fields = { ...value };
    if (node['@type'] === 'Offer') found.offers.push(offerOf(node));
    // Holidays have a date and no day of the week.
    if (node['@type'] === 'OpeningHoursSpecification' && node.dayOfWeek !== undefined)
      found.openings.push({ day: String(node.dayOfWeek), opens: text(node.opens), closes: text(node.closes) });
    for (const [key, field] of Object.entries(node)) visit(field, key, found);
  }
}

/** 'https://schema.org/Monday' is a term of the vocabulary, not a link. */
const OF_THE_VOCABULARY = /^https?:\/\/schema\.org(?:\/|$)/;

/** '@context', '@type' and '@id' are identifiers; URLs are links; all other values are text. */
function visitText(value: string, property: string, { dataLinks, dataTexts }: Found): void {
  if (property.startsWith('@')) return;
  if (OF_THE_VOCABULARY.test(value)) return;
  if (/^https?:\/\//.test(value)) dataLinks.push({ href: value, by: `data ${property}` });
  else dataTexts.push({ kind: 'data', text: value, by: `data ${property}` });
}

function offerOf(node: Fields): OfferData {
  const { priceSpecification: specification } = node;
  const { minPrice: least, price }: Fields =
    typeof specification === 'object' && specification !== null ? { ...specification } : {};
  return {
    name: text(node.name),
    price: text(node.price),
    currency: text(node.priceCurrency),
    from: least !== undefined,
    specified: text(least ?? price),
  };
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
