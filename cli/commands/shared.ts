import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import { DEFAULT_CONFIG } from '../../renderer/config/default-config.ts';
import { parseDate } from '../../renderer/facts/date.ts';
import type { Exit } from '../context.ts';

/** Runs the action of a command and stores its exit status. */
export type Run = (action: () => Promise<Exit>) => Promise<void>;

/** Each thread needs the memory of a whole program. */
const MAX_JOBS = 64;

/** Options that several commands share. */
export const configOption = () =>
  new Option('--config <file>', 'the config').default(DEFAULT_CONFIG).argParser((file) => {
    if (!CODE.test(file)) throw new InvalidArgumentError(`It must be a file of code, such as ${DEFAULT_CONFIG}.`);
    return file;
  });
const CODE = /\.[cm]?[jt]sx?$/;
export const outOption = () => new Option('--out <folder>', 'the folder of the built site').default('dist');
export const releaseOption = () =>
  new Option('--release', 'treat stand-ins and made-up addresses as errors, so that nothing unfinished is published');
export const formatOption = (formats: readonly string[]) =>
  new Option('--format <form>', 'the format of the report').choices([...formats]).default('pretty');
export const atOption = () =>
  new Option(
    '--at <date>',
    'use the site as it is on this day, such as 2027-03-01, in the time zone of the clinic',
  ).argParser((text) => {
    const date = parseDate(text.replace(TIME, ''));
    if (date === undefined) throw new InvalidArgumentError('Write a day like 2027-03-01.');
    return date;
  });
/** Everything that changes does so at midnight. */
const TIME = /T(?:[01]\d|2[0-3]):[0-5]\d$/;
export const jobsOption = () =>
  new Option('--jobs <number>', 'number of threads to render with')
    .default(availableParallelism(), 'number of processors')
    .argParser((text) => {
      const number = Number(text);
      if (!Number.isInteger(number) || number < 1 || number > MAX_JOBS)
        throw new InvalidArgumentError(`It must be a number from 1 to ${MAX_JOBS}.`);
      return number;
    });
/**
 * `fallback` describes the default if it is not a fixed port, because commander's help omits a default of `undefined`.
 */
export const portOption = (port: number | undefined, fallback?: string) =>
  new Option(
    '--port <number>',
    fallback === undefined ? 'the port to serve on' : `the port to serve on (default: ${fallback})`,
  )
    .default(port)
    .argParser((text) => {
      const number = Number(text);
      if (!Number.isInteger(number) || number < 0 || number > 65_535)
        throw new InvalidArgumentError('It must be a number from 0 to 65535.');
      return number;
    });
