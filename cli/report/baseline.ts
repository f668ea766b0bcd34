import { z } from 'zod';
import { type FindingIdentity, identityOf, identitySchema } from './identity.ts';
import { matchFindings } from './match.ts';
import type { Comparison, ReportInput } from './report.ts';

/** The warnings that a check of this site may have. */
export type Baseline = readonly FindingIdentity[];

const baselineSchema = z.object({ version: z.literal(1), baseline: z.array(identitySchema) });

/** Reads the text of a baseline file; returns `undefined` if it is not one. */
export function readBaseline(text: string): Baseline | undefined {
  try {
    return baselineSchema.parse(JSON.parse(text)).baseline;
  } catch {
    return undefined;
  }
}

/** One line per warning, in an order that does not depend on lines of the config, so that git can merge two versions. */
export function baselineText(baseline: Baseline): string {
  const lines = baseline.map((identity) => `    ${JSON.stringify(identity)}`);
  const inOrder = lines.sort((a, b) => (a < b ? -1 : Number(a > b)));
  return `{\n  "version": 1,\n  "baseline": [${inOrder.length > 0 ? `\n${inOrder.join(',\n')}\n  ` : ''}]\n}\n`;
}

/** Compares a report with a baseline: what is not in the baseline is new. `name` is the file as the user wrote it. */
export function compareWithBaseline(report: ReportInput, baseline: Baseline, name: string): Comparison {
  const { findings, unapplied } = report;
  const { matches, unmatched } = matchFindings(identitiesOf(report), baseline);
  return {
    states: new Map(findings.map((finding, index) => [finding, matches[index]?.state ?? 'new'])),
    gone: unmatched.filter(({ rule }) => !unapplied.has(rule)),
    baseline: name,
  };
}

/**
 * Returns the baseline that contains the warnings of a report. Errors are never part of it, because they stop the
 * build. Entries of rules that were not applied in this run stay.
 */
export function baselineOf(report: ReportInput, before: Baseline): Baseline {
  const warnings = report.findings.filter(({ severity }) => severity === 'warning');
  const { unmatched } = matchFindings(identitiesOf(report), before);
  const waiting = unmatched.filter(({ rule }) => report.unapplied.has(rule));
  return [...warnings.map((finding) => identityOf(finding, report.source)), ...waiting];
}

const identitiesOf = ({ findings, source }: ReportInput): Baseline =>
  findings.map((finding) => identityOf(finding, source));
