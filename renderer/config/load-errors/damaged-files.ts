import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { damageIn } from '../../core/damaged-file.ts';
import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { SYNTAX } from '../syntax/syntax-rule.ts';

/** Reports the files of the owner that are not UTF-8, or in which git has left two versions. */
export const damagedFiles = (files: readonly string[], folder: string): readonly Finding[] =>
  files.flatMap((path) => {
    const [bytes, file] = [readFileSync(path), relative(folder, path)];
    return damageIn(bytes, file, 'config/syntax') ?? separatorIn(bytes.toString(), file) ?? [];
  });

/** Characters that end a line of code although editors do not show it, so that the compiler counts more lines. */
const SEPARATOR = /[\u2028\u2029]/;

function separatorIn(text: string, file: string): Finding | undefined {
  const found = SEPARATOR.exec(text);
  if (!found) return undefined;
  const location = locationsIn(text, file)(found.index, 1);
  return {
    ...SYNTAX,
    message: `Here is an invisible line break (U+${(text.codePointAt(found.index) ?? 0).toString(16)}), copied from another program.`,
    help: 'Run “npx site fix”, which writes a space instead, or delete the words around it and type them again.',
    location,
    fix: { title: 'Write a space', edits: [{ ...location, text: ' ' }] },
  };
}

/** Returns the config and the files in which the compiler has found errors. */
export const faultyFiles = (errors: readonly Message[], file: string): readonly string[] => [
  ...new Set([file, ...errors.flatMap(({ location }) => (location ? [resolve(dirname(file), location.file)] : []))]),
];
