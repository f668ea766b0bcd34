import type { ConfigPath, Finding } from '../finding.ts';
import { findingsOf } from './issues.ts';
import { knownOf } from './known.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { type Overrides, override } from './overrides.ts';
import type { Known } from './schema/base.ts';
import { type Site, site } from './schema/site.ts';
import { type AcceptanceMark, type StandInMark, unwrap } from './unwrap.ts';

/** A config that has been read: the site, or why it is none, and the owner's marks either way. */
export interface Parsed {
  readonly site?: Site;
  readonly findings: readonly Finding[];
  readonly standIns: readonly StandInMark[];
  readonly acceptances: readonly AcceptanceMark[];
  /** The config without its marks, as it is written: facts are quoted from it. */
  readonly written: unknown;
  /** The names that it declares. */
  readonly known: Known;
  /** Its texts as they were read, with their paths; none where it is no site. */
  readonly leaves: readonly Leaf[];
}

/** Reads a config. Every problem is found, not only the first. */
export function parse(raw: unknown, overrides: Overrides = {}): Parsed {
  const { config, findings: overridden } = override(unwrap(raw), overrides);
  const findings = [...overridden, ...config.unsafe.map(unsafeName)];
  const known = knownOf(config.value);
  const schema = site(known);
  // Each schema reads few values: compiling it takes longer than it saves.
  const read = schema.safeParse(config.value, { reportInput: true, jitless: true });
  const rest = { standIns: config.standIns, acceptances: config.acceptances, written: config.value, known };
  if (read.success) return { site: read.data, findings, leaves: leavesOf(schema, read.data), ...rest };
  const faults = read.error.issues.flatMap((issue) => findingsOf(issue));
  return { findings: [...findings, ...faults], leaves: [], ...rest };
}

const unsafeName = (path: ConfigPath): Finding => ({
  rule: 'config/name',
  severity: 'error',
  message: '“__proto__” cannot be used as a name.',
  help: 'Use lower-case letters, figures and hyphens.',
  path,
  part: 'name',
});
