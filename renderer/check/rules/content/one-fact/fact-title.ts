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

/** The course and the option, if there are any, and what they belong to. */
function ownerNames(
  { catalogue, programmes, departments }: Owners,
  [part, key = '', ...keys]: readonly string[],
): readonly string[] {
  const treatment = part === 'catalogue' ? catalogue[key] : undefined;
  const option = keys[0] === 'options' ? treatment?.options?.[keys[1] ?? ''] : undefined;
  const [list, index] = option ? keys.slice(2) : keys;
  const course = list === 'packages' ? (option ?? treatment)?.packages?.[Number(index)] : undefined;
  const owners = part === 'programmes' ? programmes : departments;
  const owner = part === 'figures' ? undefined : (treatment ?? owners[key]);
  return [course?.label, option?.title, owner?.name].flatMap((name) => name ?? []);
}
