import { z } from 'zod';
import { isPlainLine } from '../../facts/plain-text.ts';
import type { Authored } from '../annotations.ts';
import type { DateText } from '../text.ts';
import { describeValue, detail, shape } from './base.ts';
import { date } from './values.ts';

/** What proves a picture of before and after. No page shows it: it is there to be found when somebody asks. */
export interface EvidenceInput {
  /** Where the signed and dated proof is kept: 'record 204, photographs'. */
  readonly proof: Authored<string>;
  /** Where the client's written consent to showing it is kept. */
  readonly consent: Authored<string>;
  /** The day of the first picture. */
  readonly before: Authored<DateText>;
  /** The day of the second picture. */
  readonly after: Authored<DateText>;
  /** How many sessions lie between them. */
  readonly sessions: number;
  /** True where nothing was changed but the size. */
  readonly unretouched: boolean;
}

/** A text for the owner's own eyes: it becomes part of no page. */
export const memo = () =>
  z.custom<string>((text) => typeof text === 'string' && text.trim() !== '' && isPlainLine(text), {
    error: (issue) => `${describeValue(issue.input)} does not say where it is kept.`,
    ...detail('config/text', 'Write it on one line, so that somebody else would find it.'),
  });

export const evidence = () =>
  shape<EvidenceInput>()({
    proof: memo(),
    consent: memo(),
    before: date(),
    after: date(),
    sessions: z.int().min(1),
    unretouched: z.boolean(),
  }).refine(({ before, after }) => before <= after, {
    error: 'The second picture is earlier than the first.',
    path: ['after'],
    ...detail('config/date', 'Write the day of the first picture in “before” and that of the second in “after”.'),
  });
