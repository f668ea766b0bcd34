import type { Parsed } from '../config/parse.ts';
import { pathBefore } from '../config/repair/edits.ts';
import type { Hidden } from '../config/repair/hidden.ts';
import { pathInConfig, type Reading, readingsOf } from '../config/repair/readings.ts';
import { type Finding, formatPath, isBelow } from '../core/finding.ts';
import type { FinishedPage } from '../html/finish.ts';
import type { Despite, Examined, ExaminedReading } from './examined.ts';
import type { AppliedExceptions } from './exceptions/apply.ts';

/** Checks everything that can be checked despite the problems of a config. */
export async function examineDespite(
  parsed: Parsed,
  examine: (reading: Reading) => Promise<Examined>,
): Promise<Despite> {
  const { readings, ...rest } = readingsOf(parsed);
  const examined: ExaminedReading[] = [];
  for (const reading of readings) examined.push({ reading, examined: await examine(reading) });
  return { examined, ...rest };
}

/**
 * Returns what is found in every reading of a config, however its invalid values are corrected. The paths are those of
 * the owner’s config.
 */
export function certainFindings(
  { examined, hidden, unknown }: Despite,
  apply: (examined: Examined) => AppliedExceptions,
): AppliedExceptions {
  const [first, ...others] = examined.map((one) => ({ reading: one.reading, ...restored(apply(one.examined), one) }));
  if (!first) return { findings: [], accepted: [] };
  const known = others.map((other) => new Set([...other.findings, ...other.accepted.map(ofAccepted)].map(keyOf)));
  const isCertain = (finding: Finding) =>
    !isHidden(finding, hidden) &&
    !isOfUnknownPlace(finding, unknown) &&
    known.every((keys) => keys.has(keyOf(finding)));
  return {
    findings: first.findings.filter(isCertain),
    accepted: first.accepted.filter(({ finding }) => isCertain(finding)),
  };
}

/** The unknown value may be the one that the rule is looking for. */
const isHidden = ({ searchesFor }: Finding, hidden: ReadonlySet<Hidden>): boolean =>
  searchesFor !== undefined && (hidden.has('anything') || hidden.has(searchesFor));

/** An address that cannot be read is compared with that of the last build when it can. */
const isOfUnknownPlace = ({ rule }: Finding, unknown: Despite['unknown']): boolean =>
  rule === 'content/moved-clinic' && unknown.some((path) => isBelow(path, ['clinic', 'address']));

const ofAccepted = ({ finding }: AppliedExceptions['accepted'][number]): Finding => finding;

const keyOf = ({ rule, message, path, part, span, words, within, location, annotation }: Finding): string =>
  JSON.stringify([rule, message, path, part, span, words, within, location, annotation]);

const restored = (
  { findings, accepted }: AppliedExceptions,
  { reading }: Pick<ExaminedReading, 'reading'>,
): AppliedExceptions => ({
  findings: [...reading.later, ...findings.flatMap((finding) => restore(finding, reading) ?? [])],
  accepted: accepted.flatMap((one) => {
    const finding = restore(one.finding, reading);
    const path = pathInConfig(one.path, reading.edits);
    return finding && path ? [{ ...one, finding, path }] : [];
  }),
});

/** Returns a finding at the path of the owner’s value; `undefined` if it is about a value that was put in its place. */
function restore(finding: Finding, { edits, guessed }: Reading): Finding | undefined {
  let restored = finding;
  for (const edit of edits.toReversed()) {
    if (!restored.path) return restored;
    const path = pathBefore(restored.path, edit);
    if (!path) return undefined;
    const isEdited = edit.kind === 'text' && formatPath(path) === formatPath(edit.path) && restored.part !== 'name';
    // The words that an exception covers may be those that were edited.
    if (isEdited && restored.rule.startsWith('config/exception')) return undefined;
    const span = isEdited && restored.span ? spanBefore(restored.span, edit) : restored.span;
    if (span === 'within') return undefined;
    restored = { ...restored, path, ...(span ? { span } : {}) };
  }
  // A reference to a name that was declared for the check stays as it is.
  const isGuessed = !restored.span && guessed.has(formatPath(restored.path ?? []));
  return isGuessed ? undefined : restored;
}

type Span = NonNullable<Finding['span']>;

/**
 * Returns the position that characters had before other characters were replaced; 'within' if they are among the
 * replaced ones.
 */
function spanBefore(span: Span, { at, length, to }: Span & { readonly to: string }): Span | 'within' {
  if (span.at + span.length <= at) return span;
  return span.at >= at + to.length ? { ...span, at: span.at + length - to.length } : 'within';
}

/** Returns the pages that every reading contains, in the version of the first reading. */
export function pagesDespite({ examined }: Despite): readonly FinishedPage[] {
  const [first = [], ...others] = examined.map((one) => one.examined.site?.pages ?? []);
  const routes = others.map((pages) => new Set(pages.map(({ route }) => route)));
  return first.filter(({ route }) => routes.every((known) => known.has(route)));
}

/** Returns the pages that differ between the readings: they show an unknown value. */
export function uncertainPages({ examined }: Despite): readonly string[] {
  const all = examined.map((one) => new Map((one.examined.site?.pages ?? []).map(({ route, key }) => [route, key])));
  const routes = new Set(all.flatMap((keys) => [...keys.keys()]));
  return [...routes].filter((route) => new Set(all.map((keys) => keys.get(route))).size > 1);
}
