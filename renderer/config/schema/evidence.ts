import { z } from 'zod';
import { isPlainLine } from '../../facts/plain-text.ts';
import type { Authored } from '../annotations.ts';
import type { DateText } from '../text.ts';
import { describeValue, detail, shape } from './base.ts';
import { suggestion } from './suggestion.ts';
import { pastDate } from './values.ts';

/** The evidence for a before-and-after image. No page shows it; it is recorded for enquiries. */
export interface EvidenceInput {
  /** The location of the signed and dated proof: 'record 204, photographs'. */
  readonly proof: Authored<string>;
  /** The location of the client's written consent to publication. */
  readonly consent: Authored<string>;
  /** The date of the first image. */
  readonly before: Authored<DateText>;
  /** The date of the second image. */
  readonly after: Authored<DateText>;
  /** The number of sessions between the two images. */
  readonly sessions: Authored<number>;
  /** `true` if nothing except the size of the images was changed. */
  readonly unretouched: Authored<boolean>;
}

/** A note for the owner, which no page shows. */
export const memo = () =>
  z.custom<string>((text) => typeof text === 'string' && text.trim() !== '' && isPlainLine(text), {
    error: (issue) => `${describeValue(issue.input)} does not say where it is kept.`,
    ...detail('config/text', 'Write one line with enough detail for somebody else to find the source.'),
  });

export const evidence = () =>
  shape<EvidenceInput>()({
    proof: memo(),
    consent: memo(),
    before: pastDate(),
    after: pastDate(),
    sessions: z.int().min(1),
    unretouched: z.boolean(),
  }).refine(({ before, after }) => before <= after, {
    error: 'The second image is earlier than the first.',
    path: ['after'],
    ...detail('config/date', 'Write the date of the first image in “before” and that of the second in “after”.'),
  });

interface ProvenFigures {
  readonly figures?: Readonly<Record<string, string>> | undefined;
  readonly evidence?: Readonly<Record<string, string>> | undefined;
}

/** Reports the evidence for a figure that does not exist. */
export function provesFigures({ evidence = {}, figures = {} }: ProvenFigures, context: z.core.$RefinementCtx): void {
  for (const figure of Object.keys(evidence).filter((name) => figures[name] === undefined))
    context.addIssue({
      code: 'custom',
      message: `There is no figure “${figure}” for this evidence to support.`,
      input: evidence[figure],
      path: ['evidence', figure],
      ...detail('config/reference', suggestion(figure, new Set(Object.keys(figures)))),
    });
}
