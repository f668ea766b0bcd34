import { type ConfigPath, type Finding, formatPath, isBelow } from '../../core/finding.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { type Candidate, candidatesFor, missingPartOf } from './candidates.ts';
import { applyEdit, type Edit } from './edits.ts';
import { inRepairOrder, type Problems, rootsOf } from './problems.ts';

/** A config in which every value can be read. */
export interface Repaired {
  readonly config: unknown;
  /** The changes, in the order in which they were made. */
  readonly edits: readonly Edit[];
  /** The changes of values. */
  readonly choices: readonly Choice[];
  /** Problems that became visible only after others were repaired, with the edits up to then. */
  readonly later: readonly { readonly finding: Finding; readonly edits: readonly Edit[] }[];
}

/** A value that could not be read, and the change that was made. */
export interface Choice extends Candidate {
  readonly path: ConfigPath;
}

/** The problems of a config, and the schema that reports them. */
interface Read {
  readonly problems: readonly Finding[];
  readonly schema: Schema;
}

export interface RepairOptions {
  readonly read: (config: unknown) => Read;
  /** The choices of another attempt: this attempt prefers other guesses. */
  readonly avoid?: readonly Choice[];
}

/** A value that cannot be read, the change that was made, and those that have not been tried. */
interface Hole {
  readonly path: ConfigPath;
  readonly chosen: Candidate;
  readonly rest: Iterator<Candidate>;
}

/** A repair can cause new problems, for example if a removed entry is named elsewhere. Most need two rounds. */
const MAX_ROUNDS = 30;

/**
 * Replaces the values of a config that cannot be read until all can be. Returns `undefined` if that is not possible.
 * @param unreadable the findings about these values
 */
export function repair(
  config: unknown,
  unreadable: readonly Finding[],
  { read, avoid = [] }: RepairOptions,
): Repaired | undefined {
  const holes = new Map<string, Hole>();
  const edits: Edit[] = [];
  const later: { finding: Finding; edits: readonly Edit[] }[] = [];
  let value = config;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { schema, problems: found } = read(value);
    const problems = round === 0 ? unreadable : found;
    if (problems.length === 0) return { config: value, edits: [...edits], later, choices: choicesIn(holes) };
    if (round > 0) later.push(...problems.map((finding) => ({ finding, edits: [...edits] })));
    const before = value;
    for (const findings of inRepairOrder(rootsOf(problems))) {
      // Another repair of this round has already changed the value, or declared the name that it misses.
      const [{ path = [], missingPath }] = findings;
      const missing = missingPartOf(missingPath, before) ?? path;
      if ([path, missing].some((at) => valueAtPath(value, at) !== valueAtPath(before, at))) continue;
      const next = nextFor(findings, { config: value, schema, holes, avoid });
      if (!next) return undefined;
      value = next.edits.reduce(applyEdit, value);
      edits.push(...next.edits);
    }
  }
  return undefined;
}

interface Context {
  readonly config: unknown;
  readonly schema: Schema;
  readonly holes: Map<string, Hole>;
  readonly avoid: readonly Candidate[];
}

/** Returns the next way to repair a value, or what contains it if all have been tried. */
function nextFor(findings: Problems, context: Context): Candidate | undefined {
  const { holes, config, schema } = context;
  const path = findings[0].path ?? [];
  if (path.length === 0) return undefined;
  const known = holeAround(path, holes);
  const hole = known ?? { path, rest: withLast(candidatesFor({ findings, path, config, schema }), context.avoid) };
  const { value, done } = hole.rest.next();
  if (!done) {
    holes.set(formatPath(hole.path), { ...hole, chosen: value });
    return value;
  }
  holes.delete(formatPath(hole.path));
  return nextFor([{ ...findings[0], rule: 'config/missing', path: hole.path.slice(0, -1) }], context);
}

/** Returns the largest repaired value that contains a path: if it has problems, it was not repaired well. */
const holeAround = (path: ConfigPath, holes: ReadonlyMap<string, Hole>): Hole | undefined =>
  [...holes.values()].filter((hole) => isBelow(path, hole.path)).sort((a, b) => a.path.length - b.path.length)[0];

const choicesIn = (holes: ReadonlyMap<string, Hole>): readonly Choice[] =>
  [...holes.values()].map(({ path, chosen }) => ({ ...chosen, path }));

/** Puts the candidates to avoid after the others. */
function* withLast(candidates: Iterable<Candidate>, avoid: readonly Candidate[]): Generator<Candidate> {
  const keys = new Set(avoid.filter(({ isGuess }) => isGuess).map(keyOf));
  const late: Candidate[] = [];
  for (const candidate of candidates) {
    if (keys.has(keyOf(candidate))) late.push(candidate);
    else yield candidate;
  }
  yield* late;
}

const keyOf = ({ edits }: Candidate): string => JSON.stringify(edits);
