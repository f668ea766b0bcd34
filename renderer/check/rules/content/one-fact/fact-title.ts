/** How a message calls a fact: '“notice”', '“group size” of “Puppy class”', 'the schedule of “Calm”'. */
import type { Site } from '../../../../config/site.ts';
import { separateWords } from '../../../../core/wording.ts';

/** The parts of the config that have figures, schedules and durations. */
export type Owners = Pick<Site, 'catalogue' | 'programmes' | 'departments'>;

/** Returns the words for the fact that this path quotes: 'catalogue.puppy-class.figures.groupSize'. */
export function factTitle(site: Owners, path: string): string {
  const keys = path.split('.');
  const of = ownerNames(site, keys)
    .map((name) => ` of “${name}”`)
    .join('');
  const last = keys.at(-1) ?? '';
  if (keys.at(-2) === 'figures') return `“${separateWords(last)}”${of}`;
  const course = last === 'sessions' ? site.catalogue[keys[1] ?? '']?.packages?.[Number(keys.at(-2))] : undefined;
  if (course) return `the number of sessions of “${course.label}”`;
  return OWN_FIELDS.has(last) && of !== '' ? `the ${last}${of}` : `“${path}”`;
}

const OWN_FIELDS: ReadonlySet<string> = new Set(['schedule', 'instalments', 'duration']);

/** The option, if there is one, and what it belongs to. */
function ownerNames(
  { catalogue, programmes, departments }: Owners,
  [part, key = '', list, inList = '']: readonly string[],
): readonly string[] {
  const option = part === 'catalogue' && list === 'options' ? catalogue[key]?.options?.[inList]?.title : undefined;
  const owners = part === 'catalogue' ? catalogue : part === 'programmes' ? programmes : departments;
  const owner = part === 'figures' ? undefined : owners[key]?.name;
  return [option, owner].flatMap((name) => name ?? []);
}
