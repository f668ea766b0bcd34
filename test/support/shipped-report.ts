import { reportOf } from '../../cli/report/outcome.ts';
import type { ReportInput } from '../../cli/report/report.ts';
import { FAULTY, reported, rewritten } from './reports.ts';
import { checkedOnce, ROOT, SHIPPED } from './sites.ts';

/** The inputs of the reports of the shipped site. */
export const shippedReport = async (): Promise<ReportInput> =>
  reportOf(await checkedOnce(SHIPPED), { file: SHIPPED, cwd: ROOT, strict: false, durationMs: 640 });

/** A report of each kind, by the end of a sentence that begins “A report …”. */
export const everyReport = async (): Promise<Readonly<Record<string, ReportInput>>> => ({
  'with findings and exceptions': await reported(FAULTY),
  'of a config that cannot be read': await reported('export default {,};\n'),
  'without findings': await reported(rewritten({})),
  'of the shipped site': await shippedReport(),
});
