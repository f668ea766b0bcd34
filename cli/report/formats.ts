/** The values of `--format`; separate from the reporters, so that `site --help` need not load them. */
export const FORMATS = ['pretty', 'json', 'github', 'gitlab', 'sarif', 'junit', 'markdown'] as const;

export type Format = (typeof FORMATS)[number];

export const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

/** The first line of a Markdown report: a program that comments on pull requests can find its earlier comment by it. */
export const MARKDOWN_MARKER = '<!-- site check -->';
