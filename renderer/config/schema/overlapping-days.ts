import type { z } from 'zod';
import { dayAfter, dayBefore } from '../../facts/date.ts';
import { periodInWords, type SpecialDays } from '../../facts/special-days.ts';
import { quoted } from '../literal.ts';
import { detail } from './base.ts';

type Period = Pick<SpecialDays, 'from' | 'to'>;

/** A period with its reason; `hours` is absent if the clinic is closed. */
type Entry = Period & Pick<SpecialDays, 'reason'> & Partial<Pick<SpecialDays, 'hours'>>;

interface Entries {
  readonly closures?: readonly Entry[] | undefined;
  readonly specialHours?: readonly Entry[] | undefined;
}

/** Reports an entry in `closures` or `specialHours` on a day that an earlier entry describes too. */
export function noOverlap({ closures = [], specialHours = [] }: Entries, context: z.core.$RefinementCtx): void {
  const entries = [
    ...closures.map((entry, index) => ({ entry, path: ['closures', index, 'from'] })),
    ...specialHours.map((entry, index) => ({ entry, path: ['specialHours', index, 'from'] })),
  ];
  for (const [index, { entry, path }] of entries.entries()) {
    const other = entries.slice(0, index).find((one) => commonDays(one.entry, entry) !== undefined)?.entry;
    const days = other && commonDays(other, entry);
    if (other && days)
      context.addIssue({
        code: 'custom',
        message: `Two entries cover ${periodInWords(days)}: ${named(other)}, and ${named(entry)}.`,
        input: entry.from,
        path,
        ...detail('config/hours', helpFor(other, entry, days)),
      });
  }
}

function commonDays(one: Period, other: Period): Period | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : undefined;
}

/** 'the closure “Christmas” (24 December 2026 to 1 January 2027)' */
const named = (entry: Entry): string =>
  `the ${entry.hours ? 'special hours' : 'closure'} “${entry.reason}” (${periodInWords(entry)})`;

function helpFor(one: Entry, other: Entry, days: Period): string {
  if (one.hours?.text === other.hours?.text) {
    const from = one.from < other.from ? one.from : other.from;
    const to = one.to > other.to ? one.to : other.to;
    return `Write one entry instead of both: ${written({ ...one, from, to })}.`;
  }
  const [label, otherLabel] = one.reason === other.reason ? [hoursOf(one), hoursOf(other)] : [one.reason, other.reason];
  const period = days.from === days.to ? 'this day' : 'these days';
  return `If “${label}” is right for ${period}, ${without(other, otherLabel, days)}. Otherwise ${without(one, label, days)}.`;
}

const hoursOf = ({ hours }: Entry): string => hours?.text ?? 'closed';

/** What to do with an entry that some of its days do not belong to. */
function without(entry: Entry, label: string, days: Period): string {
  const before = { ...entry, to: dayBefore(days.from) };
  const after = { ...entry, from: dayAfter(days.to) };
  const rest = [before, after].filter(({ from, to }) => from <= to).map(written);
  return rest.length === 0 ? `remove “${label}”` : `replace “${label}” by ${rest.join(', ')}`;
}

/** An entry as the config writes it. */
function written({ from, to, hours, reason }: Entry): string {
  const fields = [
    `from: '${from}'`,
    ...(from === to ? [] : [`to: '${to}'`]),
    ...(hours ? [`hours: '${hours.text}'`] : []),
    `reason: '${quoted(reason, { quote: "'", isJson: false, lineBreak: '\n' })}'`,
  ];
  return `{ ${fields.join(', ')} }`;
}
