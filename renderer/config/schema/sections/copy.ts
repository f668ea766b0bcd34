import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as copy from '../../sections/copy.ts';
import { type Known, line, shape } from '../base.ts';
import { action, prose, ref } from '../references.ts';
import { date, fileName } from '../values.ts';
import { anchor, headed } from './base.ts';

export const copyKinds = (known: Known) =>
  [
    shape<copy.Feature<Refs>>()({
      ...headed(known),
      kind: z.literal('feature'),
      points: z.array(prose(known)),
      image: ref(known, 'image'),
    }),
    shape<copy.Explanation<Refs>>()({
      kind: z.literal('explanation'),
      anchor: anchor(),
      title: line(),
      paragraphs: z.array(prose(known)).min(1),
      image: ref(known, 'image').optional(),
      facts: z.array(z.strictObject({ label: line(), text: prose(known) })).optional(),
      action: action(known).optional(),
    }),
    shape<copy.Journey>()({
      ...headed(known),
      kind: z.literal('journey'),
      steps: z.array(shape<copy.Step>()({ title: line(), copy: prose(known), when: prose(known).optional() })).min(1),
    }),
    shape<copy.Faq>()({
      kind: z.literal('faq'),
      anchor: anchor(),
      title: line().optional(),
      questions: z.array(shape<copy.Question>()({ question: line(), answer: prose(known) })).min(1),
    }),
    shape<copy.QuickFacts>()({
      kind: z.literal('quickFacts'),
      anchor: anchor(),
      title: line(),
      facts: z.array(z.strictObject({ value: prose(known), note: prose(known).optional() })).min(1),
    }),
    shape<copy.Lists>()({
      kind: z.literal('lists'),
      anchor: anchor(),
      title: line(),
      lists: z.array(z.strictObject({ title: line(), items: z.array(prose(known)).min(1) })).min(1),
    }),
    shape<copy.Arenas<Refs>>()({
      ...headed(known),
      kind: z.literal('arenas'),
      arenas: z.array(
        z.strictObject({ title: line(), image: ref(known, 'image'), points: z.array(prose(known)).min(1) }),
      ),
    }),
    shape<copy.Quotation<Refs>>()({
      kind: z.literal('quotation'),
      anchor: anchor(),
      quote: prose(known),
      by: ref(known, 'person').optional(),
      label: line().optional(),
    }),
    shape<copy.Benefits>()({
      kind: z.literal('benefits'),
      anchor: anchor(),
      title: line().optional(),
      benefits: z
        .array(
          shape<copy.Benefit>()({
            title: line(),
            copy: prose(known),
            figure: z.strictObject({ value: prose(known), unit: prose(known).optional() }).optional(),
          }),
        )
        .min(1),
    }),
    shape<copy.Policy>()({
      kind: z.literal('policy'),
      anchor: anchor(),
      title: line(),
      file: fileName('.md'),
      updated: date(),
    }),
    shape<copy.Disclaimer>()({
      kind: z.literal('disclaimer'),
      anchor: anchor(),
      paragraphs: z.array(prose(known)).min(1),
    }),
  ] as const;
