import type { Finding } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { fingerprints } from './fingerprints.ts';
import { printableJson } from './printable.ts';
import { fromWorkingFolder, isFailure, type Reporter, type ReportInput } from './report.ts';

/**
 * A code quality report of GitLab, which compares it with that of the target branch
 * (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format). Accepted findings are left out, because
 * the format cannot state that a finding is accepted.
 */
export const gitlab: Reporter = (input) => {
  const identifiers = fingerprints(input.findings, input.source);
  return printableJson(
    input.findings.map((finding, index) => ({
      check_name: finding.rule,
      description: described(finding),
      fingerprint: identifiers[index],
      severity: isFailure(finding, input) ? 'blocker' : 'minor',
      location: locationOf(finding, input),
    })),
  );
};

const described = ({ message, help, page }: Finding): string =>
  [message, ...(help ? [help] : []), ...(page ? [`(On ${page}.)`] : [])].map(escapeForTerminal).join(' ');

/** GitLab requires a line, so a finding without a location is reported at the beginning of the config. */
const locationOf = ({ location }: Finding, input: ReportInput) => ({
  path: fromWorkingFolder(location?.file ?? input.config, input),
  lines: { begin: location?.line ?? 1, ...(location ? { end: location.endLine } : {}) },
});
