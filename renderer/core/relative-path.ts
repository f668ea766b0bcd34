import { relative, sep } from 'node:path';

/** Returns the path from a folder to a file, with slashes on every system. */
export const relativePath = (folder: string, file: string): string => relative(folder, file).split(sep).join('/');
