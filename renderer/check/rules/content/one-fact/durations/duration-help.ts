/** How to quote the duration of what a sentence is about. */
import type { Length } from '../../../../../config/derived/item-figures.ts';
import type { PricedOption } from '../../../../../config/derived/priced.ts';
import type { ConfigPath } from '../../../../../core/finding.ts';
import { listed } from '../../../../../core/wording.ts';
import { spokenMinutes } from '../../../../../facts/duration.ts';
import type { Facts } from '../mention.ts';
import { minutesOf } from './minutes.ts';

/** '1 hour 15 minutes', '10–15 minutes' */
export const lengthText = (length: Length): string => {
  const { text, least, most, unit } = length;
  return text ?? (least === most ? spokenMinutes(minutesOf(length)) : `${least}–${most} ${unit}s`);
};

/** With more, the help names none of them. */
const MAX_QUOTED = 6;

/** 'Quote the duration: {catalogue.massage.duration}', with the paths of what the sentence can be about. */
export function durationHelp(subjects: readonly ConfigPath[], facts: Facts): string {
  const treatments = [...new Set(subjects.flatMap(facts.membersOf).map(([part = '', name = '']) => `${part}.${name}`))];
  const [one, ...others] = treatments.every((path) => path.startsWith('catalogue.')) ? treatments : [];
  if (one === undefined || others.length >= MAX_QUOTED) return BY_NAME;
  if (others.length === 0) return `Quote the duration: {${one}.duration}, or {${one}.minutes} as a number.`;
  const quotes = [one, ...others].map((path) => {
    const lengths = facts.of([path.split('.')]).lengths.map(lengthText);
    return `{${path}.duration} (${listed([...new Set(lengths)], 'or')})`;
  });
  return `Quote the duration that you mean: ${listed(quotes, 'or')}.`;
}

/** 'Quote the duration: {catalogue.massage.options.long.duration}', of an option that the sentence names */
export function optionHelp({ facts }: PricedOption): string | undefined {
  const path = facts.flatMap(({ quote = '' }) => OPTION.exec(quote)?.[0] ?? [])[0];
  return path === undefined ? undefined : `Quote the duration: {${path}.duration}, or {${path}.minutes} as a number.`;
}
const OPTION = /^catalogue\.[^.]+\.options\.[^.]+/;

const BY_NAME =
  'Quote the duration: {catalogue.NAME.duration}. NAME is what the config calls the treatment in “catalogue”.';
