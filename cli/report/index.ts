import { FAMILIES } from '../../renderer/core/rule-names.ts';
import type { Format } from './formats.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { MARKER, markdown } from './markdown.ts';
import { pretty } from './pretty.ts';
import type { Reporter } from './report.ts';
import { sarif } from './sarif.ts';

interface ReportFormat {
  readonly text: Reporter;
  /** Recognises an earlier report in this format: only reports are overwritten. */
  readonly signature: RegExp;
}

/** The last line of a report as text, which also ends the annotations of GitHub. */
const SUMMARY_LINE = /\b\d+ links?, [\w .]+\.\s*$/;

/** The report formats, by the value of `--format`. */
export const reportFormats: Readonly<Record<Format, ReportFormat>> = {
  pretty: { text: pretty, signature: SUMMARY_LINE },
  json: { text: json, signature: /^\{\s*"version": 1,\s*"ok": / },
  github: { text: github, signature: SUMMARY_LINE },
  gitlab: {
    text: gitlab,
    signature: new RegExp(`^\\[\\s*(?:\\]\\s*$|\\{\\s*"check_name": "(?:${FAMILIES.join('|')})/)`),
  },
  sarif: { text: sarif, signature: /^\{\s*"\$schema": "[^"]*sarif/ },
  junit: { text: junit, signature: /<testsuites name="site check"/ },
  markdown: { text: markdown, signature: new RegExp(`^${MARKER}`) },
};

/** Returns `true` if a file is an earlier report, in whatever format. */
export const isReport = (text: string): boolean =>
  Object.values(reportFormats).some(({ signature }) => signature.test(text));
