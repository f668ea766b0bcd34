import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';

/** A finding about a value that cannot be read. */
export const configError = (rule: RuleName, message: string, path: ConfigPath, help?: string): Finding => ({
  rule,
  severity: 'error',
  message,
  path,
  ...(help === undefined ? {} : { help }),
});

export const missing = (path: ConfigPath, help?: string): Finding => ({
  ...configError('config/missing', `“${String(path.at(-1) ?? 'The config')}” is missing.`, path, help),
  missingPath: formatPath(path),
});

export const renamed = (name: string, current: string, path: ConfigPath): Finding =>
  configError('config/unknown-key', `“${name}” is now called “${current}”.`, path, `Write “${current}” instead.`);

/** Marks the name of a field, not its value, as the location of a finding. */
export const atName = (finding: Finding): Finding => ({ ...finding, part: 'name' });
