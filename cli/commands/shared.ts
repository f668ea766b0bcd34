import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import type { Exit } from '../context.ts';

/** Runs a command's action and keeps its exit status. */
export type Run = (action: () => Promise<Exit>) => Promise<void>;

/** Each takes the memory of a whole program. */
const MAX_JOBS = 64;

/** Options that several commands share, each described once. */
export const configOption = () => new Option('--config <file>', 'the config').default('site.config.ts');
export const outOption = () => new Option('--out <folder>', 'the folder of the built site').default('dist');
export const releaseOption = () => new Option('--release', 'treat stand-ins as errors: nothing unfinished goes out');
export const formatOption = (formats: readonly string[]) =>
  new Option('--format <form>', 'the form of the report').choices([...formats]).default('pretty');
export const jobsOption = () =>
  new Option('--jobs <number>', 'how much to do at once; 1 is one thread')
    .default(availableParallelism(), 'as many as there are processors')
    .argParser((text) => {
      const number = Number(text);
      if (!Number.isInteger(number) || number < 1 || number > MAX_JOBS)
        throw new InvalidArgumentError(`It is a number from 1 to ${MAX_JOBS}.`);
      return number;
    });
/** Where no one port is the default, `without` says what is used instead: help shows no default that is undefined. */
export const portOption = (port: number | undefined, without?: string) =>
  new Option(
    '--port <number>',
    without === undefined ? 'the port to serve at' : `the port to serve at (default: ${without})`,
  )
    .default(port)
    .argParser((text) => {
      const number = Number(text);
      if (!Number.isInteger(number) || number < 0 || number > 65_535)
        throw new InvalidArgumentError('It is a number from 0 to 65535.');
      return number;
    });
