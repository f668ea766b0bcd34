/** A problem in structured data. */
export interface DataProblem {
  readonly message: string;
  /** The value that causes the problem. */
  readonly part: 'rating' | 'other';
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the problems in one block of JSON-LD, each once. */
export function problemsInData(data: unknown): readonly DataProblem[] {
  if (!isFields(data)) return [other('The structured data is not a JSON object.')];
  const nodes = nodesOf(data);
  const named = nodes.filter((node) => '@type' in node && '@id' in node).map((node) => node['@id']);
  const known = new Set(named);
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : [other('The structured data does not name schema.org.')]),
    ...nodes.flatMap((node) => [...typeProblems(node), ...valueProblems(node)]),
    ...[...known]
      .filter((id) => named.indexOf(id) !== named.lastIndexOf(id))
      .map((id) => other(`The structured data describes “${String(id)}” twice.`)),
    ...nodes
      .filter(isReference)
      .flatMap((node) =>
        known.has(node['@id'])
          ? []
          : [other(`The structured data refers to “${String(node['@id'])}”, which it does not contain.`)],
      ),
  ];
}

const other = (message: string): DataProblem => ({ message, part: 'other' });

/** Returns every object in it, the outermost first. */
function nodesOf(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isFields(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

const isReference = (node: Fields): boolean => '@id' in node && Object.keys(node).length === 1;

/** Reports properties that schema.org 30.0 does not define for these types, and types that are unknown or retired. */
const UNKNOWN: Readonly<Record<string, string>> = {
  Organization: 'geo openingHoursSpecification specialOpeningHoursSpecification priceRange medicalSpecialty',
  HealthAndBeautyBusiness: 'medicalSpecialty',
  Person: 'medicalSpecialty openingHoursSpecification',
  Physician: 'jobTitle worksFor',
  MedicalProcedure: 'offers provider duration',
  Service: 'duration geo openingHoursSpecification',
};
const NO_TYPES: ReadonlySet<unknown> = new Set(['CosmeticProcedure', 'ProfessionalService']);

function typeProblems(node: Fields): readonly DataProblem[] {
  const { '@type': type } = node;
  if (type === undefined)
    return '@graph' in node || isReference(node) ? [] : [other('A part of the structured data has no type.')];
  if (NO_TYPES.has(type)) return [other(`“${String(type)}” is not a current type of schema.org.`)];
  return (UNKNOWN[String(type)]?.split(' ') ?? [])
    .filter((property) => property in node)
    .map((property) => other(`schema.org does not define “${property}” for “${String(type)}”.`));
}

const AMOUNT = /^\d+(?:\.\d{2})?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function valueProblems({ '@type': type, ...node }: Fields): readonly DataProblem[] {
  const { price, priceCurrency, opens, closes } = node;
  if (type === 'AggregateRating') return ratingProblems(node);
  if (price !== undefined && (!AMOUNT.test(String(price)) || priceCurrency === undefined))
    return [
      other(
        `“${String(price)}” is not a valid price in structured data: use digits only, with the currency in a separate field.`,
      ),
    ];
  if (type !== 'OpeningHoursSpecification') return [];
  const closed = opens === '00:00' && closes === '00:00';
  const right = TIME.test(String(opens)) && TIME.test(String(closes)) && (closed || String(opens) < String(closes));
  return right ? [] : [other(`“${String(opens)}” to “${String(closes)}” are not valid opening hours.`)];
}

function ratingProblems({ ratingValue, bestRating = 5, reviewCount }: Fields): readonly DataProblem[] {
  const [value, best, count] = [ratingValue, bestRating, reviewCount].map(Number);
  if (value === undefined || best === undefined || !(value >= 0 && value <= best))
    return [
      { message: `A rating of ${String(ratingValue)} is above the best, ${String(bestRating)}.`, part: 'rating' },
    ];
  return count !== undefined && count > 0 ? [] : [other('A rating has no number of reviews.')];
}
