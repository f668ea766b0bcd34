import { type ConfigPath, type Finding, formatPath } from '../core/finding.ts';
import { readDeclaredNames } from './declared-names.ts';
import { findingsOf } from './issues.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { type Overrides, override } from './overrides.ts';
import type { DeclaredNames } from './schema/base.ts';
import { type Site, site } from './schema/site.ts';
import { type AcceptAnnotation, type StandInAnnotation, stripAnnotations } from './strip-annotations.ts';

/** A config that has been read: the site, or why it is none, and the owner's marks either way. */
export interface Parsed {
  readonly site?: Site;
  readonly findings: readonly Finding[];
  readonly standIns: readonly StandInAnnotation[];
  readonly acceptances: readonly AcceptAnnotation[];
  /** The config without its marks, as it is written: facts are quoted from it. */
  readonly plainConfig: unknown;
  /** The names that it declares. */
  readonly declaredNames: DeclaredNames;
  /** Its texts as they were read, with their paths; none where it is no site. */
  readonly leaves: readonly Leaf[];
}

/** Reads a config. Every problem is found, not only the first. To make its schema takes most of the time. */
export function parse(raw: unknown, overrides: Overrides = {}, schemaFor: typeof site = site): Parsed {
  const { config, findings: overridden } = override(stripAnnotations(raw), overrides);
  const findings = [
    ...overridden,
    ...config.unsafe.map(unsafeName),
    ...config.undefinedFields.map(hollowField),
    ...config.cyclicValues.map(endlessValue),
    ...config.standIns.filter(({ note }) => note.trim() === '').map(noteless),
  ];
  const isHollow = pathsOf([...config.undefinedFields, ...config.cyclicValues]);
  const declaredNames = readDeclaredNames(config.value);
  const schema = schemaFor(declaredNames);
  // Each schema reads few values: compiling it takes longer than it saves.
  const read = schema.safeParse(config.value, { reportInput: true, jitless: true });
  const rest = { standIns: config.standIns, acceptances: config.acceptances, plainConfig: config.value, declaredNames };
  if (read.success) return { site: read.data, findings, leaves: leavesOf(schema, read.data), ...rest };
  const problems = read.error.issues
    .flatMap((issue) => findingsOf(issue))
    .filter(({ rule, path }) => rule !== 'config/missing' || !isHollow(path ?? []));
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

const endlessValue = (path: ConfigPath): Finding => ({
  rule: 'config/type',
  severity: 'error',
  message: 'This value holds itself, or lists and groups far too deep in each other.',
  help: 'Write out what is meant to stand here.',
  path,
});

const noteless = ({ path }: StandInAnnotation): Finding => ({
  rule: 'config/text',
  severity: 'error',
  message: 'This stand-in does not say what to put in its place.',
  help: "Write it for whoever replaces it: standIn('…', 'the number that clients call').",
  path,
  annotation: { field: 'note' },
});

/** A field that may be left out is passed over where it is empty, and what was meant to be said would be lost. */
const hollowField = (path: ConfigPath): Finding => ({
  rule: 'config/missing',
  severity: 'error',
  message: `“${String(path.at(-1))}” holds nothing: what stands here is the name of no value.`,
  help: 'Correct the name, or leave the field out.',
  path,
});

const pathsOf = (paths: readonly ConfigPath[]): ((path: ConfigPath) => boolean) => {
  const declaredNames = new Set(paths.map(formatPath));
  return (path) => declaredNames.has(formatPath(path));
};
