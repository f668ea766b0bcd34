import type { Outcome } from '../../renderer/check/outcome.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { identityOf } from '../report/identity.ts';
import { matchFindings } from '../report/match.ts';
import type { ReadSource } from '../report/source-text.ts';

/** A check, and the texts that it checked. */
export interface CheckedTexts {
  readonly outcome: Pick<Outcome, 'findings' | 'unapplied'>;
  readonly source: ReadSource;
}

/**
 * Returns the findings that an edit causes. A rule that could not be applied before, because the config was invalid, may
 * have found the same.
 */
export function newFindings(before: CheckedTexts, after: CheckedTexts): readonly Finding[] {
  const identities = ({ outcome, source }: CheckedTexts) => outcome.findings.map((one) => identityOf(one, source));
  const { matches } = matchFindings(identities(after), identities(before));
  return after.outcome.findings.filter(
    ({ rule }, index) => matches[index]?.state === 'new' && !before.outcome.unapplied.has(rule),
  );
}
