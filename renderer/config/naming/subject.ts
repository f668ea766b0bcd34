import { type ConfigPath, formatPath } from '../../core/finding.ts';
import { capitalised } from '../../core/wording.ts';
import { valueAt } from '../declared-names.ts';
import { REFERENCE_KINDS, referenceKinds } from '../reference-kinds.ts';

/**
 * Names a value of the config in the words of the owner: 'The price of Massage', 'The opening time on Monday',
 * '“Maya Lee” in “people” in the section “people” of the page /team'.
 */
export function subjectOf(path: ConfigPath, plainConfig: unknown): string {
  const [part = '', key = ''] = path;
  if (path.length === 1 && !WHOLE_PARTS.has(String(part))) return `“${part}”`;
  if (PAGE_PARTS.has(String(part))) return ofPage(path, plainConfig);
  if (part === 'clinic' && key === 'hours' && path.length === 3)
    return `The opening time on ${capitalised(String(path[2]))}`;
  if (part === 'clinic' && key === 'bankHolidays')
    return ['The opening time on bank holidays', ...path.slice(2)].join(' in ');
  const owner = ownerOf(path, plainConfig);
  if (owner === undefined) return `“${formatPath(path)}”`;
  const field = path.slice(owner.depth);
  return field.length === 0 ? capitalised(owner.name) : `${ofField(field, path, plainConfig)} of ${owner.name}`;
}

/** Names what a value belongs to: 'Massage', 'the clinic', 'the page /team'. */
export function ownerName(path: ConfigPath, plainConfig: unknown): string {
  const [part = '', key = ''] = path;
  if (PAGE_PARTS.has(String(part))) return pageName(path);
  return ownerOf(path, plainConfig)?.name ?? `“${formatPath([part, key])}”`;
}

/** The parts of the config whose keys are addresses of pages. */
const PAGE_PARTS: ReadonlySet<string> = new Set(['pages', 'routes', 'aliases']);

/** The parts of the config that contain no named entries. */
const WHOLE_PARTS: ReadonlySet<string> = new Set(['clinic', 'navigation', 'journal', 'design']);

/** The entry that contains a value, and the number of keys of its path. */
function ownerOf([part = '', key = '']: ConfigPath, plainConfig: unknown) {
  if (WHOLE_PARTS.has(String(part))) return { name: `the ${part}`, depth: 1 };
  if (part === 'figures') return { name: `the figure “${key}”`, depth: 2 };
  const name = ownName(valueAt(plainConfig, formatPath([part, key]))) ?? referenceName(String(part), key);
  return name === undefined ? undefined : { name, depth: 2 };
}

/** An entry without a name is named by its key: 'the booking link “visit”'. */
function referenceName(part: string, key: string | number): string | undefined {
  const kind = referenceKinds().find((each) => REFERENCE_KINDS[each].parts[0] === part);
  return kind && `the ${REFERENCE_KINDS[kind].label} “${key}”`;
}

const pageName = ([part, route]: ConfigPath): string => `the ${part === 'aliases' ? 'alias' : 'page'} ${route}`;

function ofPage(path: ConfigPath, plainConfig: unknown): string {
  const [part, route, index, ...rest] = path;
  const page = pageName(path);
  if (index === undefined) return capitalised(page);
  if (part !== 'pages') return `${ofField([index, ...rest], path, plainConfig)} of ${page}`;
  const kind = valueAt(plainConfig, formatPath(['pages', route ?? '', index, 'kind']));
  const section = `the section “${kind}” of ${page}`;
  return rest.length === 0 ? capitalised(section) : `${ofField(rest, path, plainConfig)} in ${section}`;
}

/** An item of a list has no key, so its text or its title names it. */
function ofField(field: ConfigPath, path: ConfigPath, plainConfig: unknown): string {
  const last = field.at(-1);
  const label = typeof last === 'number' ? nameAt(path, plainConfig) : undefined;
  if (label !== undefined) return `“${label}” in “${formatPath(field.slice(0, -1))}”`;
  if (field.at(-2) === 'figures') return `The figure “${last}”`;
  const known = FIELD_NAMES[formatPath(field)];
  if (known !== undefined) return known;
  const parent = field.length > 1 ? nameAt(path.slice(0, -1), plainConfig) : undefined;
  if (last === 'to' && parent !== undefined) return `The destination of “${parent}”`;
  const name = field.length === 1 || parent !== undefined ? plainName(String(last)) : undefined;
  if (name === undefined) return `“${formatPath(field)}”`;
  return parent === undefined ? name : `${name} of “${parent}”`;
}

/** Fields whose name in the config differs from the word that people use. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  'address.area': 'The part of the town',
  'address.latitude': 'The latitude',
  'address.longitude': 'The longitude',
  'address.postcode': 'The postcode',
  'address.street': 'The street',
  'address.town': 'The town',
  'consultation.location': 'The location of the first appointment',
  'legal.registeredOffice': 'The registered office',
  reduced: 'The reduced price',
  'reduced.price': 'The reduced price',
  'reduced.runs.from': 'The first day of the reduced price',
  'reduced.runs.until': 'The last day of the reduced price',
  'runs.from': 'The first day',
  'runs.until': 'The last day',
};

/** The same for fields at any depth, and for the amounts that are computed. */
const LAST_KEY_NAMES: Readonly<Record<string, string>> = {
  alt: 'The description',
  book: 'The booking link',
  bookNew: 'The booking link for new clients',
  contactHeading: 'The heading of the contact details',
  copy: 'The text',
  ctaText: 'The button',
  drawerNote: 'The note in the menu',
  index: 'The listing in search engines',
  least: 'The lowest price',
  mapUrl: 'The link to the map',
  minimumAge: 'The lowest age',
  normalPrice: 'The normal price',
  perSession: 'The price per session',
  reference: 'The price before the saving',
  total: 'The total of the instalments',
  usualPrice: 'The usual price',
  visitNote: 'The note on visits',
  when: 'The time',
};

/** 'price' → 'The price'; a name of several words or a preposition reads like code, so it is quoted. */
const plainName = (field: string): string =>
  LAST_KEY_NAMES[field] ?? (/^(?!(?:from|to|of)$)[a-z]+$/.test(field) ? `The ${field}` : `“${field}”`);

function nameAt(path: ConfigPath, plainConfig: unknown): string | undefined {
  const value = valueAt(plainConfig, formatPath(path));
  return typeof value === 'string' ? fullName(value, plainConfig) : ownName(value);
}

/** The name that an entry or an item of a list states itself. */
export const ownName = (value: unknown): string | undefined =>
  ['name', 'title', 'label', 'reason', 'question']
    .map((key) => valueAt(value, key))
    .find((name): name is string => typeof name === 'string')
    ?.replace(/\s+/g, ' ');

/** A text may be the key of a person or a treatment: 'maya-lee'. */
const fullName = (text: string, plainConfig: unknown): string =>
  ['people', 'catalogue']
    .map((part) => valueAt(plainConfig, formatPath([part, text, 'name'])))
    .find((name): name is string => typeof name === 'string') ?? shortened(text);

/** A longer text is recognised by its first words. */
const MAX_NAME_LENGTH = 50;

const shortened = (text: string): string =>
  text.length <= MAX_NAME_LENGTH ? text : `${text.slice(0, MAX_NAME_LENGTH).replace(/\s+\S*$/, '')}…`;
