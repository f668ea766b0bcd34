import type { Correct } from '../../renderer/config/schema/corrections/correction.ts';
import { correctDate } from '../../renderer/config/schema/corrections/date.ts';
import { correctFileName } from '../../renderer/config/schema/corrections/file-name.ts';
import { correctHours } from '../../renderer/config/schema/corrections/hours.ts';
import { explains, proposes } from '../support/corrections.ts';

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
  ['20270405', '2027-04-05'],
  ['April 2027', undefined],
  ['5 Ma 2027', undefined],
  ['next week', undefined],
]);

explains('dates that are not complete', correctDate, [
  ['25 Dec', 'the year is missing', 'For 25 December 2027, write “2027-12-25”.'],
  ['Monday 25th of December', 'the year is missing'],
  ['December 25', 'the year is missing'],
  ['end of January', 'it is not a day', 'For 31 January 2027, write “2027-01-31”.'],
  ['the end of Feb 2028', 'it is not a day', 'For 29 February 2028, write “2028-02-29”.'],
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
  ['9 til 17', '09:00–17:00'],
  ['O9:OO–17:3O', '09:00–17:30'],
  ['9 am to 5.30 pm', '09:00–17:30'],
  ['9-17', '09:00–17:00'],
  ['0900-1730', '09:00–17:30'],
  ['09:00–17:30h', '09:00–17:30'],
  ['9–noon', '09:00–12:00'],
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
  ['09:00', 'the closing time is missing', 'Write it after the opening time: “09:00–17:30”.'],
  ['8.30am til late', 'the closing time is missing'],
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

const image: Correct = (text) => correctFileName(text, ['.svg', '.jpg']);

explains('file names that cannot be used', image, [
  ['new room.svg', 'file names cannot contain spaces', 'Rename the file to new-room.svg, and write that name here.'],
  ['Café.svg', 'file names cannot contain “é”', 'Rename the file to Cafe.svg, and write that name here.'],
  ['rooms\\new.svg', 'folders are separated by “/”'],
  [
    '../room.svg',
    'it must be inside content/',
    'Copy the file into the folder for it inside content/, and write its name: “room.svg”.',
  ],
  ['/Users/kim/room.svg', 'it must be inside content/'],
  ['C:\\room.svg', 'it must be inside content/'],
  [
    'room.heic',
    'it cannot end in .heic',
    'Save the photograph as JPEG, and write the name of that file here. Name a file in content/ that ends in .svg, .jpg.',
  ],
  ['room', 'its ending is missing', 'Name a file in content/ that ends in .svg, .jpg.'],
  ['-room.svg', 'each part must begin with a letter or a digit'],
]);
