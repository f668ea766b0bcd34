export const hasCode = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Returns `undefined` if the file does not exist; rethrows any other error. */
export const absent = (error: unknown): undefined => {
  if (hasCode(error) && ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code)) return undefined;
  throw error;
};
