/** The findings about a part of a sentence that differs from a fact. */
import type { Site } from '../../../../config/site.ts';
import { separateWords } from '../../../../core/wording.ts';
import { type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import { type RuleFinding, warningUnless } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';
import type { StatedFigure } from './stated-figures.ts';

/** Names the figure that a sentence should state; reports nothing that the owner did not type. */
export function differsFrom(
  site: Owners,
  { path, text }: StatedFigure,
  publicText: PublicText,
  span: Span,
  {
    isCertain = true,
    alternative = isCertain ? '' : OR_ADD_FIGURE,
  }: { readonly isCertain?: boolean; readonly alternative?: string } = {},
): readonly RuleFinding[] {
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” differs from ${factTitle(site, path)}, which ${path.endsWith('.instalments') ? 'are' : 'is'} ${text}.`,
    help: `Quote the fact: {${path}}.${alternative}`,
    against: text,
  }).map((finding) => ({ ...finding, ...warningUnless(isCertain) }));
}

/** Advice for a figure that the sentence does not name. */
export const OR_ADD_FIGURE =
  " If the sentence is about something else, write its value into the config, like figures: { anyName: '…' }, and quote it: {figures.anyName}.";

// How a message calls a fact: '“notice”', '“group size” of “Puppy class”', 'the schedule of “Calm”'.

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
