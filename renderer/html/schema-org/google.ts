import type { Fields } from '../../config/variants.ts';
import { type DataProblem, typesOf, valuesOf } from './problem.ts';
import { isA, type Vocabulary } from './vocabulary.ts';

const GOOGLE = 'https://developers.google.com/search/docs/appearance';

/** What Google’s documentation requires and recommends of the objects of a type. */
interface Requirements {
  readonly source: string;
  /** Alternatives are separated by '|'. Without them, search results show nothing of the object. */
  readonly required?: readonly string[];
  readonly recommended?: readonly string[];
}

/**
 * The types that the pages contain. Left out are properties that are not about a clinic (menus, stock numbers), that do
 * not apply to every clinic (a VAT number, profiles in social networks), and `review` and `aggregateRating` of a clinic
 * on its own site, which Google ignores (`seo/self-serving-rating`).
 */
const REQUIREMENTS: Readonly<Record<string, Requirements>> = {
  LocalBusiness: {
    source: `${GOOGLE}/structured-data/local-business`,
    required: ['name', 'address'],
    recommended: ['geo', 'openingHoursSpecification', 'priceRange', 'telephone', 'url'],
  },
  Organization: {
    source: `${GOOGLE}/structured-data/organization`,
    recommended: ['name', 'url', 'logo|image', 'address', 'description', 'telephone'],
  },
  GeoCoordinates: {
    source: `${GOOGLE}/structured-data/local-business`,
    required: ['latitude', 'longitude'],
  },
  PostalAddress: {
    source: `${GOOGLE}/structured-data/local-business`,
    recommended: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  },
  OpeningHoursSpecification: {
    source: `${GOOGLE}/structured-data/local-business`,
    required: ['opens', 'closes', 'dayOfWeek|validFrom'],
  },
  AggregateRating: {
    source: `${GOOGLE}/structured-data/review-snippet`,
    required: ['ratingValue', 'ratingCount|reviewCount'],
    recommended: ['bestRating'],
  },
  BreadcrumbList: { source: `${GOOGLE}/structured-data/breadcrumb`, required: ['itemListElement'] },
  FAQPage: { source: `${GOOGLE}/structured-data/faqpage`, required: ['mainEntity'] },
  Question: { source: `${GOOGLE}/structured-data/faqpage`, required: ['name', 'acceptedAnswer'] },
  Answer: { source: `${GOOGLE}/structured-data/faqpage`, required: ['text'] },
  WebSite: { source: `${GOOGLE}/site-names`, required: ['name', 'url'] },
};

const REQUIREMENTS_OF_TYPES = Object.entries(REQUIREMENTS);

/** Returns what Google requires or recommends and an object lacks, and values that Google does not accept. */
export function googleProblems(node: Fields, vocabulary: Vocabulary): readonly DataProblem[] {
  const types = typesOf(node);
  const named = REQUIREMENTS_OF_TYPES.filter(([name]) => types.some((type) => isA(type, name, vocabulary)));
  const missing = named.flatMap(([, { source, required = [], recommended = [] }]) => [
    ...lacking(node, required).map((name) =>
      problem(`Google requires “${name}” of “${types[0]}”.`, { node, name, source, kind: 'wrong' }),
    ),
    ...lacking(node, recommended).map((name) =>
      problem(`Google recommends “${name}” of “${types[0]}”.`, { node, name, source, kind: 'recommended' }),
    ),
  ]);
  return [...missing, ...valueProblems(node)];
}

/** The first name of each alternative of which an object has none. An empty list is no value. */
const lacking = (node: Fields, names: readonly string[]): readonly string[] =>
  names
    .map((alternatives) => alternatives.split('|'))
    .filter((alternatives) => alternatives.every((name) => valuesOf(node[name]).length === 0))
    .map(([name = '']) => name);

interface Where extends Pick<DataProblem, 'source' | 'kind'> {
  readonly node: Fields;
  readonly name: string;
}

const problem = (message: string, { node, name, source, kind }: Where): DataProblem => ({
  message,
  property: `${typesOf(node)[0]}.${name}`,
  source,
  kind,
});

const AMOUNT = /^\d+(?:\.\d{2})?$/;

function valueProblems(node: Fields): readonly DataProblem[] {
  const [type] = typesOf(node);
  if (type === 'AggregateRating') return ratingProblems(node);
  if (type === 'GeoCoordinates') return precisionProblems(node);
  if (type === 'OpeningHoursSpecification') return hoursProblems(node);
  const { price, priceCurrency } = node;
  if (price === undefined || (AMOUNT.test(String(price)) && priceCurrency !== undefined)) return [];
  const source = 'https://schema.org/price';
  const message = `“${String(price)}” is not a valid price in structured data: use digits only, with the currency in a separate field.`;
  return [problem(message, { node, name: 'price', source, kind: 'wrong' })];
}

function ratingProblems(node: Fields): readonly DataProblem[] {
  const { ratingValue, bestRating = 5, ratingCount, reviewCount = ratingCount } = node;
  const [value, best, count] = [Number(ratingValue), Number(bestRating), Number(reviewCount)];
  const where = { node, source: `${GOOGLE}/structured-data/review-snippet`, kind: 'wrong' } as const;
  return [
    ...(ratingValue === undefined || (value >= 0 && value <= best)
      ? []
      : [
          problem(`A rating of ${String(ratingValue)} is not between 0 and the best, ${String(bestRating)}.`, {
            ...where,
            name: 'ratingValue',
          }),
        ]),
    ...(reviewCount === undefined || count > 0
      ? []
      : [problem(`A rating over ${String(reviewCount)} reviews is not a rating.`, { ...where, name: 'reviewCount' })]),
  ];
}

/**
 * Google requires five decimals, about one metre. A number does not show the zeros at its end, so that 52.054 can be
 * 52.05400: it is taken for exact if the other coordinate is.
 */
const MIN_DECIMALS = 4;
const MIN_DECIMALS_BESIDE_EXACT = 3;

function precisionProblems(node: Fields): readonly DataProblem[] {
  // The config is wrong, which has an error of its own.
  const { latitude, longitude } = node;
  if (latitude === 0 && longitude === 0) return [];
  const decimalsOf = (name: string) => String(node[name] ?? '.00000').split('.')[1]?.length ?? 0;
  const isOneExact = ['latitude', 'longitude'].some((name) => decimalsOf(name) >= MIN_DECIMALS);
  return ['latitude', 'longitude'].flatMap((name) => {
    if (decimalsOf(name) >= (isOneExact ? MIN_DECIMALS_BESIDE_EXACT : MIN_DECIMALS)) return [];
    const message = `The ${name} ${String(node[name])} is not exact: Google requires five decimals.`;
    return [problem(message, { node, name, source: `${GOOGLE}/structured-data/local-business`, kind: 'recommended' })];
  });
}

/** Hours from midnight to midnight mean that the place is closed. */
function hoursProblems(node: Fields): readonly DataProblem[] {
  const { opens, closes } = node;
  const isClosed = opens === '00:00' && closes === '00:00';
  if (opens === undefined || closes === undefined || isClosed || String(opens) < String(closes)) return [];
  const message = `“${String(opens)}” to “${String(closes)}” are not valid opening hours.`;
  return [
    problem(message, { node, name: 'closes', source: `${GOOGLE}/structured-data/local-business`, kind: 'wrong' }),
  ];
}
