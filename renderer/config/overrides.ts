import type { Finding } from '../core/finding.ts';
import { escapeForTerminal } from '../facts/plain-text.ts';
import { isOrigin } from './schema/web-address.ts';
import type { AnnotatedConfig } from './strip-annotations.ts';

/** Values from the environment or a flag that replace values of the config in this build. */
export interface Overrides {
  readonly baseUrl?: Override | undefined;
  readonly journalOrigin?: Override | undefined;
  readonly mapsKey?: Override | undefined;
}

export interface Override {
  readonly value: string;
  /** Its source: 'SITE_BASE_URL', '--base-url'. */
  readonly from: string;
}

interface Slot {
  readonly of: keyof Overrides;
  readonly path: readonly [string, ...string[]];
  readonly valid: (value: string) => boolean;
  readonly like: string;
}

const SLOTS: readonly Slot[] = [
  { of: 'baseUrl', path: ['hosting', 'url'], valid: isOrigin, like: 'https://www.clinic.example' },
  { of: 'journalOrigin', path: ['journal', 'origin'], valid: isOrigin, like: 'https://journal.clinic.example' },
  { of: 'mapsKey', path: ['embeds', '*', 'key'], valid: (value) => /^[\w-]{1,100}$/.test(value), like: 'AbC-123_x' },
];

/** Applies the overrides. An invalid override is a finding, like an invalid value of the config. */
export function override(
  config: AnnotatedConfig,
  overrides: Overrides,
): { config: AnnotatedConfig; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  let overridden = config;
  for (const slot of SLOTS) {
    const given = overrides[slot.of];
    if (given && slot.valid(given.value)) overridden = setOverride(overridden, slot.path, given.value);
    else if (given) findings.push(invalid(given, slot));
  }
  return { config: overridden, findings };
}

const invalid = ({ value, from }: Override, { like }: Slot): Finding => ({
  rule: 'config/override',
  severity: 'error',
  message: `${from} is “${escapeForTerminal(value)}”, which cannot be used.`,
  help: `Write it like “${like}”.`,
});

/** Replaces a value; a replaced stand-in no longer counts as a stand-in. */
function setOverride(config: AnnotatedConfig, path: readonly string[], value: string): AnnotatedConfig {
  const matches = (at: readonly (string | number)[]) =>
    at.length === path.length && path.every((key, index) => key === '*' || key === at[index]);
  return {
    ...config,
    value: setAt(config.value, path, value),
    standIns: config.standIns.filter((annotation) => !matches(annotation.path)),
  };
}

/** Replaces existing values only: a site without a journal does not get one. */
function setAt(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      key === '*' || name === key ? setAt(inner, rest, text) : inner,
    ]),
  );
}
