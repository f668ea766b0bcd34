import { listed } from '../../renderer/core/wording.ts';
import type { ReportInput } from './report.ts';

const MAX_NAMED = 3;

/** States which checks were skipped because values cannot be read; otherwise, their findings would seem to be fixed. */
export function incompleteLines({ summary: { errors, pages }, incomplete }: ReportInput): readonly string[] {
  if (!incomplete)
    return errors > 0 && pages === 0
      ? [`The pages are checked when ${errors === 1 ? 'this error is' : 'these errors are'} corrected.`]
      : [];
  const { values, pages: showing } = incomplete;
  if (values.length === 0) return ['Values that cannot be read were checked as they are probably meant.'];
  const them = values.length === 1 ? 'it' : 'they';
  const dependent = `What depends on ${named(values.map((value) => `“${value}”`))} is checked when ${them} can be read.`;
  if (showing.length === 0) return [dependent];
  const subject = showing.length === 1 ? 'One page shows' : `${showing.length} pages show`;
  return [`${dependent} ${subject} ${values.length === 1 ? 'it' : 'them'}: ${named(showing)}.`];
}

/** 'a, b and c'; of more, the first three and the number of the others. */
function named(all: readonly string[]): string {
  const shown = all.length > MAX_NAMED + 1 ? [...all.slice(0, MAX_NAMED), `${all.length - MAX_NAMED} more`] : all;
  return listed(shown);
}
