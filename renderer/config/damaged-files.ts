import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { damageIn } from '../core/damaged-file.ts';
import type { Finding } from '../core/finding.ts';

/** Reports the files of the owner that are not UTF-8, or in which git has left two versions. */
export const damagedFiles = (files: readonly string[], folder: string): readonly Finding[] =>
  files.flatMap((path) => damageIn(readFileSync(path), relative(folder, path), 'config/syntax') ?? []);

/** Returns the config and the files in which the compiler has found errors. */
export const faultyFiles = (errors: readonly Message[], file: string): readonly string[] => [
  ...new Set([file, ...errors.flatMap(({ location }) => (location ? [resolve(dirname(file), location.file)] : []))]),
];
