import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as copy from '../../sections/copy.ts';
import { type DeclaredNames, line, shape } from '../base.ts';
import { action, prose, ref } from '../references.ts';
import { date, fileName } from '../values.ts';
import { anchor, headed } from './base.ts';

export const copyKinds = (declaredNames: DeclaredNames) =>
  [
    shape<copy.Feature<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('feature'),
      points: z.array(prose(declaredNames)),
      image: ref(declaredNames, 'image'),
    }),
    shape<copy.Explanation<Refs>>()({
      kind: z.literal('explanation'),
      anchor: anchor(),
      title: line(),
      paragraphs: z.array(prose(declaredNames)).min(1),
      image: ref(declaredNames, 'image').optional(),
      facts: z.array(z.strictObject({ label: line(), text: prose(declaredNames) })).optional(),
      action: action(declaredNames).optional(),
    }),
    shape<copy.Journey>()({
      ...headed(declaredNames),
      kind: z.literal('journey'),
      steps: z
        .array(shape<copy.Step>()({ title: line(), copy: prose(declaredNames), when: prose(declaredNames).optional() }))
        .min(1),
    }),
    shape<copy.Faq>()({
      kind: z.literal('faq'),
      anchor: anchor(),
      title: line().optional(),
      questions: z.array(shape<copy.Question>()({ question: line(), answer: prose(declaredNames) })).min(1),
    }),
    shape<copy.QuickFacts>()({
      kind: z.literal('quickFacts'),
      anchor: anchor(),
      title: line(),
      facts: z.array(z.strictObject({ value: prose(declaredNames), note: prose(declaredNames).optional() })).min(1),
    }),
    shape<copy.Lists>()({
      kind: z.literal('lists'),
      anchor: anchor(),
      title: line(),
      lists: z.array(z.strictObject({ title: line(), items: z.array(prose(declaredNames)).min(1) })).min(1),
    }),
    shape<copy.Arenas<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('arenas'),
      arenas: z.array(
        z.strictObject({
          title: line(),
          image: ref(declaredNames, 'image'),
          points: z.array(prose(declaredNames)).min(1),
        }),
      ),
    }),
    shape<copy.Quotation<Refs>>()({
      kind: z.literal('quotation'),
      anchor: anchor(),
      quote: prose(declaredNames),
      by: ref(declaredNames, 'person').optional(),
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
            copy: prose(declaredNames),
            figure: z.strictObject({ value: prose(declaredNames), unit: prose(declaredNames).optional() }).optional(),
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
      paragraphs: z.array(prose(declaredNames)).min(1),
    }),
  ] as const;
