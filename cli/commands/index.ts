import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import type { CommandContext } from '../context.ts';
import { buildCommand } from './build.ts';
import { addCommand, fixCommand, moveCommand, removeCommand, setCommand } from './change-values.ts';
import { checkCommand } from './check.ts';
import { completionCommand } from './completion.ts';
import { datesCommand } from './dates.ts';
import { devCommand } from './dev.ts';
import { diffCommand } from './diff.ts';
import { editCommand } from './edit.ts';
import { explainCommand } from './explain.ts';
import { getCommand } from './get.ts';
import { hostCommand } from './host.ts';
import { initCommand } from './init.ts';
import { previewCommand } from './preview.ts';
import { printCommand } from './print.ts';
import { routesCommand } from './routes.ts';
import type { Run } from './shared.ts';
import { upcomingCommand } from './upcoming.ts';
import { whyCommand } from './why.ts';

/** The commands by what a person wants to do, in the order of the help. */
const GROUPS = {
  'Start a site:': [initCommand],
  'Check and build:': [checkCommand, buildCommand, devCommand, previewCommand],
  'Change values:': [editCommand, getCommand, setCommand, addCommand, removeCommand, moveCommand, fixCommand],
  'Understand the site:': [whyCommand, explainCommand, upcomingCommand, diffCommand, routesCommand],
  'Publish:': [printCommand, datesCommand, hostCommand],
  'Use the program:': [completionCommand],
};

/** Returns the program with all of its commands. `run` runs the action of a command. */
export function createProgram(run: Run, context: CommandContext): Command {
  const program = new Command('site')
    .description('Checks and builds a clinic’s whole website from one config file.')
    .version(packageJson.version)
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.terminal.print(text.trimEnd()),
      writeErr: (text) => context.terminal.say(text.trimEnd()),
    })
    .showHelpAfterError('(npx site --help lists the commands and their options)')
    .addHelpText('after', AFTER);
  for (const [heading, commands] of Object.entries(GROUPS)) {
    program.commandsGroup(heading);
    for (const create of commands) {
      const command = create(program, run, context).exitOverride();
      command.showHelpAfterError(`(npx site ${command.name()} --help describes it)`);
    }
  }
  program.helpCommand('help [command]', 'show the options of a command, with examples');
  return program;
}

const AFTER = `
Examples:
  $ site init ../my-clinic          write the site of another clinic
  $ site check                      report what is wrong, and where
  $ site edit --open                edit the site on its pages, in a browser
  $ site build                      build the site in dist/

Exit status: 0 no error, 1 findings, 2 wrong usage or an unreadable config, 3 a bug in this tool.`;
