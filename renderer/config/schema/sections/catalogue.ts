import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as catalogue from '../../sections/catalogue.ts';
import { type Known, line, shape } from '../base.ts';
import { evidence } from '../evidence.ts';
import { action, prose, ref, refs, target } from '../references.ts';
import { anchor, headed } from './base.ts';

export const catalogueKinds = (known: Known) =>
  [
    shape<catalogue.Pathways<Refs>>()({
      ...headed(known),
      kind: z.literal('pathways'),
      paths: z.array(
        z.strictObject({
          department: ref(known, 'department'),
          text: prose(known),
          image: ref(known, 'image'),
          menu: z.array(
            shape<catalogue.MenuItem<Refs>>()({
              category: ref(known, 'category').optional(),
              treatment: ref(known, 'treatment').optional(),
              programme: ref(known, 'programme').optional(),
              note: prose(known).optional(),
            }),
          ),
          action: action(known),
        }),
      ),
    }),
    shape<catalogue.SignatureOffers<Refs>>()({
      ...headed(known),
      kind: z.literal('signatureOffers'),
      offers: refs(known, 'offer').optional(),
    }),
    shape<catalogue.CategoryCards<Refs>>()({
      ...headed(known),
      kind: z.literal('categoryCards'),
      categories: refs(known, 'category').min(1),
    }),
    shape<catalogue.TreatmentCards<Refs>>()({
      kind: z.literal('treatmentCards'),
      anchor: anchor(),
      category: ref(known, 'category'),
      title: line().optional(),
      first: refs(known, 'treatment').optional(),
    }),
    shape<catalogue.CatalogueGroups<Refs>>()({
      kind: z.literal('catalogueGroups'),
      anchor: anchor(),
      title: line(),
      department: ref(known, 'department'),
      categories: refs(known, 'category').min(1),
    }),
    shape<catalogue.Programmes<Refs>>()({
      ...headed(known),
      kind: z.literal('programmes'),
      department: ref(known, 'department'),
      action: action(known).optional(),
    }),
    shape<catalogue.Options<Refs>>()({
      ...headed(known),
      kind: z.literal('options'),
      treatment: ref(known, 'treatment'),
    }),
    shape<catalogue.ComingSoon<Refs>>()({
      ...headed(known),
      kind: z.literal('comingSoon'),
      category: ref(known, 'category'),
      action: action(known),
    }),
    shape<catalogue.Pricing>()({
      kind: z.literal('pricing'),
      anchor: anchor(),
      title: line().optional(),
      text: prose(known).optional(),
      note: prose(known).optional(),
    }),
    shape<catalogue.Slider<Refs>>()({
      kind: z.literal('slider'),
      anchor: anchor(),
      title: line(),
      images: z.array(ref(known, 'image')).min(1),
      caption: prose(known).optional(),
      evidence: evidence().optional(),
    }),
    shape<catalogue.Examples<Refs>>()({
      ...headed(known),
      kind: z.literal('examples'),
      examples: refs(known, 'example').min(1),
    }),
    shape<catalogue.Gallery<Refs>>()({
      kind: z.literal('gallery'),
      anchor: anchor(),
      title: line(),
      comparisons: refs(known, 'comparison').min(1),
    }),
    shape<catalogue.Concerns<Refs>>()({
      kind: z.literal('concerns'),
      anchor: anchor(),
      title: line(),
      links: z.array(z.strictObject({ label: line(), to: target(known) })).min(1),
    }),
  ] as const;
