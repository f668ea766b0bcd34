import { z } from 'zod';
import { describeValue, detail } from './base.ts';

/** Letters, with apostrophes between them. The parts of a compound are words of their own. */
const WORD = /^[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*$/u;

/** Words that are spelt correctly but are in no dictionary. */
export const spelling = () =>
  z.array(word()).superRefine((words, context) => {
    const small = words.map((each) => String(each).toLowerCase());
    for (const [index, each] of words.entries())
      if (small.indexOf(String(each).toLowerCase()) < index)
        context.addIssue({
          code: 'custom',
          message: `“${each}” is listed twice.`,
          input: each,
          path: [index],
          ...detail('config/text', 'Remove one of them.'),
        });
  });

const word = () =>
  z.custom<string>((text) => typeof text === 'string' && WORD.test(text), {
    error: (issue) => `${describeValue(issue.input)} is not a single word.`,
    ...detail('config/text', 'Write one word per entry: only letters, no spaces or hyphens.'),
  });
