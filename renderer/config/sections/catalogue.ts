import type { Action, LinkTarget, Refs } from '../refs.ts';
import type { EvidenceInput } from '../schema/evidence.ts';
import type { Prose } from '../text.ts';
import type { FieldsOf, Headed, SectionBase } from './base.ts';

/** A line of a short menu: a group, a treatment or a programme, with its price. */
export interface MenuItem<R extends Refs> {
  readonly category?: R['category'];
  readonly treatment?: R['treatment'];
  readonly programme?: R['programme'];
  readonly note?: Prose;
}

/** A card for each arm of the clinic, with a short menu. */
export interface Pathways<R extends Refs> extends Headed {
  readonly kind: 'pathways';
  readonly paths: readonly {
    readonly department: R['department'];
    readonly text: Prose;
    readonly image: R['image'];
    readonly menu: readonly MenuItem<R>[];
    readonly action: Action<R>;
  }[];
}
export const pathways = <R extends Refs>(fields: FieldsOf<Pathways<R>>): Pathways<R> => ({
  kind: 'pathways',
  ...fields,
});

/** The offers of the config, as cards. */
export interface SignatureOffers<R extends Refs> extends Headed {
  readonly kind: 'signatureOffers';
  /** Which, and in which order; all when left out. */
  readonly offers?: readonly R['offer'][];
}
export const signatureOffers = <R extends Refs>(fields: FieldsOf<SignatureOffers<R>>): SignatureOffers<R> => ({
  kind: 'signatureOffers',
  ...fields,
});

/** Groups of the catalogue as cards, each with its least price. */
export interface CategoryCards<R extends Refs> extends Headed {
  readonly kind: 'categoryCards';
  readonly categories: readonly R['category'][];
}
export const categoryCards = <R extends Refs>(
  categories: readonly R['category'][],
  fields: Omit<FieldsOf<CategoryCards<R>>, 'categories'>,
): CategoryCards<R> => ({ kind: 'categoryCards', categories, ...fields });

/** The treatments of one group as cards. */
export interface TreatmentCards<R extends Refs> extends SectionBase {
  readonly kind: 'treatmentCards';
  readonly category: R['category'];
  readonly title?: string;
  /** Which come first; the others follow in the order of the catalogue. */
  readonly first?: readonly R['treatment'][];
}
export const treatmentCards = <R extends Refs>(
  category: R['category'],
  fields: Omit<FieldsOf<TreatmentCards<R>>, 'category'> = {},
): TreatmentCards<R> => ({ kind: 'treatmentCards', category, ...fields });

/** The whole catalogue of one arm, group by group, each group under its own anchor. */
export interface CatalogueGroups<R extends Refs> extends SectionBase {
  readonly kind: 'catalogueGroups';
  readonly title: string;
  readonly department: R['department'];
  /** The groups, in this order. */
  readonly categories: readonly R['category'][];
}
export const catalogueGroups = <R extends Refs>(fields: FieldsOf<CatalogueGroups<R>>): CatalogueGroups<R> => ({
  kind: 'catalogueGroups',
  ...fields,
});

/** The programmes of one arm, each on a line of weeks. */
export interface Programmes<R extends Refs> extends Headed {
  readonly kind: 'programmes';
  readonly department: R['department'];
  readonly action?: Action<R>;
}
export const programmes = <R extends Refs>(fields: FieldsOf<Programmes<R>>): Programmes<R> => ({
  kind: 'programmes',
  ...fields,
});

/** The options of a treatment side by side, each with price, bullets and button. */
export interface Options<R extends Refs> extends Headed {
  readonly kind: 'options';
  readonly treatment: R['treatment'];
}
export const options = <R extends Refs>(
  treatment: R['treatment'],
  fields: Omit<FieldsOf<Options<R>>, 'treatment'>,
): Options<R> => ({ kind: 'options', treatment, ...fields });

/** Treatments that are not bookable yet, with a way to hear of them. */
export interface ComingSoon<R extends Refs> extends Headed {
  readonly kind: 'comingSoon';
  readonly category: R['category'];
  readonly action: Action<R>;
}
export const comingSoon = <R extends Refs>(
  category: R['category'],
  fields: Omit<FieldsOf<ComingSoon<R>>, 'category'>,
): ComingSoon<R> => ({ kind: 'comingSoon', category, ...fields });

/** The prices of the page's treatment: single, options, courses, each with its saving. */
export interface Pricing extends SectionBase {
  readonly kind: 'pricing';
  readonly title?: string;
  readonly text?: Prose;
  /** The line under the prices. */
  readonly note?: Prose;
}
export const pricing = (fields: FieldsOf<Pricing> = {}): Pricing => ({ kind: 'pricing', ...fields });

/** Pictures of before and after, one at a time. */
export interface Slider<R extends Refs> extends SectionBase {
  readonly kind: 'slider';
  readonly title: string;
  readonly images: readonly R['image'][];
  readonly caption?: Prose;
  /** What proves that the pictures are of one client, before and after. */
  readonly evidence?: EvidenceInput;
}
export const slider = <R extends Refs>(fields: FieldsOf<Slider<R>>): Slider<R> => ({ kind: 'slider', ...fields });

/** Worked examples as cards. */
export interface Examples<R extends Refs> extends Headed {
  readonly kind: 'examples';
  readonly examples: readonly R['example'][];
}
export const examples = <R extends Refs>(
  items: readonly R['example'][],
  fields: Omit<FieldsOf<Examples<R>>, 'examples'>,
): Examples<R> => ({ kind: 'examples', examples: items, ...fields });

/** The gallery: pictures of before and after as cards. */
export interface Gallery<R extends Refs> extends SectionBase {
  readonly kind: 'gallery';
  readonly title: string;
  readonly comparisons: readonly R['comparison'][];
}
export const gallery = <R extends Refs>(
  comparisons: readonly R['comparison'][],
  fields: Omit<FieldsOf<Gallery<R>>, 'comparisons'>,
): Gallery<R> => ({ kind: 'gallery', comparisons, ...fields });

/** Links to what many people ask for, each with the price of where it leads. */
export interface Concerns<R extends Refs> extends SectionBase {
  readonly kind: 'concerns';
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: LinkTarget<R> }[];
}
export const concerns = <R extends Refs>(fields: FieldsOf<Concerns<R>>): Concerns<R> => ({
  kind: 'concerns',
  ...fields,
});
