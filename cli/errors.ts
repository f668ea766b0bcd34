export const hasCode = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Nothing where there is no such file; any other failure is a failure. */
export const absent = (error: unknown): undefined => {
  if (hasCode(error) && ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code)) return undefined;
  throw error;
};
