/** The items that words like “free” describe in their sentence. */
import { figureItems, isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import type { Site } from '../../../../config/site.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { sentenceSpanBefore, sentencesIn } from '../../../../facts/sentences.ts';
import { isInItem, type PublicText, type Span } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';
import { firstItemsOf } from '../amounts/sentence/first-appointments.ts';
import { isPricedMonthly } from '../amounts/sentence/paid-monthly.ts';
import { asksOnlyPrice } from './reference.ts';
import { describedAsFree } from './subject.ts';

export function freeItems({ site, lookups }: RuleInput, text: PublicText, span: Span): readonly PricedItem[] {
  const normalAt = text.normal.index(span.at);
  const subject = lookups.subjectAt(text, normalAt);
  const { mentionsIn, namesIn } = lookups.items();
  const previous = subject.start === 0 ? '' : sentenceSpanBefore(text.normal.text, subject.start).text;
  const question = previous.endsWith('?') ? previous : '';
  const asked = subject.start === 0 && asksOnlyPrice(subject.question) ? subject.question : question;
  const named = namesIn(asked).flatMap(({ items }) => items);
  const partsIncluded = includedIn(site, subject.owner ?? { path: [] }).flatMap((words) =>
    mentionsIn(words).flatMap(({ items }) => items),
  );
  const found = describedAsFree({
    subject,
    asked: named.every(isCategory) ? named : named.filter((item) => !isCategory(item)),
    previous,
    question,
    at: normalAt - subject.start,
    end: text.normal.index(span.at + span.length) - subject.start,
    isItemText: isInItem(text),
    mentionsIn,
    fees: figureItems(site),
    firstAppointments: firstItemsOf(site, lookups.items()),
  });
  // The monthly payment of a plan pays for everything that is free with it.
  if (subject.owner && isPricedMonthly(subject.owner)) return found.filter((item) => item === subject.owner);
  // 'Fit note | No charge' below other letters: a row is about what it names.
  const { rowText } = text;
  const inRow = rowText === undefined ? undefined : mentionsIn(normalise(rowText).text).flatMap(({ items }) => items);
  return found.filter(
    (item) => (item === subject.owner || !partsIncluded.includes(item)) && (inRow?.includes(item) ?? true),
  );
}

/** The sentences of the description of a treatment that say what its price includes. */
const includedIn = (site: Site, { path: [part, slug = ''] }: Pick<PricedItem, 'path'>): readonly string[] =>
  sentencesIn(normalise((part === 'catalogue' && site.catalogue[slug]?.description.source) || '').text)
    .map(({ text }) => text)
    .filter((text) => /\binclud\w+/.test(text));
