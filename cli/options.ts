import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { CheckOptions } from '../renderer/check/options.ts';
import { DEFAULT_CONFIG } from '../renderer/config/default-config.ts';
import type { Override, Overrides } from '../renderer/config/overrides.ts';
import type { CommandContext } from './context.ts';

declare const ENGINE_ROOT: string;

/** Options shared by all commands that read a config. */
export interface ConfigFlags {
  readonly config: string;
  readonly release?: boolean;
  readonly strict?: boolean;
  readonly baseUrl?: string;
  readonly jobs?: number;
  /** The date that counts as today, '2027-03-01'. */
  readonly at?: string;
}

/** The folder in which this tool is installed. */
export const ENGINE = ENGINE_ROOT;

export const configFile = (flags: ConfigFlags, context: CommandContext): string => resolve(context.cwd, flags.config);

/** The cache is stored beside the config, so that both can be shared. */
export const cacheFolder = (flags: ConfigFlags, context: CommandContext): string =>
  join(dirname(configFile(flags, context)), '.cache', 'site');

/** The effects that the commands on a config need. */
export const ioOptions = (flags: ConfigFlags, context: CommandContext) => ({
  cache: cacheFolder(flags, context),
  progress: context.terminal.progress,
  at: flags.at,
});

/** The check of the same config, as a command to show in advice. */
export const checkCommandText = (flags: ConfigFlags): string =>
  commandText('check', flags, flags.strict ? ['--strict'] : []);

/** The command that shows the corrections of the same findings. */
export const fixCommandText = (flags: ConfigFlags): string => commandText('fix', flags, ['--dry-run']);

function commandText(name: string, { config, release, at }: ConfigFlags, more: readonly string[]): string {
  const file = /^[\w./-]+$/.test(config) ? config : JSON.stringify(config);
  return [
    `npx site ${name}`,
    ...(config === DEFAULT_CONFIG ? [] : [`--config ${file}`]),
    ...(release ? ['--release'] : []),
    ...more,
    ...(at === undefined ? [] : [`--at ${at}`]),
  ].join(' ');
}

export const checkOptions = (flags: ConfigFlags, context: CommandContext): CheckOptions => ({
  file: configFile(flags, context),
  engine: ENGINE,
  release: flags.release ?? false,
  overrides: overridesOf(flags, context.env),
  jobs: flags.jobs ?? availableParallelism(),
});

/** A flag takes precedence over the environment, and both over the config. */
function overridesOf(flags: ConfigFlags, env: NodeJS.ProcessEnv): Overrides {
  const variable = (from: string): Override | undefined => {
    const value = env[from];
    return value === undefined || value === '' ? undefined : { value, from };
  };
  return {
    baseUrl: flags.baseUrl === undefined ? variable('SITE_BASE_URL') : { value: flags.baseUrl, from: '--base-url' },
    journalOrigin: variable('SITE_JOURNAL_ORIGIN'),
    mapsKey: variable('SITE_MAPS_KEY'),
  };
}
