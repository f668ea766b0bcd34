import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { BUNDLE_NAME as CONFIG_BUNDLE } from '../renderer/config/run.ts';
import { buildCommand } from './commands/build.ts';
import { checkCommand } from './commands/check.ts';
import { devCommand } from './commands/dev.ts';
import { explainCommand } from './commands/explain.ts';
import { hostCommand } from './commands/host.ts';
import { previewCommand } from './commands/preview.ts';
import { printCommand } from './commands/print.ts';
import { routesCommand } from './commands/routes.ts';
import { type CommandContext, diskReason, EXIT, type Exit, UsageError } from './context.ts';
import type { ProgramExports } from './program.ts';
import { terminal } from './terminal.ts';

/** The engine and its world, for `site dev`, which imports this program again when its source has changed, and for the benchmark. */
export * as engine from '../renderer/build.ts';
/** The style page, for `site dev` only: no other command loads it. */
export const stylePage: ProgramExports['stylePage'] = async (...args) =>
  (await import('../renderer/html/style-page/index.tsx')).stylePage(...args);
/** What other threads of this program do. */
export { workerRenderer } from '../renderer/html/rendering/on-worker.ts';
export { programIo as nodeIo } from './program-io.ts';

/** The status of a command that has ended, or of the signal that stopped it. */
type Ended = number;

/** Runs the program and gives its exit status. */
export async function main(argv: readonly string[]): Promise<Ended> {
  const stop = new AbortController();
  const spoken = terminal(process.stdout, process.stderr, process.env);
  const context: CommandContext = {
    cwd: process.cwd(),
    env: process.env,
    // Between its steps the program looks whether it shall stop: what it has begun to write, it puts away.
    terminal: { ...spoken, progress: (text) => untilStopped(stop.signal, () => spoken.progress(text)) },
    stop: stop.signal,
  };
  return Promise.race([stoppedBy(stop, context), strayFailure(context), finished(argv, context)]);
}

function untilStopped(stop: AbortSignal, next: () => void): void {
  if (stop.aborted) throw new UsageError('Stopped.');
  next();
}

/** The status of a command that has ended by itself; one that was stopped has the status of what stopped it. */
const finished = (argv: readonly string[], context: CommandContext): Promise<Ended> =>
  runProgram(argv, context)
    .catch((error: unknown) => {
      if (context.stop.aborted) return EXIT.ok;
      return failed(error, context);
    })
    .then((exit) => (context.stop.aborted ? Number(context.stop.reason) : exit));

/** 128 and the number of the signal, as shells have it. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** How long a command has to put away what it had begun; nothing is lost where it takes longer. */
const SHUTDOWN_TIMEOUT_MS = 1000;

/** Asked once, the program stops in order; asked again, at once. */
const stoppedBy = (stop: AbortController, { terminal: { endProgress } }: CommandContext): Promise<Ended> =>
  new Promise((resolve) => {
    for (const [signal, status] of Object.entries(SIGNALS))
      process.once(signal, () => {
        endProgress();
        stop.abort(status);
        setTimeout(resolve, SHUTDOWN_TIMEOUT_MS, status);
      });
  });

/** What nobody waits for has failed: most often a promise or a timer that the config left behind. */
const strayFailure = (context: CommandContext): Promise<Ended> =>
  new Promise((resolve) => {
    for (const event of ['unhandledRejection', 'uncaughtException'] as const)
      process.on(event, (error: unknown) => {
        // While the config runs, it is listened to there, and what fails is a finding with its place.
        if (process.listenerCount(event) === 1) resolve(failed(error, context));
      });
  });

async function runProgram(argv: readonly string[], context: CommandContext): Promise<Exit> {
  const outcome: { exit: Exit } = { exit: EXIT.ok };
  const run = async (action: () => Promise<Exit>) => {
    outcome.exit = await action();
  };
  const program = new Command('site')
    .description('Checks and builds a clinic’s whole website from one config file.')
    .version(packageJson.version)
    .exitOverride()
    .configureOutput({ writeErr: (text) => context.terminal.say(text.trimEnd()) })
    .showHelpAfterError('(site --help lists the commands and their options)')
    .addHelpText('after', EXAMPLES);
  for (const command of [
    checkCommand,
    buildCommand,
    devCommand,
    previewCommand,
    printCommand,
    hostCommand,
    routesCommand,
    explainCommand,
  ])
    command(program, run, context).exitOverride();
  await program.parseAsync([...argv]);
  return outcome.exit;
}

const EXAMPLES = `
Examples:
  $ site check                      what is wrong, and where
  $ site build                      make the site in dist/
  $ site dev --open                 write, and see each change at once
  $ site preview                    serve dist/ as a host would
  $ site print                      make the documents to download, such as a price list
  $ site host nginx                 the configuration of a server for dist/
  $ site explain price/from         what a rule checks, and why

Exit status: 0 no error, 1 findings, 2 wrong usage or a config that cannot be read, 3 a fault of this program.`;

function failed(error: unknown, { terminal: { say, endProgress } }: CommandContext): Exit {
  endProgress();
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof UsageError) {
    say(error.message);
    return EXIT.usage;
  }
  const why = diskReason(error);
  if (why !== undefined && error instanceof Error && 'path' in error) {
    say(`${error.path} cannot be read or written: ${why}.`);
    return EXIT.usage;
  }
  if (isOfConfig(error)) {
    say(`The config leaves something behind that fails: ${error instanceof Error ? error.message : error}`);
    return EXIT.usage;
  }
  say('This is a fault of the program, not of your config. Please report it with what follows.');
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.fault;
}

/** What is no error has no stack: the program itself throws none such. */
const isOfConfig = (error: unknown): boolean =>
  !(error instanceof Error) || (error.stack ?? '').includes(CONFIG_BUNDLE);
