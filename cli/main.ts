import { CommanderError } from 'commander';
import { BUNDLE_NAME as CONFIG_BUNDLE } from '../renderer/config/bundle-name.ts';
import { ReadError } from '../renderer/core/read-error.ts';
import { ImageError } from '../renderer/inputs/images/source-bytes.ts';
import { createProgram } from './commands/index.ts';
import { type CommandContext, diskProblem, EXIT, type Exit, UsageError } from './context.ts';
import { insteadOf } from './other-commands.ts';
import type { ProgramExports } from './program.ts';
import { type Output, type Terminal, terminal } from './terminal.ts';

/**
 * The engine and its I/O, for the benchmark, for worker threads and for `site dev`, which imports this program again
 * after its source has changed. Everything is loaded on first use, because `site --help` needs none of it.
 */
export const engine: ProgramExports['engine'] = () => import('../renderer/examine.ts');
export const programIo: ProgramExports['programIo'] = async (options) =>
  (await import('./program.ts')).programIo(options);
export const stylePage: ProgramExports['stylePage'] = async (...args) =>
  (await import('../renderer/html/style-page/index.tsx')).stylePage(...args);
/** The entry point of worker threads. */
export const workerRenderer: ProgramExports['workerRenderer'] = async (sources) =>
  (await import('../renderer/html/rendering/on-worker.ts')).workerRenderer(sources);

/** The exit status of a command, or of the signal that stopped it. */
type ExitStatus = number;

/** Runs the program and returns its exit status. */
export async function main(argv: readonly string[]): Promise<ExitStatus> {
  const stop = new AbortController();
  const { env, stdout, stderr } = process;
  const context = contextOf({ cwd: process.cwd(), env, stdout, stderr, stop: stop.signal });
  return Promise.race([stoppedBy(stop, context), unhandledFailure(context), finished(argv, context)]);
}

/** Runs a command without a process of its own, as tests do, and returns its exit status. */
export const run = (argv: readonly string[], surroundings: Surroundings): Promise<ExitStatus> =>
  finished(argv, contextOf(surroundings));

/** The parts of a process that a command uses. */
export interface Surroundings extends Omit<CommandContext, 'terminal'> {
  readonly stdout: Output;
  readonly stderr: Output;
}

function contextOf({ cwd, env, stdout, stderr, stop }: Surroundings): CommandContext {
  const output = terminal(stdout, stderr, env);
  // Progress reports are the points at which a stopped command ends and cleans up.
  const progress: Terminal['progress'] = (...report) => untilStopped(stop, () => output.progress(...report));
  return { cwd, env, terminal: { ...output, progress }, stop };
}

function untilStopped(stop: AbortSignal, next: () => void): void {
  if (stop.aborted) throw new UsageError('Stopped.');
  next();
}

/** Returns the status of the command, or that of the signal if the command was stopped. */
const finished = (argv: readonly string[], context: CommandContext): Promise<ExitStatus> =>
  runProgram(argv, context)
    .catch((error: unknown) => {
      if (context.stop.aborted) return EXIT.ok;
      return failed(error, context);
    })
    .then((exit) => (context.stop.aborted ? Number(context.stop.reason) : exit));

/** 128 plus the number of the signal, as in shells. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** How long a stopped command may clean up. Nothing is lost if it takes longer. */
const SHUTDOWN_TIMEOUT_MS = 1000;

/** The first signal stops the program cleanly, the second at once. */
const stoppedBy = (stop: AbortController, { terminal: { endProgress } }: CommandContext): Promise<ExitStatus> =>
  new Promise((resolve) => {
    for (const [signal, status] of Object.entries(SIGNALS))
      process.once(signal, () => {
        endProgress();
        stop.abort(status);
        setTimeout(resolve, SHUTDOWN_TIMEOUT_MS, status);
      });
  });

/** Handles a failure that no code awaits, usually in a promise or timer that the config created. */
const unhandledFailure = (context: CommandContext): Promise<ExitStatus> =>
  new Promise((resolve) => {
    for (const event of ['unhandledRejection', 'uncaughtException'] as const)
      process.on(event, (error: unknown) => {
        // While the config runs, its own listener turns such failures into findings with a location.
        if (process.listenerCount(event) === 1) resolve(failed(error, context));
      });
  });

async function runProgram(argv: readonly string[], context: CommandContext): Promise<Exit> {
  const outcome: { exit: Exit } = { exit: EXIT.ok };
  const run = async (action: () => Promise<Exit>) => {
    outcome.exit = await action();
  };
  const instead = insteadOf(argv.slice(2));
  if (instead !== undefined) throw new UsageError(instead);
  const program = createProgram(run, context);
  await program.parseAsync(argv.map(withMinusSign));
  return outcome.exit;
}

/** '-5%' is a value: commander reads every other word that begins with a hyphen as an option, except '-5'. */
const withMinusSign = (word: string): string => word.replace(/^-(?=[\d.,]+ ?%$)/, '−');

function failed(error: unknown, { terminal: { say, endProgress } }: CommandContext): Exit {
  endProgress();
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof UsageError || error instanceof ReadError || error instanceof ImageError) {
    say(error.message);
    return EXIT.usage;
  }
  const problem = diskProblem(error);
  if (problem !== undefined) {
    say(problem);
    return EXIT.usage;
  }
  if (isFromConfig(error)) {
    say(`The config started something that failed later: ${error instanceof Error ? error.message : error}`);
    return EXIT.usage;
  }
  say('This is a bug in the tool, not a problem with your config. Please report it with the following lines.');
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.bug;
}

/** Thrown values that are not errors have no stack; this tool throws only errors. */
const isFromConfig = (error: unknown): boolean =>
  !(error instanceof Error) || (error.stack ?? '').includes(CONFIG_BUNDLE);
