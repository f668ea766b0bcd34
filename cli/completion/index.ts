import type { Command } from 'commander';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { type ProgramWords, wordsOf } from './words.ts';
import { zshScript } from './zsh.ts';

/** The shells, and their scripts. */
const SCRIPTS: Readonly<Record<string, (words: ProgramWords) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** The names of the shells. */
export const SHELLS: readonly string[] = Object.keys(SCRIPTS);

/** Returns the script that teaches a shell the commands of a program. */
export const completionScript = (shell: string, program: Command): string => SCRIPTS[shell]?.(wordsOf(program)) ?? '';
