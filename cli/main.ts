import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
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
  (await import('../renderer/style/index.tsx')).stylePage(...args);
/** What other threads of this program do. */
export { workerRenderer } from '../renderer/rendering/on-worker.ts';
export { nodeIo } from './node-io.ts';

/** Runs the program and gives its exit status. */
export async function main(argv: readonly string[]): Promise<Exit> {
  const stop = new AbortController();
  const context: CommandContext = {
    cwd: process.cwd(),
    env: process.env,
    terminal: terminal(process.stdout, process.stderr, process.env),
    stop: stop.signal,
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    return await runProgram(argv, context);
  } catch (error) {
    return failed(error, context);
  }
}

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
  say('This is a fault of the program, not of your config. Please report it with what follows.');
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.fault;
}
