/** The values of `--format`; separate from the reporters, so that `site --help` need not load them. */
export const FORMATS = ['pretty', 'json', 'github', 'sarif', 'junit'] as const;

export type Format = (typeof FORMATS)[number];
