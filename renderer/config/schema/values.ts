import { z } from 'zod';
import { parseAge } from '../../facts/age.ts';
import { parseDate } from '../../facts/date.ts';
import { type Duration, parseDuration, parseSchedule, type Schedule } from '../../facts/duration.ts';
import { type DayHours, parseHours } from '../../facts/hours.ts';
import { type AmountPrice, type Instalments, type Price, parseInstalments, parsePrice } from '../../facts/price.ts';
import type {
  AgeText,
  ColourText,
  DateText,
  DurationText,
  FromText,
  HoursText,
  InstalmentsText,
  Pounds,
  PriceText,
  ScheduleText,
} from '../text.ts';
import { describeValue, detail, readAs, textRole, valueForm } from './base.ts';
import type { Correct } from './corrections/correction.ts';
import { correctDate } from './corrections/date.ts';
import { correctDuration } from './corrections/duration.ts';
import { correctFileName } from './corrections/file-name.ts';
import { correctHours } from './corrections/hours.ts';
import {
  correctCoursePrice,
  correctFrom,
  correctInstalments,
  correctPounds,
  correctPrice,
} from './corrections/price.ts';
import { correctSchedule } from './corrections/schedule.ts';

/** '£300 per session' → a price in pence. */
export const price = () =>
  readAs<PriceText, Price>(parsePrice, {
    form: 'price',
    rule: 'price/format',
    is: 'a price',
    like: '“£300”, “From £250”, “£550 per vial”, “Complimentary” or “TBA”',
    correct: correctPrice,
  });

/** '£580': an amount alone. */
export const pounds = (correct: Correct = correctPounds) =>
  readAs<Pounds, AmountPrice>(exactAmount, {
    form: 'price',
    rule: 'price/format',
    is: 'an amount of money',
    like: '“£580” or “£1,350”',
    correct,
  });

/** '£240': what all sessions of a course cost together. */
export const coursePrice = () => pounds(correctCoursePrice);

/** 'From £160', 'From £240 per tooth'. */
export const fromPounds = () =>
  readAs<FromText, AmountPrice>(fromAmount, {
    form: 'price',
    rule: 'price/format',
    is: 'a “From” price',
    like: '“From £160” or “From £240 per tooth”',
    correct: correctFrom,
  });

const fromAmount = (text: string): AmountPrice | undefined => {
  const read = parsePrice(text);
  return read?.kind === 'amount' && read.from ? read : undefined;
};

const exactAmount = (text: string): AmountPrice | undefined => {
  const read = parsePrice(text);
  return read?.kind === 'amount' && !read.from && read.unit === undefined ? read : undefined;
};

/** '2 x £675' → its parts in pence. */
export const instalments = () =>
  readAs<InstalmentsText, Instalments>(parseInstalments, {
    form: 'instalments',
    rule: 'price/format',
    is: 'a payment in instalments',
    like: '“2 x £675”',
    correct: correctInstalments,
  });

/** '2 years' → months. */
export const age = () =>
  z
    .custom<AgeText>((text) => typeof text === 'string' && parseAge(text) !== undefined, {
      error: (issue) => `${describeValue(issue.input)} is not an age.`,
      ...detail('config/duration', 'Write it like “18 months” or “2 years”.'),
    })
    .transform((text) => parseAge(text) ?? z.NEVER);

/** '45min' → minutes and visits. */
export const duration = () =>
  readAs<DurationText, Duration>(parseDuration, {
    form: 'duration',
    rule: 'config/duration',
    is: 'a duration',
    like: '“45min”, “1h 30min” or “2h over 2 visits”',
    correct: correctDuration,
  });

/** '6 sessions over 8 weeks' → sessions and weeks. */
export const schedule = () =>
  readAs<ScheduleText, Schedule>(parseSchedule, {
    form: 'schedule',
    rule: 'config/duration',
    is: 'a duration or a schedule',
    like: '“1h”, “6 sessions over 8 weeks”, “1 session a month”, “4 sessions a month” or “2 visits a year”',
    correct: correctSchedule,
  });

