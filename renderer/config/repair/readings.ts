import { distinctBy } from '../../core/distinct.ts';
import { type ConfigPath, type Finding, formatPath, isBelow } from '../../core/finding.ts';
import { type Parsed, readPlain } from '../parse.ts';
import type { Site } from '../schema/site.ts';
import { sharedSchema } from '../shared-schema.ts';
import type { AnnotatedPath } from '../strip-annotations.ts';
import { type Edit, pathAfter, pathBefore } from './edits.ts';
import type { Hidden } from './hidden.ts';
import { type Repaired, repair } from './index.ts';

/** An invalid config, read with other values in place of those that cannot be read. */
export interface Reading {
  readonly parsed: Parsed & { readonly site: Site };
  /** The changes, in the order in which they were made. */
  readonly edits: readonly Edit[];
  /** The paths of values that could be anything. */
  readonly guessed: ReadonlySet<string>;
  /** Problems that other problems had hidden. */
  readonly later: readonly Finding[];
}

/** How an invalid config is read for the rest of the check. */
export interface Readings {
  /**
   * One reading if the owner probably meant just that; otherwise two, with different values in place of those that
   * cannot be read: whatever depends on these values differs between the two. Empty if nothing can take their place.
   */
  readonly readings: readonly Reading[];
  /** The owner’s values that are not known, or not completely. */
  readonly unknown: readonly ConfigPath[];
  /** The possible contents of these values. */
  readonly hidden: ReadonlySet<Hidden>;
}

export function readingsOf(parsed: Parsed): Readings {
  const { plainConfig, unreadable } = parsed;
  const schemaFor = sharedSchema();
  const read = (config: unknown) => readPlain(config, schemaFor);
  const first = repair(plainConfig, unreadable, { read });
  if (!first) return { readings: [], unknown: [], hidden: new Set() };
  const hasGuess = first.choices.some(({ isGuess }) => isGuess);
  const second = hasGuess ? repair(plainConfig, unreadable, { read, avoid: first.choices }) : undefined;
  const repaired = [first, ...(second ? [second] : [])];
  return {
    readings: repaired.flatMap((one) => readingOf(one, parsed, read(one.config))),
    unknown: unknownIn(first, unreadable),
    hidden: new Set(repaired.flatMap(({ choices }) => choices.flatMap(({ hides }) => hides ?? []))),
  };
}

function unknownIn({ choices }: Repaired, unreadable: readonly Finding[]): readonly ConfigPath[] {
  const known = new Set(choices.flatMap(({ path, hides }) => (hides ? [] : [formatPath(path)])));
  const paths = unreadable.flatMap(({ path }) => (path && !known.has(formatPath(path)) ? [path] : []));
  return choices.some(({ hides }) => hides) ? distinctBy(paths, formatPath) : [];
}

function readingOf(
  repaired: Repaired,
  parsed: Parsed,
  { site, leaves, declaredNames }: ReturnType<typeof readPlain>,
): readonly Reading[] {
  const { config, edits, choices } = repaired;
  const guessed = new Set(choices.flatMap(({ path, isGuess }) => (isGuess ? [formatPath(path)] : [])));
  if (!site) return [];
  const { standIns, acceptances, ...rest } = parsed;
  const annotations = { standIns: moved(standIns, edits), acceptances: moved(acceptances, edits) };
  // The problems are reported once, not for each reading.
  const read = { ...rest, ...annotations, findings: [], site, leaves, declaredNames, plainConfig: config };
  return [{ parsed: read, edits, guessed, later: ownLater(repaired) }];
}

/** Returns the annotations at the paths that their values have after the edits. */
const moved = <Annotation extends AnnotatedPath>(
  annotations: readonly Annotation[],
  edits: readonly Edit[],
): readonly Annotation[] =>
  annotations.flatMap((annotation) => {
    const path = edits.reduce<ConfigPath | undefined>((at, edit) => at && pathAfter(at, edit), annotation.path);
    return path ? [{ ...annotation, path }] : [];
  });

/** Returns the problems that are the owner’s. The others concern a value that a repair has changed or removed. */
const ownLater = ({ later }: Repaired): readonly Finding[] =>
  later.flatMap(({ finding, edits }) => {
    const { path = [], missingPath } = finding;
    // One field can contradict another: a last day that is before the first.
    const compared = path.length > 1 ? path.slice(0, -1) : path;
    const isCaused = edits.some(
      (edit) =>
        isBelow(edit.path, compared) || (missingPath !== undefined && isBelow(missingPath.split('.'), edit.path)),
    );
    const written = pathInConfig(path, edits);
    return written && !isCaused ? [{ ...finding, path: written }] : [];
  });

/**
 * Returns the path that a value of the repaired config has in the owner’s; `undefined` if the owner did not write it.
 */
export const pathInConfig = (path: ConfigPath, edits: readonly Edit[]): ConfigPath | undefined =>
  edits.toReversed().reduce<ConfigPath | undefined>((at, edit) => at && pathBefore(at, edit), path);
