import type { Format } from './formats.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { pretty } from './pretty.ts';
import type { Reporter } from './report.ts';
import { sarif } from './sarif.ts';

/** The report formats, by the value of `--format`. */
export const reporters: Readonly<Record<Format, Reporter>> = { pretty, json, github, sarif, junit };