/** '13:00–18:00' → minutes after midnight. */
export const hours = () =>
  readAs<HoursText, DayHours>(parseHours, {
    form: 'hours',
    rule: 'config/hours',
    is: 'a time range',
    like: '“10:00–18:00”, “09:00–12:30, 13:30–18:00” with a break, or “closed”',
    correct: correctHours,
  });

/** '2026-12-24': a valid calendar date. */
export const date = () =>
  readAs<DateText, string>(parseDate, {
    form: 'date',
    rule: 'config/date',
    is: 'a valid date',
    like: '“2026-12-24”',
    // 2026-12-24 without quotation marks is a subtraction, and its result is no value that the owner knows.
    describe: (input) => (typeof input === 'number' ? 'This' : describeValue(input)),
    correct: correctDate,
  });

/** The date of an event that is over. */
export const pastDate = () => date().meta({ isPast: true });

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** '#eee', which is '#eeeeee'. */
const SHORT_COLOUR = /^#[0-9a-f]{3}$/i;

/** 'd9b6a5' → '#d9b6a5', 'rgb(217, 182, 165)' → '#d9b6a5'. */
function colourMeant(text: string): string | undefined {
  if (/^[0-9a-f]{6}$/i.test(text)) return `#${text}`;
  if (SHORT_COLOUR.test(text)) return text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const [, ...parts] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text) ?? [];
  return parts.length === 0 || parts.some((part) => Number(part) > 255)
    ? undefined
    : `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** '#d9b6a5': six digits only, so that contrast can be computed. */
export const colour = () =>
  z
    .custom<ColourText>((text) => typeof text === 'string' && (isColour(text) || colourMeant(text) !== undefined), {
      error: (issue) => `${describeValue(issue.input)} is not a colour.`,
      ...detail('config/colour', 'Write it like “#d9b6a5”: a hash and six digits or letters from a to f.'),
      abort: true,
    })
    .superRefine((text, context) => {
      if (isColour(text)) return;
      const instead = colourMeant(text);
      if (instead === undefined) return;
      context.addIssue({
        code: 'custom',
        message: `${describeValue(text)} is not a colour of a hash and six digits.`,
        input: text,
        params: { rule: 'config/colour', help: `Write “${instead}”, which is the same.`, instead },
      });
    })
    .meta(valueForm('colour'));

/** A key that becomes part of an address: lower-case letters, digits and hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MAX_NAME_LENGTH = 80;

/**
 * Windows reserves these names for devices, with any extension
 * (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
 */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether every part of a name can be the name of a file on all systems. */
export const isFileName = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH && !text.split('/').some((part) => DEVICE.test(part));

/** A key of a record; keys become addresses, file names and ids, so their letters are limited. */
export const key = <Name extends string = string>(pattern = SLUG, like = 'lower-case letters, digits and hyphens') =>
  z
    .custom<Name>((text) => typeof text === 'string' && pattern.test(text) && isFileName(text), {
      error: (issue) => `${describeValue(issue.input)} cannot be used as a name.`,
      ...detail('config/name', `Use ${like}.`),
    })
    .meta(textRole('name'));

/** A file name below content/, without `..` or hidden files. */
export const fileName = (...endings: readonly string[]) =>
  z
    .custom<string>((text) => typeof text === 'string', {
      error: (issue) => `${describeValue(issue.input)} is not a file name.`,
      ...detail('config/file', `Name a file in content/ that ends in ${endings.join(', ')}.`),
      abort: true,
    })
    .superRefine((text, context) => {
      if (isUsableFileName(text) && endings.some((ending) => text.toLowerCase().endsWith(ending))) return;
      const { reason, ...rest } = correctFileName(text, endings);
      const message = `${describeValue(text)} is not a file name that can be used here: ${reason}.`;
      context.addIssue({ code: 'custom', message, input: text, params: { rule: 'config/file', ...rest } });
    })
    .meta(textRole('file'));

const isUsableFileName = (text: string): boolean =>
  /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9._-]*$/i.test(text) && !text.includes('..');
