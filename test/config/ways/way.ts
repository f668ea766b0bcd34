import type { ConfigPath } from '../../../renderer/core/finding.ts';

/** One way in which a value can get into a config, and its expected location. */
export interface Way {
  readonly way: string;
  readonly files: Readonly<Record<string, string>>;
  readonly path: ConfigPath;
  /** The text at the expected location. */
  readonly text: string;
  readonly file?: string;
  readonly part?: 'name';
  /** The value in the config, needed if only the value shows which of two expressions was used. */
  readonly value?: unknown;
}

/** Returns the files of a config that exports one expression, after some code. */
export const site = (value: string, before = '') => ({ 'site.config.ts': `${before}\nexport default ${value};\n` });
