import * as assert from 'uvu/assert';
import type { Correct } from '../../renderer/config/schema/corrections/correction.ts';
import { correctDate } from '../../renderer/config/schema/corrections/date.ts';
import { correctDuration } from '../../renderer/config/schema/corrections/duration.ts';
import { correctFileName } from '../../renderer/config/schema/corrections/file-name.ts';
import { correctHours } from '../../renderer/config/schema/corrections/hours.ts';
import {
  correctFrom,
  correctInstalments,
  correctPounds,
  correctPrice,
} from '../../renderer/config/schema/corrections/price.ts';
import { suite } from '../support/suite.ts';

type Proposals = readonly (readonly [text: string, proposal: string | undefined])[];

const proposes = (name: string, correct: Correct, cases: Proposals): void =>
  suite(name, (test) => {
    for (const [text, proposal] of cases)
      test(`“${text}” ${proposal === undefined ? 'gets no proposal' : `is corrected to “${proposal}”`}`, () =>
        assert.is(correct(text)?.instead, proposal));
  });

type Reasons = readonly (readonly [text: string, reason: string, help?: string])[];

const explains = (name: string, correct: Correct, cases: Reasons): void =>
  suite(name, (test) => {
    for (const [text, reason, help] of cases)
      test(`“${text}” is wrong because ${reason}`, () => {
        assert.is(correct(text)?.reason, reason);
        if (help !== undefined) assert.is(correct(text)?.help, help);
      });
  });

proposes('dates in other notations', correctDate, [
  ['5 April 2027', '2027-04-05'],
  ['5th April 2027', '2027-04-05'],
  ['Monday 5 April 2027', '2027-04-05'],
  ['5th of April, 2027', '2027-04-05'],
  ['5 Apr 2027', '2027-04-05'],
  ['1 Sept 2027', '2027-09-01'],
  ['April 5, 2027', '2027-04-05'],
  ['05/04/2027', '2027-04-05'],
  ['5.4.27', '2027-04-05'],
  ['2027/4/5', '2027-04-05'],
  ['2027-4-5', '2027-04-05'],
  ['April 2027', undefined],
  ['5 Ma 2027', undefined],
  ['next week', undefined],
]);

explains('dates that are not complete', correctDate, [
  ['25 Dec', 'the year is missing', 'For 25 December 2027, write “2027-12-25”.'],
  ['Monday 25th of December', 'the year is missing'],
  ['December 25', 'the year is missing'],
  ['2027-01', 'the day is missing', 'For 1 January 2027, write “2027-01-01”.'],
  ['April 2027', 'the day is missing', 'For 1 April 2027, write “2027-04-01”.'],
]);

explains('dates that are not in the calendar', correctDate, [
  ['2027-02-30', 'February 2027 has 28 days', 'Correct the day or the month.'],
  ['31 April 2027', 'April 2027 has 30 days'],
  ['2028-02-30', 'February 2028 has 29 days'],
  ['2027-13-01', 'there is no month 13'],
  ['12/25/2027', 'there is no month 25'],
  ['2027-01-00', 'there is no day 0'],
]);

proposes('hours in other notations', correctHours, [
  ['Closed', 'closed'],
  ['Closed all day', 'closed'],
  ['not open', 'closed'],
  ['9:00–17:00', '09:00–17:00'],
  ['9am-5pm', '09:00–17:00'],
  ['9 am to 5.30 pm', '09:00–17:30'],
  ['9-17', '09:00–17:00'],
  ['09:00 – 17:00', '09:00–17:00'],
  ['09.00—17.00', '09:00–17:00'],
  ['12pm–8pm', '12:00–20:00'],
  ['09:00–13:00,14:00–18:00', '09:00–13:00, 14:00–18:00'],
  ['9–1pm and 2pm–6pm', '09:00–13:00, 14:00–18:00'],
  ['by appointment', undefined],
]);

explains('hours that cannot be read', correctHours, [
  ['18:00–13:00', '18:00–13:00 ends before it begins', 'Write the opening time first: “13:00–18:00”.'],
  ['10 to 6', '10:00–06:00 ends before it begins', 'Write “10:00–18:00” if you close in the afternoon.'],
  ['09:00–09:00', '09:00–09:00 ends when it begins'],
  ['09:00–13:00, 12:00–18:00', '12:00–18:00 begins before 09:00–13:00 has ended'],
  ['13:30–18:00, 09:00–12:30', '09:00–12:30 begins before 13:30–18:00 has ended'],
  ['09:00–25:00', '25:00 is not a time of day'],
  ['09:75–18:00', '09:75 is not a time of day'],
  [
    '9-5 closed for lunch',
    'it contains words',
    'Write only times, such as “09:00–12:30, 13:30–17:00” for a day with a break. Words for visitors belong in “visitNote” of “clinic”.',
  ],
  [
    'by appointment',
    'it states no times',
    'Write the times at which clients can come, such as “09:00–17:00”, or “closed”. Words for visitors belong in “visitNote” of “clinic”.',
  ],
]);

proposes('prices in other notations', correctPrice, [
  ['300', '£300'],
  ['£ 300', '£300'],
  ['300 pounds', '£300'],
  ['GBP 300', '£300'],
  ['£3O0', '£300'],
  ['£6O', '£60'],
  ['£12.5', '£12.50'],
  ['£270,00', '£270'],
  ['Â£250 per session', '£250 per session'],
  ['£300.-', '£300'],
  ['from £250', 'From £250'],
  ['£300/session', '£300 per session'],
  ['From £300 Per Vial', 'From £300 per vial'],
  ['free', 'Complimentary'],
  ['tbc', 'TBA'],
  ['£2,50', undefined],
  ['sixty pounds', undefined],
  ['£60 or £80', undefined],
]);

explains('prices in other currencies', correctPrice, [
  ['$60', 'prices are in pounds', 'Write the amount like “£300”.'],
  ['60 euros', 'prices are in pounds'],
]);

proposes('amounts in other notations', correctPounds, [
  ['580', '£580'],
  ['£1,350 ', '£1,350'],
  ['£2,50', undefined],
]);

proposes('lowest prices in other notations', correctFrom, [
  ['£160', 'From £160'],
  ['from 160', 'From £160'],
  ['from 240 a tooth', 'From £240 per tooth'],
]);

proposes('instalments in other notations', correctInstalments, [
  ['2 × £675', '2 x £675'],
  ['3 payments of 200', '3 x £200'],
  ['monthly', undefined],
]);

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
  ['1hr30', undefined],
  ['soon', undefined],
]);

explains('durations without a unit', correctDuration, [
  ['45', 'the unit is missing', 'Write “45min”.'],
  ['2', 'the unit is missing', 'Write “2min” or “2h”.'],
]);

const image: Correct = (text) => correctFileName(text, ['.svg', '.jpg']);

explains('file names that cannot be used', image, [
  ['new room.svg', 'file names cannot contain spaces', 'Rename the file to new-room.svg, and write that name here.'],
  ['Café.svg', 'file names cannot contain “é”', 'Rename the file to Cafe.svg, and write that name here.'],
  ['rooms\\new.svg', 'folders are separated by “/”'],
  ['../room.svg', 'it must be inside content/', 'Copy the file into content/, and write its name.'],
  ['/Users/kim/room.svg', 'it must be inside content/'],
  ['C:\\room.svg', 'it must be inside content/'],
  ['room.heic', 'it cannot end in .heic', 'Name a file in content/ that ends in .svg, .jpg.'],
  ['room', 'its ending is missing', 'Name a file in content/ that ends in .svg, .jpg.'],
  ['-room.svg', 'each part must begin with a letter or a digit'],
]);
