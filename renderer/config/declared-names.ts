import { lazy } from '../core/lazy.ts';
import { onlyOne } from '../core/only-one.ts';
import { slugOf } from '../core/slug.ts';
import { textsOf } from '../facts/texts.ts';
import { generatedRoute } from './derived/generated-route.ts';
import { isFact, nearestFactOf } from './quotable-facts.ts';
import { REFERENCE_KINDS, type ReferenceKind, referenceKinds } from './reference-kinds.ts';
import type { DeclaredNames } from './schema/base.ts';
import { valueAtPath } from './value-at.ts';

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** Returns the value at a dotted path, or `undefined` if the path does not exist. Keys contain no dots. */
export const valueAt = (root: unknown, path: string): unknown => valueAtPath(root, path.split('.'));

/** Reads the names that a config declares, and the facts that its text may quote, before anything is checked. */
export function readDeclaredNames(raw: unknown): DeclaredNames {
  const names = new Map(
    referenceKinds().map((kind) => [
      kind,
      new Set(REFERENCE_KINDS[kind].parts.flatMap((part) => keysOf(valueAt(raw, part)))),
    ]),
  );
  return {
    names: (kind) => names.get(kind) ?? new Set(),
    titled: (kind, text) => titledIn(raw, kind, text),
    onlyUnused: onlyUnusedOf(raw),
    generatedPages: generatedPagesOf(raw),
    roles: rolesOf(raw),
    isFact: (path) => isFact(raw, path),
    nearestFact: nearestFactOf(raw),
  };
}

function titledIn(raw: unknown, kind: ReferenceKind, text: string): string | undefined {
  const wanted = text.toLowerCase();
  const called = (isMeant: (title: string) => boolean): readonly string[] =>
    REFERENCE_KINDS[kind].parts.flatMap((part) =>
      keysOf(valueAt(raw, part)).filter((name) => {
        const title = valueAtPath(raw, [part, name, 'name']);
        return typeof title === 'string' && isMeant(title.toLowerCase());
      }),
    );
  // 'scar-massage' was the name of “Scar massage” in the config before.
  const whole = called((title) => title === wanted || slugOf(title) === wanted);
  // People are also called by one of their names.
  return onlyOne(
    whole.length === 0 && kind === 'person' ? called((title) => title.split(' ').includes(wanted)) : whole,
  );
}

/** Pages that visitors find without a link. */
const FOUND_WITHOUT_LINK: ReadonlySet<string> = new Set(['/', '/404']);

/** Reads the references on the first call only: most configs refer to nothing that is missing. */
function onlyUnusedOf(raw: unknown): DeclaredNames['onlyUnused'] {
  const used = lazy(() => new Set([...textsOf(raw)].flatMap(({ text }) => namesReferredTo(text))));
  return (kind) => {
    // Links need not refer to aliases.
    const names = keysOf(valueAt(raw, REFERENCE_KINDS[kind].parts[0]));
    const unused = names.filter((name) => !FOUND_WITHOUT_LINK.has(name) && !used().has(name));
    // The sections of a page that was renamed are still under its old name.
    const bare = unused.filter((name) => valueAtPath(raw, ['pages', name]) === undefined);
    return onlyOne(kind === 'route' && bare.length === 1 ? bare : unused);
  };
}

const FACT_OR_TARGET = /\{([^{}]+)\}|\]\(([^()\s]+)\)/g;

/** 'massage', '/feet#prices', '/go/massage', 'treatment:massage', '{catalogue.massage.price}' and '[our team](/team)'. */
function namesReferredTo(text: string): readonly string[] {
  const marked = [...text.matchAll(FACT_OR_TARGET)].map(([, fact, target]) => fact ?? target ?? '');
  return [...(/\s/.test(text) ? [] : [text]), ...marked].flatMap((reference) => [
    reference,
    ...reference.split(/[.:#]/),
    reference.slice(reference.lastIndexOf('/') + 1),
  ]);
}

function generatedPagesOf(raw: unknown): ReadonlySet<string> {
  const folder = valueAt(raw, 'catalogueRoute');
  if (typeof folder !== 'string') return new Set();
  const withPage = new Set(
    keysOf(valueAt(raw, 'routes')).map((route) => valueAtPath(raw, ['routes', route, 'treatment'])),
  );
  const without = keysOf(valueAt(raw, 'catalogue')).filter((slug) => !withPage.has(slug));
  return new Set(without.map((slug) => generatedRoute(folder, slug)));
}

/** Three roles exist only if the config has an optional part. */
const rolesOf = (raw: unknown): ReadonlySet<string> =>
  new Set([
    'phone',
    'email',
    'directions',
    ...(valueAt(raw, 'journal') ? ['journal'] : []),
    ...(valueAt(raw, 'quiz') ? ['quiz'] : []),
    ...(valueAt(raw, 'navigation.chat') ? ['chat'] : []),
  ]);
