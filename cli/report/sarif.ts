import packageJson from '../../package.json' with { type: 'json' };
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { type Finding, type Fix, formatPath, type SourceLocation } from '../../renderer/core/finding.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';
import { ruleMarkdown } from '../explain/markdown.ts';
import { ruleText } from '../explain/text.ts';
import { PLAIN } from '../terminal.ts';
import { fingerprints } from './fingerprints.ts';
import { printableJson } from './printable.ts';
import { fromWorkingFolder, type Reporter, type ReportInput } from './report.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** SARIF 2.1.0, for code scanning and editors (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). */
export const sarif: Reporter = (input) => {
  const accepted = input.accepted.map(({ finding, location }) => (location ? { ...finding, location } : finding));
  const identifiers = fingerprints([...input.findings, ...accepted], input.source);
  const run = {
    tool: { driver: driver() },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true }],
    results: [
      ...input.findings.map((finding, index) => ({
        ...result(finding, input, identifiers[index]),
        ...baselineState(finding, input),
        suppressions: [],
      })),
      ...input.accepted.map(({ reason, until }, index) => ({
        ...result(accepted[index], input, identifiers[input.findings.length + index]),
        suppressions: [{ kind: 'inSource', status: 'accepted', justification: `${reason} (Until ${until}.)` }],
      })),
    ],
  };
  return printableJson({ $schema: SCHEMA, version: '2.1.0', runs: [run] });
};

const driver = () => ({
  name: 'site check',
  semanticVersion: packageJson.version,
  rules: ruleTexts.map((rule) => ({
    id: rule.name,
    shortDescription: { text: rule.checks },
    fullDescription: { text: rule.because },
    help: { text: ruleText(rule, PLAIN), markdown: ruleMarkdown(rule) },
    defaultConfiguration: { level: rule.severity },
    properties: { tags: [familyOf(rule.name)] },
  })),
});

const indexes = new Map<string, number>(ruleTexts.map(({ name }, index) => [name, index]));

function result(finding: Finding | undefined, input: ReportInput, fingerprint: string | undefined) {
  if (!finding || fingerprint === undefined) throw new Error('A result has no finding or no fingerprint.');
  const { rule, severity, message, help, page, fix, relatedLocations } = finding;
  return {
    ruleId: rule,
    ruleIndex: indexes.get(rule) ?? -1,
    level: severity,
    message: { text: help ? `${message}\n${help}` : message },
    locations: [locationOf(finding, input)],
    ...(relatedLocations
      ? {
          relatedLocations: relatedLocations.map((location, id) => ({
            id,
            ...physical(location, input),
            message: { text: 'The same problem.' },
          })),
        }
      : {}),
    // GitHub compares runs only by the second property
    // (https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning).
    partialFingerprints: { 'siteCheck/v1': fingerprint, primaryLocationLineHash: fingerprint },
    ...(fix ? { fixes: [fixOf(fix, input)] } : {}),
    ...(page ? { properties: { page } } : {}),
  };
}

/**
 * Results that are gone are left out, although SARIF has a state for them: code scanning would show them as open. Without
 * a comparison, a result must not have a state.
 */
const baselineState = (finding: Finding, { comparison }: ReportInput) =>
  comparison ? { baselineState: comparison.states.get(finding) ?? 'new' } : {};

/** A finding without a location is reported at the config file, because code scanning omits results without one. */
const locationOf = ({ location, path }: Finding, input: ReportInput) => ({
  physicalLocation: {
    artifactLocation: artifact(location?.file ?? input.config, input),
    ...(location ? { region: regionOf(location) } : {}),
  },
  ...(path ? { logicalLocations: [{ fullyQualifiedName: formatPath(path) }] } : {}),
});

const physical = (location: SourceLocation, input: ReportInput) => ({
  physicalLocation: { artifactLocation: artifact(location.file, input), region: regionOf(location) },
});

const artifact = (file: string, input: ReportInput) => ({
  uri: fromWorkingFolder(file, input).split('/').map(encodeURIComponent).join('/'),
  uriBaseId: '%SRCROOT%',
});

/** Both formats count lines and columns from 1, and the end is the column after the last character. */
const regionOf = ({ line, column, endLine, endColumn }: SourceLocation) => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn,
});

const fixOf = ({ title, edits }: Fix, input: ReportInput) => ({
  description: { text: title },
  artifactChanges: [...new Set(edits.map(({ file }) => file))].map((file) => ({
    artifactLocation: artifact(file, input),
    replacements: edits
      .filter((edit) => edit.file === file)
      .map((edit) => ({ deletedRegion: regionOf(edit), insertedContent: { text: edit.text } })),
  })),
});
