/** The schedules of programmes: how many appointments in how long. */
import * as assert from 'uvu/assert';
import { parseSchedule } from '../../renderer/facts/duration.ts';
import { suite } from '../support/suite.ts';

const SCHEDULES: Readonly<Record<string, object | undefined>> = {
  '6 sessions over 8 weeks': { sessions: 6, weeks: 8 },
  '1 visit a year': { sessions: 1, weeks: 52 },
  '1 visit a year, a call each month': { sessions: 1, weeks: 52 },
  '4 sessions a month, quarterly reviews': { sessions: 4, weeks: 4, monthly: true },
  '1 visit a month': { sessions: 1, weeks: 4, monthly: true },
  '2 appointments a month': { sessions: 2, weeks: 4, monthly: true },
  '1 visits a month': undefined,
  '2 visits a monthly': undefined,
  '2 visits a month\nand more': undefined,
};

suite('the schedule of a programme', (test) => {
  for (const [text, schedule] of Object.entries(SCHEDULES))
    test(`“${text.replace('\n', '↵')}” ${schedule ? 'is read' : 'is not read'}`, () =>
      assert.equal(parseSchedule(text), schedule && { text, ...schedule }));
});
