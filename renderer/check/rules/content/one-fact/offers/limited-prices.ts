/** Prices that apply between two days, and the sentences that are about them. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import { formatPath } from '../../../../../core/finding.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import type { Subject } from '../../../about/subject.ts';
import { configPathOf, type PublicText } from '../../../public-texts/index.ts';
import { quotedFacts } from '../../../public-texts/quoted-facts.ts';
import type { SharedLookups } from '../../../shared-lookups.ts';

/** An offer, or a reduced price of a treatment. */
export interface LimitedPrice {
  readonly kind: 'offer' | 'reduced price';
  /** 'offers.pair', 'catalogue.massage.reduced' */
  readonly path: string;
  /** The first and the last day: '2027-02-01' */
  readonly runs: { readonly from: string; readonly until: string };
  /** The treatments that an offer contains: 'massage' */
  readonly includes: readonly string[];
}

export const limitedPrices = ({ offers, catalogue }: Pick<Site, 'offers' | 'catalogue'>): readonly LimitedPrice[] => [
  ...Object.entries(offers).flatMap(([name, { runs, includes }]): readonly LimitedPrice[] =>
    runs ? [{ kind: 'offer', path: `offers.${name}`, runs, includes: (includes ?? []).map(treatmentOf) }] : [],
  ),
  ...Object.entries(catalogue).flatMap(([slug, { reduced }]): readonly LimitedPrice[] =>
    reduced ? [{ kind: 'reduced price', path: `catalogue.${slug}.reduced`, runs: reduced.runs, includes: [] }] : [],
  ),
];

/** 'massage.long' → 'massage' */
const treatmentOf = (item: string): string => item.split('.', 1)[0] ?? item;

/** Returns the price that the sentence around a character is about; `undefined` if it is about none or may be about several. */
export function limitedPriceAt(
  publicText: PublicText,
  at: number,
  all: readonly LimitedPrice[],
  { subjectAt }: Pick<SharedLookups, 'subjectAt'>,
): LimitedPrice | undefined {
  const offers = all.filter(({ kind }) => kind === 'offer');
  const [part, name] = configPathOf(publicText);
  if (part === 'offers') return offers.find(({ path }) => path === `offers.${name}`);
  const subject = subjectAt(publicText, at);
  const { items, sentence, start } = subject;
  const named = items.filter(({ path: [part] }) => part === 'offers').map(pathOf);
  if (named.length > 0) return onlyOne(offers.filter(({ path }) => named.includes(path)));
  const quoted = quotedFacts(publicText, publicText.normal.original(start, sentence.length)).map(formatPath);
  const meant = offers.filter(
    ({ path, includes }) => quoted.some((fact) => fact.startsWith(`${path}.`)) || consistsOf(includes, items),
  );
  if (meant.length > 0) return onlyOne(meant);
  return reducedPrice(subject, quoted, all) ?? (IS_OFFER.test(sentence) ? onlyOne(offers) : undefined);
}

/** 'Our winter offer', 'the offer ends', but not 'we now offer acupuncture' and 'our nurses offer vaccinations' */
const IS_OFFER =
  /\b(?:the|our|this|that|an?|your|his|her|any) (?:(?!team\b|staff\b|clinic\b|practice\b|surgery\b)[\w'-]*[^s\W] )?offer\b|(?:^|[,:;] )\W*(?:[\w-]+ )?offer (?!an?\b|the\b|your\b)|\boffer(?:'s)? (?:ends?|runs?|is|lasts?|applies|closes?|expires?|stops?|finishes|only|until|till|price)\b|\bon offer\b/;

const pathOf = ({ path: [part, name] }: PricedItem): string => `${part}.${name}`;

/** 'Until May, a check-up and a filling are £90 together': the sentence names all that the offer contains. */
const consistsOf = (includes: readonly string[], items: readonly PricedItem[]): boolean =>
  includes.length > 1 && includes.every((slug) => items.some((item) => pathOf(item) === `catalogue.${slug}`));

/** Words for a price that is lower than usual. */
const LOWER = /\b(?:lower|reduced|reduction|special|less|cheaper|instead of|save|saves|off|again)\b/;

/** 'Whitening is £270 until 31 December': the only item of the sentence has a reduced price, and the sentence is about a price. */
function reducedPrice(
  { items, sentence, question }: Subject,
  quoted: readonly string[],
  all: readonly LimitedPrice[],
): LimitedPrice | undefined {
  const path = onlyOne(new Set(items.map(pathOf)));
  const isAboutPrice =
    /£\d/.test(sentence) || LOWER.test(`${question} ${sentence}`) || quoted.some((fact) => fact.startsWith(`${path}.`));
  return path === undefined || !isAboutPrice ? undefined : all.find((price) => price.path === `${path}.reduced`);
}
