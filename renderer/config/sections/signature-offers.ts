import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { refs } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** The offers of the config as cards. */
export interface SignatureOffers<R extends Refs> extends TitledSection {
  /** The offers, by their names in `offers`, in this order (default: all). */
  readonly offers?: readonly Authored<R['offer']>[];
}

/** The offers of the config as cards: `signatureOffers({ title: 'Offers' })`. */
export const signatureOffers = <R extends Refs>(fields: SignatureOffers<R>): Section<R> =>
  section('signatureOffers', fields);

export const signatureOffersSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<SignatureOffers<Refs>>()('signatureOffers', {
    ...titledFields(declaredNames),
    offers: refs(declaredNames, 'offer').optional(),
  });
