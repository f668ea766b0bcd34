import { correctDuration } from '../../renderer/config/schema/corrections/duration.ts';
import { correctSchedule } from '../../renderer/config/schema/corrections/schedule.ts';
import { explains, proposes } from '../support/corrections.ts';

proposes('durations in other notations', correctDuration, [
  ['45 min', '45min'],
  ['45mn', '45min'],
  ['45 minutes', '45min'],
  ['45-minute', '45min'],
  ['1 hour', '1h'],
  ['an hour', '1h'],
  ['1 hour and 30 minutes', '1h 30min'],
  ['1.5 hours', '1h 30min'],
  ['90 mins', '1h 30min'],
  ['1hr30', '1h 30min'],
  ['1:30', '1h 30min'],
  ["45'", '45min'],
  ['half an hour', '30min'],
  ['half-hour', '30min'],
  ['three quarters of an hour', '45min'],
  ['an hour and a half', '1h 30min'],
  ['two and a half hours', '2h 30min'],
  ['1½ hours', '1h 30min'],
  ['1 1/2 hours', '1h 30min'],
  ['1,5 hours', '1h 30min'],
  ['ninety minutes', '1h 30min'],
  ['45-minute session', '45min'],
  ['3O min', '30min'],
  ['1h 3Omin', '1h 30min'],
  ['l5 minutes', '15min'],
  ['about 45 min', '45min'],
  ['2 x 45min', '1h 30min over 2 visits'],
  ['3 visits of 30 min', '1h 30min over 3 visits'],
  ['1h over two visits', '1h over 2 visits'],
  ['90 min in 3 sessions', '1h 30min over 3 visits'],
  ['40-50 mins', undefined],
  ['soon', undefined],
]);

explains('durations that are not one exact time', correctDuration, [
  ['40-50 mins', 'it is a range', 'Write one duration: “50min” if it can take that long.'],
  ['half an hour to an hour', 'it is a range', 'Write one duration: “1h” if it can take that long.'],
  ['30 or 60 min', 'it contains two durations', 'Write one, such as “1h”, or each in “options” with its price.'],
  ['about 45 min', 'it is not exact', 'Write “45min”.'],
  ['from 45 min', 'it states only the shortest time', 'Write one duration, such as “45min”.'],
  ['45+ min', 'it states only the shortest time'],
  ['45 mins per session', 'it contains other words', 'Write “45min”, and the words in the description.'],
  [
    '1 hour (two visits)',
    'it does not state the time of all visits together',
    'Write “2h over 2 visits” if each visit takes 1h, or “1h over 2 visits” if all of them do.',
  ],
  ['45 min for each of 3 sessions', 'it does not state the time of all visits together'],
  ['all day', 'it is counted in days', 'Write the time of the appointment in hours, like “6h”.'],
  [
    '6 weeks',
    'it is not the time of an appointment',
    'Write that time, like “45min” or “2h over 2 visits”. Days and weeks belong in “note” of a course in “packages”, or in “schedule” of a programme.',
  ],
  [
    'daily for ten days',
    'it is not the time of an appointment',
    'Write that time, like “45min” or “2h over 2 visits”. Days and weeks belong in “note” of a course in “packages”, or in “schedule” of a programme.',
  ],
  ['varies', 'it contains no time', 'Write it like “45min”, or remove the field if there is no usual duration.'],
]);

proposes('schedules in other notations', correctSchedule, [
  ['6 sessions in 8 weeks', '6 sessions over 8 weeks'],
  ['six classes over eight weeks', '6 sessions over 8 weeks'],
  ['4 sessions per month', '4 sessions a month'],
  ['twice a month', '2 sessions a month'],
  ['2 visits per month', '2 visits a month'],
  ['once a year', '1 session a year'],
  ['1 check a year', '1 session a year'],
  ['one check-up per year', '1 session a year'],
  ['1 sessions a month', '1 session a month'],
  ['1 visits over 6 weeks', '1 visit over 6 weeks'],
  ['monthly, 1 session a year', '1 session a year'],
  ['6 weekly sessions', '6 sessions over 6 weeks'],
  ['once a week for six weeks', '6 sessions over 6 weeks'],
  ['an hour', '1h'],
  ['monthly', undefined],
]);

const MEMBERSHIP =
  'For a membership without a fixed number, write the fewest that it includes: “1 session a month”, “1 visit a year”.';

explains('schedules that are not complete', correctSchedule, [
  ['6 sessions', 'the period is missing', 'Write it like “6 sessions over 8 weeks”.'],
  ['8 weeks', 'the number of sessions is missing', `Write it like “6 sessions over 8 weeks”. ${MEMBERSHIP}`],
  ['12 months', 'the number of sessions is missing', `Write it like “6 sessions over 12 months”. ${MEMBERSHIP}`],
  [
    'daily for 2 weeks',
    'the number of sessions is missing',
    'Write “14 sessions over 2 weeks”, or “10 sessions over 2 weeks” if none take place at weekends.',
  ],
  ['6–8 sessions over 8 weeks', 'the number of sessions is a range', 'Write one number: 6 or 8.'],
]);

explains('durations without a unit', correctDuration, [
  ['45', 'the unit is missing', 'Write “45min”.'],
  ['2', 'the unit is missing', 'Write “2min” or “2h”.'],
]);
