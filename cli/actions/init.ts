import { basename, relative, resolve } from 'node:path';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { type CommandContext, EXIT, type Exit, notWritten, UsageError } from '../context.ts';
import type { Answers } from '../init/answers.ts';
import { COMPLETED, type Existing, readExisting } from '../init/existing.ts';
import { hasStart } from '../init/manifest.ts';
import { packTool } from '../init/pack.ts';
import { withPrompt } from '../init/prompt.ts';
import { interview, QUESTIONS, type Question } from '../init/questions.ts';
import { siteFiles } from '../init/site-files.ts';
import { allOrNothing } from '../init/write.ts';
import { ENGINE } from '../options.ts';

export interface InitFlags {
  readonly yes?: boolean;
  readonly name?: string;
  readonly trade?: string;
  readonly address?: string;
  readonly phone?: string;
  readonly departments?: string;
}

/** Runs `site init`. */
export async function runInit(named: string, flags: InitFlags, context: CommandContext): Promise<Exit> {
  const { cwd, terminal } = context;
  const folder = resolve(cwd, named);
  const shown = escapeForTerminal(named);
  const existing = await readExisting(folder, shown);
  const given = fromFlags(flags);
  const answers = flags.yes || !isOnTerminal() ? given : await askOnTerminal(given, context);
  await allOrNothing(folder, async (temporary) => {
    terminal.progress('Packing the tool …');
    const packed = await packTool(ENGINE, temporary, context);
    terminal.progress('Writing the site …');
    const today = new Date().toISOString().slice(0, 10);
    return siteFiles({ tool: ENGINE, packed, existing, answers, fallbackName: basename(folder), today });
  }).catch(notWritten(`The site cannot be written to ${shown}`));
  const isHere = relative(cwd, folder) === '';
  terminal.say(
    `Wrote the site of ${answers.name ?? 'a new clinic'} to ${isHere ? 'this folder' : shown}.${existingFiles(existing)} To see it, run:`,
  );
  const start = hasStart(existing.manifest) ? ['npm install', 'npx site dev --open'] : ['npm start'];
  const commands = isHere ? start : [`cd ${shown}`, ...start];
  terminal.say(commands.map((command) => `  ${command}`).join('\n'));
  return EXIT.ok;
}

/** States what became of the owner’s files that a site has too. */
function existingFiles({ names, manifest }: Existing): string {
  const completed = COMPLETED.filter((name) => names.has(name));
  return [
    names.has('README.md') ? ' Kept README.md.' : '',
    completed.length > 0 ? ` Added what was missing to ${completed.join(' and ')}.` : '',
    hasStart(manifest) ? ' Kept the script “start”.' : '',
  ].join('');
}

/** Returns the answers that the options give. */
const fromFlags = (flags: InitFlags): Answers => ({
  name: answerOf(flags.name, QUESTIONS.name),
  trade: answerOf(flags.trade, QUESTIONS.trade),
  address: answerOf(flags.address, QUESTIONS.address),
  phone: answerOf(flags.phone, QUESTIONS.phone),
  departments: answerOf(flags.departments, QUESTIONS.departments),
});

function answerOf<T>(text: string | undefined, { flag, read }: Question<T>): T | undefined {
  if (text === undefined) return undefined;
  const answer = read(text);
  if ('problem' in answer) throw new UsageError(`${flag}: ${escapeForTerminal(answer.problem)}`);
  return answer.value;
}

const isOnTerminal = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true;

const askOnTerminal = (given: Answers, { stop, terminal: { say } }: CommandContext): Promise<Answers> =>
  withPrompt(
    {
      input: process.stdin,
      output: process.stderr,
      stop,
      interrupt: () => process.kill(process.pid, 'SIGINT'),
    },
    (ask) => interview(given, { ask, say }),
  );
