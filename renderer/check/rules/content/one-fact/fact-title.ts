/** How a message calls a fact: '“notice”', '“group size” of “Puppy class”', 'the schedule of “Calm”'. */
import type { Site } from '../../../../config/site.ts';
import { separateWords } from '../../../../core/wording.ts';

/** The parts of the config that have figures, schedules and durations. */
export type Owners = Pick<Site, 'catalogue' | 'programmes' | 'departments'>;

/** Returns the words for the fact that this path quotes: 'catalogue.puppy-class.figures.groupSize'. */
export function factTitle(site: Owners, path: string): string {
  const keys = path.split('.');
  const owner = ownerName(site, keys);
  const of = owner === undefined ? '' : ` of “${owner}”`;
  const last = keys.at(-1) ?? '';
  if (keys.at(-2) === 'figures') return `“${separateWords(last)}”${of}`;
  const course = last === 'sessions' ? site.catalogue[keys[1] ?? '']?.packages?.[Number(keys.at(-2))] : undefined;
  if (course) return `the number of sessions of “${course.label}”`;
  return OWN_FIELDS.has(last) && of !== '' ? `the ${last}${of}` : `“${path}”`;
}

const OWN_FIELDS: ReadonlySet<string> = new Set(['schedule', 'instalments', 'duration']);

function ownerName({ catalogue, programmes, departments }: Owners, [part, key = '']: readonly string[]) {
  if (part === 'catalogue') return catalogue[key]?.name;
  if (part === 'programmes') return programmes[key]?.name;
  return part === 'departments' ? departments[key]?.name : undefined;
}
