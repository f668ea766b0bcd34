import { PLAIN, type Terminal } from '../terminal.ts';
import { formatDuration } from './duration.ts';
import type { Summary } from './report.ts';

type Colours = Terminal['colours'];

/** The summary in one line. */
export const summaryText = (summary: Summary): string => summaryLine(summary, PLAIN);

export function summaryLine(summary: Summary, colours: Colours): string {
  const { errors, warnings, accepted, pages, links, durationMs, new: fresh = 0 } = summary;
  const counts = [
    errors > 0 ? colours.red(count(errors, 'error')) : colours.green('no errors'),
    warnings > 0 ? colours.yellow(count(warnings, 'warning')) : 'no warnings',
    ...(fresh > 0 ? [colours.magenta(`${fresh} new`)] : []),
    `${accepted} accepted`,
  ].join(', ');
  return `${counts}. ${count(pages, 'page')}, ${count(links, 'link')}, ${formatDuration(durationMs)}.`;
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
