import { z } from 'zod';
import type { Refs } from '../../refs.ts';
import type * as catalogue from '../../sections/catalogue.ts';
import { type DeclaredNames, line, shape } from '../base.ts';
import { evidence } from '../evidence.ts';
import { action, prose, ref, refs, target } from '../references.ts';
import { anchor, headed } from './base.ts';

export const catalogueKinds = (declaredNames: DeclaredNames) =>
  [
    shape<catalogue.Pathways<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('pathways'),
      paths: z.array(
        z.strictObject({
          department: ref(declaredNames, 'department'),
          text: prose(declaredNames),
          image: ref(declaredNames, 'image'),
          menu: z.array(
            shape<catalogue.MenuItem<Refs>>()({
              category: ref(declaredNames, 'category').optional(),
              treatment: ref(declaredNames, 'treatment').optional(),
              programme: ref(declaredNames, 'programme').optional(),
              note: prose(declaredNames).optional(),
            }),
          ),
          action: action(declaredNames),
        }),
      ),
    }),
    shape<catalogue.SignatureOffers<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('signatureOffers'),
      offers: refs(declaredNames, 'offer').optional(),
    }),
    shape<catalogue.CategoryCards<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('categoryCards'),
      categories: refs(declaredNames, 'category').min(1),
    }),
    shape<catalogue.TreatmentCards<Refs>>()({
      kind: z.literal('treatmentCards'),
      anchor: anchor(),
      category: ref(declaredNames, 'category'),
      title: line().optional(),
      first: refs(declaredNames, 'treatment').optional(),
    }),
    shape<catalogue.CatalogueGroups<Refs>>()({
      kind: z.literal('catalogueGroups'),
      anchor: anchor(),
      title: line(),
      department: ref(declaredNames, 'department'),
      categories: refs(declaredNames, 'category').min(1),
    }),
    shape<catalogue.Programmes<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('programmes'),
      department: ref(declaredNames, 'department'),
      action: action(declaredNames).optional(),
    }),
    shape<catalogue.Options<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('options'),
      treatment: ref(declaredNames, 'treatment'),
    }),
    shape<catalogue.ComingSoon<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('comingSoon'),
      category: ref(declaredNames, 'category'),
      action: action(declaredNames),
    }),
    shape<catalogue.Pricing>()({
      kind: z.literal('pricing'),
      anchor: anchor(),
      title: line().optional(),
      text: prose(declaredNames).optional(),
      note: prose(declaredNames).optional(),
    }),
    shape<catalogue.Slider<Refs>>()({
      kind: z.literal('slider'),
      anchor: anchor(),
      title: line(),
      images: z.array(ref(declaredNames, 'image')).min(1),
      caption: prose(declaredNames).optional(),
      evidence: evidence().optional(),
    }),
    shape<catalogue.Examples<Refs>>()({
      ...headed(declaredNames),
      kind: z.literal('examples'),
      examples: refs(declaredNames, 'example').min(1),
    }),
    shape<catalogue.Gallery<Refs>>()({
      kind: z.literal('gallery'),
      anchor: anchor(),
      title: line(),
      comparisons: refs(declaredNames, 'comparison').min(1),
    }),
    shape<catalogue.Concerns<Refs>>()({
      kind: z.literal('concerns'),
      anchor: anchor(),
      title: line(),
      links: z.array(z.strictObject({ label: line(), to: target(declaredNames) })).min(1),
    }),
  ] as const;
