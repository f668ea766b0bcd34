import type { ConfigPath } from '../../../renderer/core/finding.ts';

/** How a value gets into a config, and its expected location. */
export interface Way {
  readonly way: string;
  readonly files: Readonly<Record<string, string>>;
  readonly path: ConfigPath;
  /** The text at the expected location. */
  readonly text: string;
  readonly file?: string;
  readonly part?: 'name';
  /** The value in the config, if only it shows which of two expressions was used. */
  readonly value?: unknown;
}

/** The files of a config with one expression and the code before it. */
export const site = (value: string, before = '') => ({ 'site.config.ts': `${before}\nexport default ${value};\n` });
