import { z } from 'zod';
import { slugOf } from '../../core/slug.ts';
import { nearest } from '../../facts/nearest.ts';
import type { TargetProblem } from '../../facts/target.ts';
import { REFERENCE_KINDS, type ReferenceKind, referenceKinds } from '../reference-kinds.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, describeValue, detail, namesOf, problemDetail, textRole } from './base.ts';
import { suggestion } from './suggestion.ts';

/** Returns help for an unknown name, and the similar name itself if only one name can be meant. */
export function nameHelp(
  declaredNames: DeclaredNames,
  kind: ReferenceKind,
  text: string,
  names = declaredNames.names(kind),
): Pick<TargetProblem, 'help' | 'instead'> {
  const declaring = howToDeclare(kind, text, names);
  if (declaring !== undefined) return { help: declaring };
  const titled = declaredNames.titled(kind, text) ?? nameInAddress(text, names);
  if (titled !== undefined) return { help: `Write “${titled}”, its name in the config.`, instead: titled };
  const found = nearest(text, names);
  const unused = found?.clear ? undefined : declaredNames.onlyUnused(kind);
  if (unused !== undefined && !(found?.near && found.name === unused))
    return {
      help: `Write “${unused}” if that is its new name: nothing refers to “${unused}” yet. If it was removed, remove it here, too.`,
    };
  const similar = suggestion(text, names, kind);
  const known = found?.near ? similar : ofOtherKind(declaredNames, text, similar);
  const help = known === undefined ? undefined : `${known}${otherwise(kind, text, found)}`;
  return { ...(help === undefined ? {} : { help }), ...(found?.clear ? { instead: found.name } : {}) };
}

/** What to do if the name is no mistake: owners remove a person first and then from lists, or link a new page first. */
function otherwise(kind: ReferenceKind, text: string, found: ReturnType<typeof nearest>): string {
  const isGone = kind === 'person' ? !found?.near : found?.near === true && !found.clear;
  if (isGone) return ` If the ${REFERENCE_KINDS[kind].label} was removed, remove the name here, too.`;
  const isNewPage = (kind === 'route' || kind === 'page') && !found?.near && /^\/[a-z\d/-]+$/.test(text);
  return isNewPage ? ` If it is a new page, add '${text}' to “routes”, and its sections below them.` : '';
}

/** Says that a name is one of another kind: a treatment in place of its category. */
function ofOtherKind(declaredNames: DeclaredNames, text: string, known: string | undefined): string | undefined {
  const other = referenceKinds().find((kind) => declaredNames.names(kind).has(text));
  return other === undefined
    ? known
    : `“${text}” is the name of ${withArticle(REFERENCE_KINDS[other].label)}. ${known ?? ''}`.trim();
}

const withArticle = (label: string): string => `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;

/** A file or an address is declared under a name; nothing can be named in a part that is empty. */
function howToDeclare(kind: ReferenceKind, text: string, names: ReadonlySet<string>): string | undefined {
  const [part] = REFERENCE_KINDS[kind].parts;
  const key = slugOf(text.replace(/^.*\/|\.\w+$/g, '')).replaceAll('-', '_');
  if (kind === 'image' && IMAGE_FILE.test(text) && !names.has(key))
    return `Add the file to “images” under a name, such as ${key}: { file: '${text}', alt: 'What it shows' }, and write the name here.`;
  if (kind === 'booking' && /^https?:/.test(text))
    return `Add the address to “booking” under a name, such as visit: '${text}', and write the name here.`;
  if (names.size > 0) return undefined;
  return kind === 'department'
    ? 'The clinic has no departments: remove this field.'
    : `“${part}” is empty: add it there, or remove it here.`;
}

const IMAGE_FILE = /^[^'\s]+\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i;

/** The name in its link target: 'visit' in '/go/visit', 'massage' in 'treatment:massage' and '/treatments/massage'. */
function nameInAddress(text: string, names: ReadonlySet<string>): string | undefined {
  const name = /[/:]([^/:]+)$/.exec(text)?.[1];
  return name !== undefined && names.has(name) ? name : undefined;
}

/** The path at which a missing name would be declared: 'categories.hands'. */
export const missingPathOf = (kind: ReferenceKind, name: string): string => `${REFERENCE_KINDS[kind].parts[0]}.${name}`;

/** A name that another part of the config declares. */
export const ref = <Kind extends ReferenceKind>(declaredNames: DeclaredNames, kind: Kind) => {
  const name = z.string().superRefine((text, context) => {
    if (declaredNames.names(kind).has(text)) return;
    const message = `There is no ${REFERENCE_KINDS[kind].label} “${text}”.`;
    const missingPath = missingPathOf(kind, text);
    const problem = {
      problem: message,
      rule: 'config/reference',
      missingPath,
      ...nameHelp(declaredNames, kind, text),
    } as const;
    context.addIssue({ code: 'custom', message, input: text, params: problemDetail(problem) });
  });
  return name.meta({ ...(kind === 'booking' || kind === 'document' ? textRole(kind) : {}), ...namesOf(kind) });
};

/** A list of such names without duplicates: a duplicate is usually a mistake for another name. */
export const refs = <Kind extends ReferenceKind>(declaredNames: DeclaredNames, kind: Kind) =>
  z.array(ref(declaredNames, kind)).superRefine((names, context) => reportRepeated(context, kind, names));

/** Reports each name that is in a list twice. With `field`, the list consists of objects that contain a name. */
export function reportRepeated(
  context: z.core.$RefinementCtx,
  kind: ReferenceKind,
  names: readonly unknown[],
  field?: string,
): void {
  for (const [index, name] of names.entries())
    if (name !== undefined && names.indexOf(name) < index)
      context.addIssue({
        code: 'custom',
        message: `“${name}” appears twice in this list.`,
        input: name,
        path: field === undefined ? [index] : [index, field],
        ...detail('config/duplicate-name', `Remove it, or name another ${REFERENCE_KINDS[kind].label}.`),
      });
}

/** A reference whose authored type is a route. */
export const routeRef = (declaredNames: DeclaredNames) => routeAmong(declaredNames, () => declaredNames.names('route'));

/** A route, or the address of the page that the site generates for a treatment. */
export const shownRouteRef = (declaredNames: DeclaredNames) =>
  routeAmong(declaredNames, () => new Set([...declaredNames.names('route'), ...declaredNames.generatedPages]));

const routeAmong = (declaredNames: DeclaredNames, known: () => ReadonlySet<string>) =>
  z
    .custom<Refs['route']>((text) => typeof text === 'string' && text.startsWith('/'), {
      error: (issue) => `${describeValue(issue.input)} is not a route.`,
      ...detail('config/reference', 'Name one of the routes of this config, such as “/treatments”.'),
      abort: true,
    })
    .superRefine((route, context) => {
      const names = known();
      if (names.has(route)) return;
      const problem = `There is no route “${route}”.`;
      const missingPath = missingPathOf('route', route);
      const params = problemDetail({
        problem,
        rule: 'config/reference',
        missingPath,
        ...nameHelp(declaredNames, 'route', route, names),
      });
      context.addIssue({ code: 'custom', message: problem, input: route, params });
    })
    .meta({ ...textRole('route'), ...namesOf('route') });
