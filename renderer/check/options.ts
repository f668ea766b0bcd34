import type { LoadedConfig } from '../config/load.ts';
import type { Overrides } from '../config/overrides.ts';
import type { Parsed, ParseOptions } from '../config/parse.ts';

export interface CheckOptions {
  /** Absolute path of the config. */
  readonly file: string;
  /** Absolute path of this tool’s folder, which contains the sources of the scripts. */
  readonly engine: string;
  /** Whether stand-ins are errors. */
  readonly release: boolean;
  readonly overrides: Overrides;
  /** The number of threads that render pages; 1 if undefined. */
  readonly jobs?: number;
  /** Makes the schema; a program that checks again and again can use one schema for all checks. */
  readonly schemaFor?: ParseOptions['schemaFor'];
  /** Checks the site after an edit that is not saved. */
  readonly edited?: EditedFiles;
}

/** Texts that replace files of the owner. */
interface EditedFiles {
  /** By absolute paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** The config after the edit and its values, if it was loaded already. */
  readonly config?: LoadedConfig;
  readonly parsed?: () => Parsed;
}
