/** The rule of every file that is not valid TypeScript. */
export const SYNTAX = { rule: 'config/syntax', severity: 'error' } as const;
