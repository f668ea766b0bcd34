import { z } from 'zod';
import { type Cache, cached } from '../../renderer/core/cache.ts';
import { identityOf, identitySchema } from './identity.ts';
import { matchFindings } from './match.ts';
import { type Comparison, type ReportInput, withComparison } from './report.ts';

const recordSchema = z.object({
  version: z.literal(1),
  findings: z.array(identitySchema.extend({ isNew: z.boolean() })),
});

/** The findings of the last check of a config, and which of them it marked as new. */
export type CheckRecord = z.infer<typeof recordSchema>;

type Compared = Pick<ReportInput, 'findings' | 'unapplied' | 'source'>;

/**
 * Compares a report with the last check, if there was one, and returns the record for the next. A finding is new if the
 * last check did not have it. It stays new until it is fixed or a later check has newer ones: a second check, or an edit
 * that fixed something else, must not hide it among the old ones.
 */
export function compareWithLastCheck(
  { findings, unapplied, source }: Compared,
  last: CheckRecord | undefined,
): { readonly comparison?: Comparison; readonly record: CheckRecord } {
  const identities = findings.map((finding) => identityOf(finding, source));
  const { matches, unmatched } = matchFindings(identities, last?.findings ?? []);
  const hasNewer = matches.some(({ state }) => state === 'new');
  const states = matches.map(({ state, known }) => (!hasNewer && known?.isNew ? 'new' : state));
  // A rule that was not applied in this run may still have the same findings.
  const waiting = unmatched.filter(({ rule }) => unapplied.has(rule));
  const current = identities.map((identity, index) => ({ ...identity, isNew: !!last && states[index] === 'new' }));
  const record: CheckRecord = { version: 1, findings: [...current, ...waiting] };
  if (!last) return { record };
  const gone = unmatched.filter(({ rule }) => !unapplied.has(rule));
  return {
    comparison: { states: new Map(findings.map((finding, index) => [finding, states[index] ?? 'new'])), gone },
    record,
  };
}

/** The name of the record in the cache. A folder can contain several configs. */
const recordName = (config: string): string => `last-check/${config}.json`;

const readRecord = (value: unknown): CheckRecord | undefined => recordSchema.safeParse(value).data;

/** Marks in a report what is new since the last check. */
export const withLastCheck = async (report: ReportInput, cache: Cache): Promise<ReportInput> =>
  withComparison(report, (await comparedFromCache(report, cache)).comparison);

/**
 * Like `withLastCheck`, and makes this check the last one: for commands that print the findings. A config that cannot be
 * read says nothing about the others.
 */
export async function asLastCheck(report: ReportInput, cache: Cache, { readable }: Readable): Promise<ReportInput> {
  const { comparison, record } = await comparedFromCache(report, cache);
  if (readable) await cache.set(recordName(report.config), JSON.stringify(record));
  return withComparison(report, comparison);
}

interface Readable {
  readonly readable: boolean;
}

const comparedFromCache = async (report: ReportInput, cache: Cache) =>
  compareWithLastCheck(report, await cached(cache, recordName(report.config), readRecord));
