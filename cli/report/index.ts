import { FAMILIES } from '../../renderer/core/rule-names.ts';
import { type Format, MARKDOWN_MARKER } from './formats.ts';
import type { Reporter } from './report.ts';

interface ReportFormat {
  /** Loads the reporter: a command needs one or two, and some need the text of every rule. */
  readonly load: () => Promise<Reporter>;
  /** Recognises an earlier report in this format: only reports are overwritten. */
  readonly signature: RegExp;
}

/** The last line of a report as text, which also ends the annotations of GitHub. */
const SUMMARY_LINE = /\b\d+ links?, [\w .]+\.\s*$/;

/** The report formats, by the value of `--format`. */
export const reportFormats: Readonly<Record<Format, ReportFormat>> = {
  pretty: { load: async () => (await import('./pretty.ts')).pretty, signature: SUMMARY_LINE },
  json: { load: async () => (await import('./json.ts')).json, signature: /^\{\s*"version": 1,\s*"ok": / },
  github: { load: async () => (await import('./github.ts')).github, signature: SUMMARY_LINE },
  gitlab: {
    load: async () => (await import('./gitlab.ts')).gitlab,
    signature: new RegExp(`^\\[\\s*(?:\\]\\s*$|\\{\\s*"check_name": "(?:${FAMILIES.join('|')})/)`),
  },
  sarif: { load: async () => (await import('./sarif.ts')).sarif, signature: /^\{\s*"\$schema": "[^"]*sarif/ },
  junit: { load: async () => (await import('./junit.ts')).junit, signature: /<testsuites name="site check"/ },
  markdown: {
    load: async () => (await import('./markdown.ts')).markdown,
    signature: new RegExp(`^${MARKDOWN_MARKER}`),
  },
};

/** Returns `true` if a file is an earlier report, in whatever format. */
export const isReport = (text: string): boolean =>
  Object.values(reportFormats).some(({ signature }) => signature.test(text));
