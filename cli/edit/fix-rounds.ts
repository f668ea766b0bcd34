import { dirname, join } from 'node:path';
import type { CheckOptions } from '../../renderer/check/options.ts';
import type { Outcome } from '../../renderer/check/outcome.ts';
import { applyEdits, decoded, type TextEdit, type Texts, withoutOverlaps } from '../../renderer/config/edit/index.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { checkSite } from '../../renderer/examine.ts';
import type { NodeIo } from '../node-io.ts';
import { fixEdits } from './fix-edits.ts';
import { isStaleDocument } from './stale-documents.ts';

/** Overlapping fixes need several rounds, but never this many. */
const MAX_ROUNDS = 10;

/** A fix that was made, with the finding that contained it. */
export interface MadeFix {
  readonly finding: Finding;
  readonly edits: readonly TextEdit[];
}

export interface FixedSite {
  readonly fixes: readonly MadeFix[];
  /** The changed files before and after. */
  readonly before: Texts;
  readonly after: Texts;
  /** The check after the last fix. */
  readonly outcome: Outcome;
}

/** A state of the files, and what the check says about it. */
interface State {
  readonly texts: Texts;
  readonly outcome: Outcome;
}

/** The state that all rounds share. */
interface Rounds {
  readonly options: CheckOptions;
  readonly io: NodeIo;
  readonly check: (texts: Texts) => Promise<Outcome>;
  /** The texts of the files that fixes change, as they are on the disk. */
  readonly originals: Map<string, string>;
  /** Fixes that caused errors. */
  readonly failed: Set<string>;
}

/**
 * Makes the mechanical fixes of findings in rounds: fixes that overlap come one after the other, and a fix can reveal
 * further findings. A fix after which there are more errors is left out.
 */
export async function fixRounds(options: CheckOptions, io: NodeIo): Promise<FixedSite> {
  const check = (texts: Texts): Promise<Outcome> => checkSite({ ...options, edited: { texts } }, io);
  const rounds: Rounds = { options, io, check, originals: new Map(), failed: new Set() };
  let state: State = { texts: new Map(), outcome: await check(new Map()) };
  const fixes: MadeFix[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { chosen, texts } = await fixesIn(state, rounds);
    if (chosen.length === 0) break;
    const { made, next } = await tryFixes(chosen, { ...state, texts }, rounds);
    fixes.push(...made);
    state = next;
  }
  const { originals } = rounds;
  const after = new Map([...state.texts].filter(([path, text]) => originals.get(path) !== text));
  return { fixes, before: originals, after, outcome: state.outcome };
}

/** Returns the fixes that can be made together, and the texts that they change. */
async function fixesIn(
  { texts, outcome }: State,
  { options, io, originals, failed }: Rounds,
): Promise<{ readonly chosen: readonly MadeFix[]; readonly texts: Texts }> {
  const candidates = outcome.findings.filter((finding) => finding.fix && !failed.has(keyOf(finding)));
  const read = await withFiles(candidates, texts, { originals, folder: dirname(options.file), io });
  const possible = candidates.flatMap((finding) => {
    const edits = fixEdits(finding, read, options.file);
    return edits ? [{ finding, edits }] : [];
  });
  const groups = new Set(withoutOverlaps(possible.map(({ edits }) => edits)));
  return { chosen: possible.filter(({ edits }) => groups.has(edits)), texts: read };
}

const keyOf = ({ rule, path, location, fix }: Finding): string =>
  JSON.stringify([rule, path ?? location?.file, fix?.title]);

/**
 * Counts the errors of the rules that were applied before, too: a config that becomes valid reveals errors on pages.
 * Printed documents do not count, because every fix of a fact that they show makes them out of date.
 */
const errorsAfter = ({ findings }: Outcome, before: Outcome): number =>
  findings.filter(
    (finding) => finding.severity === 'error' && !before.unapplied.has(finding.rule) && !isStaleDocument(finding),
  ).length;

/** Makes all fixes at once; if this causes new errors, makes the first fix that causes none. */
async function tryFixes(
  chosen: readonly MadeFix[],
  state: State,
  { check, failed }: Rounds,
): Promise<{ readonly made: readonly MadeFix[]; readonly next: State }> {
  const attempt = async (some: readonly MadeFix[]): Promise<State | undefined> => {
    const texts = applyEdits(
      state.texts,
      some.flatMap(({ edits }) => edits),
    );
    const outcome = await check(texts);
    const isWorse = errorsAfter(outcome, state.outcome) > errorsAfter(state.outcome, state.outcome);
    return isWorse ? undefined : { texts, outcome };
  };
  const all = await attempt(chosen);
  if (all) return { made: chosen, next: all };
  // The positions of the others belong to the texts before it, so they follow in later rounds.
  for (const one of chosen) {
    const next = chosen.length > 1 ? await attempt([one]) : undefined;
    if (next) return { made: [one], next };
    failed.add(keyOf(one.finding));
  }
  return { made: [], next: state };
}

interface Files {
  readonly originals: Map<string, string>;
  readonly folder: string;
  readonly io: Pick<NodeIo, 'read'>;
}

/** Reads the files that fixes change. */
async function withFiles(findings: readonly Finding[], texts: Texts, { originals, folder, io }: Files): Promise<Texts> {
  const all = new Map(texts);
  const names = new Set(findings.flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []));
  for (const path of [...names].map((name) => join(folder, name))) {
    if (all.has(path)) continue;
    const bytes = await io.read(path);
    const text = bytes && decoded(bytes);
    if (text === undefined) continue;
    all.set(path, text);
    originals.set(path, text);
  }
  return all;
}
