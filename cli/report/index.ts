import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { pretty } from './pretty.ts';
import type { Reporter } from './report.ts';
import { sarif } from './sarif.ts';

/** The report formats, by the value of `--format`. */
export const reporters = { pretty, json, github, sarif, junit } as const satisfies Record<string, Reporter>;

export type Format = keyof typeof reporters;

export const FORMATS: readonly Format[] = ['pretty', 'json', 'github', 'sarif', 'junit'];
