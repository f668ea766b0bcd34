import { counted } from '../../renderer/core/wording.ts';
import { type Colours, PLAIN } from '../terminal.ts';
import { formatDuration } from './duration.ts';
import type { Summary } from './report.ts';

/** The summary in one line. */
export const summaryText = (summary: Summary): string => summaryLine(summary, PLAIN);

export function summaryLine(summary: Summary, colours: Colours): string {
  const { errors, warnings, accepted, pages, links, durationMs, new: fresh = 0 } = summary;
  const counts = [
    errors > 0 ? colours.red(counted(errors, 'error')) : colours.green('no errors'),
    warnings > 0 ? colours.yellow(counted(warnings, 'warning')) : 'no warnings',
    ...(fresh > 0 ? [colours.magenta(`${fresh} new`)] : []),
    `${accepted} accepted`,
  ].join(', ');
  return `${counts}. ${counted(pages, 'page')}, ${counted(links, 'link')}, ${formatDuration(durationMs)}.`;
}
