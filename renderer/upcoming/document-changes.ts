import { withComingPrices } from '../config/derived/coming-prices.ts';
import { changeDaysOf, siteOnDay } from '../config/derived/on-day.ts';
import { quoteFrom } from '../config/derived/quote.ts';
import { dayBefore } from '../facts/date.ts';
import { printAdvice } from '../inputs/documents.ts';
import { contentOf } from '../media/documents/content.ts';
import type { UpcomingChange } from './change.ts';
import type { ChangingConfig } from './changing-config.ts';

/** Returns the printed documents whose content changes on later days: on such a day, somebody must print them again. */
export const documentChanges = (today: string, config: ChangingConfig): readonly UpcomingChange[] =>
  daysOf(today, config).flatMap((day) => {
    const before = new Map(documentsOn(dayBefore(day), config).map(({ name, content }) => [name, content]));
    return documentsOn(day, config).flatMap(({ name, title, content }): readonly UpcomingChange[] => {
      const was = before.get(name);
      if (was === undefined || was === content) return [];
      return [
        {
          ...{ day, readOn: day, kind: 'document', changesPages: false },
          title: `${title} is out of date: facts that it shows change.`,
          help: printAdvice(name),
          path: ['documents', name, 'file'],
          rule: 'content/document-stale',
        },
      ];
    });
  });

function daysOf(today: string, { changeDays, read }: ChangingConfig): readonly string[] {
  const days = [...changeDays];
  for (const day of [today, ...changeDays]) {
    const { site } = read(day);
    if (site) days.push(...changeDaysOf(site));
  }
  return [...new Set(days)].filter((day) => day > today);
}

interface DocumentOnDay {
  readonly name: string;
  readonly title: string;
  /** Its text and facts, without the numbers of pages and sizes of files, which do not depend on the day. */
  readonly content: string;
}

function documentsOn(day: string, { raw, changeDays, read }: ChangingConfig): readonly DocumentOnDay[] {
  const { site: written, plainConfig } = read(day);
  if (!written) return [];
  const site = withComingPrices(siteOnDay(written, day), { raw, changeDays }, day);
  const quote = quoteFrom(site, plainConfig, new Map());
  return Object.entries(site.documents).flatMap(([name, { title, generate }]) => {
    if (!generate) return [];
    const content = contentOf(site, { title, generate }, quote);
    return [{ name, title: content.title, content: JSON.stringify(content) }];
  });
}
