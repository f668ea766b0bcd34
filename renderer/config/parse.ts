import { type ConfigPath, type Finding, formatPath } from '../core/finding.ts';
import { changeDaysIn } from './change-days.ts';
import { dayFindings } from './day-findings.ts';
import { readDeclaredNames } from './declared-names.ts';
import { findingsOf } from './issues.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { explainMissing } from './missing-fields.ts';
import { type Overrides, override } from './overrides.ts';
import type { DeclaredNames } from './schema/base.ts';
import { type Site, site } from './schema/site.ts';
import { type AcceptAnnotation, type StandInAnnotation, stripAnnotations } from './strip-annotations.ts';

/** The result of parsing a config: the site or its problems, and the owner's annotations in both cases. */
export interface Parsed {
  readonly site?: Site;
  readonly findings: readonly Finding[];
  readonly standIns: readonly StandInAnnotation[];
  readonly acceptances: readonly AcceptAnnotation[];
  /** The config without its annotations, before parsing: facts are quoted from it. */
  readonly plainConfig: unknown;
  /** The names that it declares. */
  readonly declaredNames: DeclaredNames;
  /** The days on which a value changes, in their order. */
  readonly changeDays: readonly string[];
  /** The day on which the values were read; missing if none of them changes. */
  readonly day?: string;
  /** Its strings after parsing, with their paths; empty if the config has problems. */
  readonly leaves: readonly Leaf[];
}

export interface ParseOptions {
  readonly overrides?: Overrides;
  /** The day on which values that change are read: '2027-04-01'. The day before all changes if it is missing. */
  readonly day?: string;
  readonly schemaFor?: typeof site;
}

/** Parses a config and reports every problem at once. Creating the schema takes most of the time. */
export function parse(raw: unknown, { overrides = {}, day = '', schemaFor = site }: ParseOptions = {}): Parsed {
  const { config, findings: overridden } = override(stripAnnotations(raw, day), overrides);
  const findings = [
    ...overridden,
    ...config.unsafe.map(unsafeName),
    ...config.undefinedFields.map(undefinedField),
    ...config.cyclicValues.map(cyclicValue),
    ...config.changing.flatMap(dayFindings),
    ...config.standIns.filter(({ note }) => note.trim() === '').map(withoutNote),
  ];
  const isUndefined = pathsOf([...config.undefinedFields, ...config.cyclicValues]);
  const declaredNames = readDeclaredNames(config.value);
  const schema = schemaFor(declaredNames);
  // Each schema reads few values, so compiling it would take longer than it saves.
  const read = schema.safeParse(config.value, { reportInput: true, jitless: true });
  const changeDays = changeDaysIn(raw);
  const rest = {
    ...{ standIns: config.standIns, acceptances: config.acceptances, plainConfig: config.value, declaredNames },
    ...{ changeDays, ...(changeDays.length === 0 ? {} : { day }) },
  };
  if (read.success) return { site: read.data, findings, leaves: leavesOf(schema, read.data), ...rest };
  const problems = read.error.issues
    .flatMap((issue) => findingsOf(issue))
    .filter(({ rule, path }) => rule !== 'config/missing' || !isUndefined(path ?? []))
    .map((problem) => explainMissing(problem, config.value));
  return { findings: [...findings, ...problems], leaves: [], ...rest };
}

const unsafeName = (path: ConfigPath): Finding => ({
  rule: 'config/name',
  severity: 'error',
  message: '“__proto__” cannot be used as a name.',
  help: 'Use lower-case letters, digits and hyphens.',
  path,
  part: 'name',
});

const cyclicValue = (path: ConfigPath): Finding => ({
  rule: 'config/type',
  severity: 'error',
  message: 'This value contains itself, or is nested more than 50 levels deep.',
  help: 'Write the value out in full.',
  path,
});

const withoutNote = ({ path }: StandInAnnotation): Finding => ({
  rule: 'config/text',
  severity: 'error',
  message: 'This stand-in has no note.',
  help: "Describe the value that must replace it: standIn('…', 'the number that clients call').",
  path,
  annotation: { field: 'note' },
});

/** Zod skips an optional field that is undefined, so the owner's value would be lost without a message. */
const undefinedField = (path: ConfigPath): Finding => ({
  rule: 'config/missing',
  severity: 'error',
  message: `“${String(path.at(-1))}” is undefined: the name used here has no value.`,
  help: 'Correct the name, or remove the field.',
  path,
});

const pathsOf = (paths: readonly ConfigPath[]): ((path: ConfigPath) => boolean) => {
  const declaredNames = new Set(paths.map(formatPath));
  return (path) => declaredNames.has(formatPath(path));
};
