import { slugOf } from '../../renderer/core/slug.ts';
import { misplaced } from '../../renderer/facts/coordinates.ts';
import { MAX_TITLE_LENGTH } from '../../renderer/pages/title.ts';
import type { Address, Answers, Departments } from './answers.ts';
import { practiceType } from './practice-type.ts';

/** The facts of the invented clinic in template/ that an answer replaces. */
const TEMPLATE = {
  name: 'Mill Lane Clinic',
  trade: 'Private clinic',
  street: '12 Mill Lane',
  town: 'Norwich',
  postcode: 'NR1 1AA',
  latitude: 52.6283,
  longitude: 1.2967,
  phone: '01632 960321',
  departments: ['Physiotherapy', 'Massage'],
  /** Their types in structured data. */
  types: ['MedicalClinic', 'HealthAndBeautyBusiness'],
  /** The names of the departments in the config, which are their addresses too. */
  keys: ['physiotherapy', 'massage'],
  written: '2026-11-01',
  expires: '2027-06-30',
  years: ['2026', '2027'],
} as const;

/** The addresses of the other pages, and of files that every site has. */
const TAKEN = new Set(['treatments', 'team', 'find-us', 'privacy', '404', 'go', 'assets', 'api', 'index']);

/** Returns the text of a file of the template for a clinic: its departments, its facts, and dates counted from today. */
export function fillTemplate(text: string, answers: Answers, today: string): string {
  const count = answers.departments?.count ?? 1;
  const parts = partsFor(text, count);
  const filled = withFacts(
    count === 1 ? parts.replaceAll(`'/${TEMPLATE.keys[0]}'`, "'/'") : parts,
    factsOf(answers, today),
  );
  // The types come last, because “Physiotherapy” is also the name of a department that is replaced.
  return withFittingTitle(withTypes(filled, answers), answers);
}

const TITLE = /([^'{]*) in \{clinic\.address\.town\}( \| \{clinic\.name\})/;

/** Leaves the name of the clinic out of the title of the home page if it is too long with it. */
function withFittingTitle(text: string, { name = TEMPLATE.name, address }: Answers): string {
  const town = address?.town ?? TEMPLATE.town;
  return text.replace(TITLE, (title: string, words: string, end: string) =>
    `${words} in ${town} | ${name}`.length > MAX_TITLE_LENGTH ? title.slice(0, -end.length) : title,
  );
}

const MARKER = /^\s*\/\/ (?:(one department|two departments):|end)$/;

/** Keeps the lines between `// one department:` or `// two departments:` and `// end` that apply. */
function partsFor(text: string, count: 1 | 2): string {
  const wanted = count === 1 ? 'one department' : 'two departments';
  const state: { part: string | undefined } = { part: undefined };
  const kept = text.split('\n').filter((line) => {
    const marker = MARKER.exec(line);
    if (marker) state.part = marker[1];
    return !marker && (state.part === undefined || state.part === wanted);
  });
  return kept.join('\n');
}

const TYPE = new RegExp(`standIn\\('(${TEMPLATE.types.join('|')})', '[^']*'\\)`, 'g');

/** States the type of each trade that was named. An unknown one stays a stand-in, with a type that every business has. */
function withTypes(text: string, { trade, departments }: Answers): string {
  const names = departmentNames(trade, departments);
  return text.replace(TYPE, (standIn: string, type: string) => {
    const name = names[type === TEMPLATE.types[0] ? 0 : 1];
    if (name === undefined) return standIn;
    const known = practiceType(name);
    return known === undefined ? standIn.replace(type, 'LocalBusiness') : `'${known}'`;
  });
}

/** The facts to replace, and their new values. */
type Facts = ReadonlyMap<string, string>;

function factsOf({ name, trade, address, phone, departments }: Answers, today: string): Facts {
  const names = departmentNames(trade, departments);
  const keys = keysOf(names);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [TEMPLATE.name, name],
    [TEMPLATE.trade, trade],
    [TEMPLATE.street, address?.street],
    [TEMPLATE.town, address?.town],
    [TEMPLATE.postcode, address?.postcode],
    [`${TEMPLATE.longitude}`, longitudeFor(address)],
    [TEMPLATE.phone, phone],
    [TEMPLATE.departments[0], names[0]],
    [TEMPLATE.departments[1], names[1]],
    [TEMPLATE.keys[0], keys[0]],
    [TEMPLATE.keys[1], keys[1]],
    [TEMPLATE.written, today],
    [TEMPLATE.expires, elevenMonthsAfter(today)],
    // The dates above contain these years.
    [TEMPLATE.years[0], yearOf(today)],
    [TEMPLATE.years[1], String(Number(yearOf(today)) + 1)],
  ];
  return new Map(facts.flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value] as const])));
}

/** A stand-in on the wrong side of Greenwich would be an error. */
function longitudeFor({ postcode }: Partial<Address> = {}): string | undefined {
  const meant = misplaced('GB', TEMPLATE, postcode)?.meant;
  return meant && `${meant.longitude}`;
}

/** Stays a stand-in: nobody stated it. */
const UNNAMED = 'Second department';

/** Returns the stated names. Without them, the trade names the first department, and the second has a neutral name. */
function departmentNames(trade: string | undefined, departments: Departments | undefined) {
  const [first = trade, second] = departments?.names ?? [];
  return [first, second ?? (first === undefined ? undefined : UNNAMED)];
}

/**
 * Replaces all facts in one pass, because a new value may contain another fact of the template: a clinic in Leeds may be
 * called “Norwich House”. A fact that is stated is no longer a stand-in.
 */
function withFacts(text: string, facts: Facts): string {
  const fact = [...facts.keys()].map((each) => each.replaceAll('.', '\\.')).join('|');
  const places = new RegExp(
    `standIn\\(\\s*'(?<marked>${fact})',\\s*'[^']*',?\\s*\\)|(?<=^ *)(?<key>${fact})(?=: )|${fact}`,
    'gm',
  );
  const newValue = (name: string): string => facts.get(name) ?? name;
  return text.replace(places, (found: string, marked: string | undefined, key: string | undefined) => {
    if (marked !== undefined)
      return newValue(marked) === UNNAMED ? found.replace(marked, UNNAMED) : `'${newValue(marked)}'`;
    return key === undefined ? newValue(found) : propertyName(newValue(key));
  });
}

const propertyName = (name: string): string => (/^(?:[a-z]\w*|\d+)$/i.test(name) ? name : `'${name}'`);

/** Returns the address of each department, which no other page has. */
function keysOf(names: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const slugs = names.map((name) => name && slugOf(name));
  const others = (index: number) => slugs[1 - index] ?? TEMPLATE.keys[1 - index];
  return slugs.map((slug, index) => {
    if (slug === undefined) return undefined;
    return slug === '' || TAKEN.has(slug) || slug === others(index) ? `department-${index + 1}` : slug;
  });
}

const yearOf = (day: string): string => day.slice(0, 4);

/** The last day of a security.txt is at most a year away (RFC 9116, section 2.5.5). */
function elevenMonthsAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // The first of a month, because not every month has the same day.
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 11, 1)).toISOString().slice(0, 10);
}
