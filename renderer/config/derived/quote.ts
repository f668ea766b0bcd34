import type { Price } from '../../facts/price.ts';
import { hoursInWords } from '../../facts/week.ts';
import { valueAt } from '../declared-names.ts';
import type { Site } from '../site.ts';
import {
  combinedSaving,
  offerSaving,
  packageSaving,
  perSession,
  programmeSaving,
  reducedSaving,
  type Saving,
} from './catalogue.ts';
import { firstPayment, instalment, instalmentsLine, instalmentsTotal, type Payable } from './instalments.ts';
import { priceNote } from './price-note.ts';
import { specialLines } from './special-days.ts';

/** The figures of a document file. */
export interface DocumentFacts {
  /** The number of its pages. */
  readonly pages: number;
  /** Its size as it is shown: '1.4 MB'. */
  readonly size: string;
}

export type Quote = (path: string) => string | undefined;

/**
 * Returns a fact by its path, as it is shown. Written facts are returned unchanged; savings, sums, totals, page counts
 * and file sizes are computed.
 */
export const quoteFrom =
  (site: Site, plainConfig: unknown, documents: ReadonlyMap<string, DocumentFacts>): Quote =>
  (path) => {
    const reduced = reducedPrice(site, path);
    if (reduced !== undefined) return reduced;
    const value = valueAt(plainConfig, path);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return computed(site, documents, path.split('.'));
  };

/** The price of a treatment today, if it is reduced: the config has the usual one. */
function reducedPrice(site: Site, path: string): string | undefined {
  const [part, slug = '', field, ...rest] = path.split('.');
  const isPrice = part === 'catalogue' && field === 'price' && rest.length === 0;
  const treatment = isPrice ? site.catalogue[slug] : undefined;
  return treatment?.instead && treatment.price.text;
}

function computed(
  site: Site,
  documents: ReadonlyMap<string, DocumentFacts>,
  keys: readonly string[],
): string | undefined {
  const [part, name = '', ...rest] = keys;
  const figure = rest.at(-1);
  if (part === 'documents') {
    const facts = documents.get(name);
    return figure === 'pages' ? facts && String(facts.pages) : figure === 'size' ? facts?.size : undefined;
  }
  if (part === 'programmes') {
    const programme = site.programmes[name];
    if (figure === 'minutes') return programme?.schedule.minutes?.toString();
    return programme && (ofSaving(programmeSaving(site, programme), figure) ?? ofPayable(programme, figure));
  }
  if (part === 'offers') {
    const offer = site.offers[name];
    if (figure === 'amount') return offer && amountTextOf(offer.price);
    return offer && ofSaving(offerSaving(site, offer), figure);
  }
  if (part === 'clinic' && name === 'hours') return ofHours(site, figure);
  return part === 'catalogue' ? ofTreatment(site, name, rest) : undefined;
}

/** clinic.hours.inWords, clinic.hours.special */
function ofHours(site: Site, figure: string | undefined): string | undefined {
  if (figure === 'inWords') return hoursInWords(site.clinic.hours);
  return figure === 'special' ? specialLines(site).join('; ') || 'no other hours announced' : undefined;
}

/** 'From £250' → '£250': the amount alone, for use in a sentence. */
const amountTextOf = (price: Price): string | undefined => (price.kind === 'amount' ? price.amountText : undefined);

/** catalogue.SLUG.saving, catalogue.SLUG.packages.0.saving, catalogue.SLUG.options.NAME.packages.0.saving */
function ofTreatment(site: Site, slug: string, keys: readonly string[]): string | undefined {
  const treatment = site.catalogue[slug];
  if (!treatment) return undefined;
  const figure = keys.at(-1);
  if (figure === 'minutes') return treatment.duration && String(treatment.duration.minutes);
  if (keys.length === 1) {
    if (figure === 'priceNote') return priceNote(treatment);
    const saving = ofSaving(reducedSaving(treatment) ?? combinedSaving(site, treatment), figure);
    return saving ?? ofPayable(treatment, figure);
  }
  const owner = keys[0] === 'options' ? treatment.options?.[keys[1] ?? ''] : treatment;
  const [list, index] = keys[0] === 'options' ? keys.slice(2) : keys;
  if (list !== 'packages') return owner && ofPayable(owner, figure);
  const pack = owner?.packages?.[Number(index)];
  if (!owner || !pack) return undefined;
  if (figure === 'perSession') return perSession(pack);
  return ofSaving(packageSaving(pack, owner.price), figure) ?? ofPayable(pack, figure);
}

/** A fact that everything with a price can have. */
function ofPayable(payable: Payable, figure: string | undefined): string | undefined {
  if (figure === 'amount') return amountTextOf(payable.price);
  if (figure === 'total') return instalmentsTotal(payable);
  if (figure === 'instalment') return instalment(payable);
  if (figure === 'firstPayment') return firstPayment(payable);
  return figure === 'priceNote' ? instalmentsLine(payable) : undefined;
}

const ofSaving = (saving: Saving | undefined, figure: string | undefined): string | undefined =>
  figure === 'saving' ? saving?.savingText : figure === 'reference' ? saving?.referenceText : undefined;
