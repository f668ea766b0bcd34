/** The time that several appointments take together: 'over the five weeks you get 3 hours 45 minutes' of 45 minutes each. */
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { spokenMinutes } from '../../../../../facts/duration.ts';
import { NUMBER_IN_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import type { Quantity } from '../../../../../facts/quantities.ts';
import type { Subject } from '../../../about/subject.ts';
import type { Facts, Mention } from '../mention.ts';
import { minutesOf } from './minutes.ts';

/** 'one visit', 'two classes': a number of what the sentence is about. */
export const COUNTED = /^(?: \w+)? ?(?:appointments?|sessions?|class(?:es)?|visits?|treatments?|of them)\b/;
/** 'The whole course takes two hours': as many sessions as the course has. */
const COURSE = /\b(?:course|block|package|series|pack|set|all in all|altogether|in total)\b/;
/** 'Over the five weeks': the weeks of a course, if they are as many as its sessions. */
const WEEKS_OF_COURSE = new RegExp(
  `\\b(?:over|in|during|across|within) (?:(?:the|these|those|its|all|our) )*(?<weeks>${NUMBER_IN_WORDS}|\\d{1,2}) (?:weeks|months|evenings|days)\\b`,
);

/** The numbers of sessions of the courses about which a sentence speaks. */
export function coursesMeant(subject: Subject, facts: Facts): readonly number[] {
  const { courses } = facts.of(subject.items.map(({ path }) => path));
  return COURSE.test(subject.sentence) ? courses : ofWeeks(subject.sentence, courses);
}

function ofWeeks(sentence: string, courses: readonly number[]): readonly number[] {
  const weeks = writtenNumber(WEEKS_OF_COURSE.exec(sentence)?.groups?.weeks ?? '');
  return courses.filter((count) => count === weeks);
}

/** Returns '5 × 45 minutes = 3 hours 45 minutes' for a longer time that a sentence states of several appointments. */
export function totalMeant(
  { quantity, subject }: Mention,
  facts: Facts,
  lengths: readonly Quantity[],
): string | undefined {
  const minutes = onlyOne(new Set(lengths.map(minutesOf)));
  if (minutes === undefined || minutesOf(quantity) <= minutes) return undefined;
  const before = subject.sentence.slice(0, quantity.normalAt - subject.start);
  const counted = countsIn(before).filter(({ end }) => COUNTED.test(before.slice(end)));
  const { courses } = facts.of(subject.items.map(({ path }) => path));
  const count = onlyOne(new Set([...counted.map((one) => one.count), ...ofWeeks(before, courses)]));
  if (count === undefined || count < 2) return undefined;
  return `${count} × ${spokenMinutes(minutes)} = ${spokenMinutes(count * minutes)}`;
}
