import type { ConfigPath } from '../../../renderer/core/finding.ts';

/** A way in which a value comes into a config, and where it is to be found. */
export interface Way {
  readonly way: string;
  readonly files: Readonly<Record<string, string>>;
  readonly path: ConfigPath;
  /** What stands at the place that is found. */
  readonly text: string;
  readonly file?: string;
  readonly part?: 'name';
  /** The value that the config has there, where only that tells which of two expressions made it. */
  readonly value?: unknown;
}

/** A config of one expression, and what stands before it. */
export const site = (value: string, before = '') => ({ 'site.config.ts': `${before}\nexport default ${value};\n` });
