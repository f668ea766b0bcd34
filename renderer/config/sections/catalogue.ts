import type { Action, LinkTarget, Refs } from '../refs.ts';
import type { EvidenceInput } from '../schema/evidence.ts';
import type { Prose } from '../text.ts';
import type { FieldsOf, Headed, SectionBase } from './base.ts';

/** A line of a short menu: a group, a treatment or a programme, with its price. */
export interface MenuItem<R extends Refs> {
  /** A group, by its name in `categories`; or name a treatment or a programme. */
  readonly category?: R['category'];
  /** A treatment, by its name in `catalogue`. */
  readonly treatment?: R['treatment'];
  /** A programme, by its name in `programmes`. */
  readonly programme?: R['programme'];
  /** A few words under it: 'Free before your first visit'. */
  readonly note?: Prose;
}

/** A card for each arm of the clinic, with a short menu. */
export interface Pathways<R extends Refs> extends Headed {
  readonly kind: 'pathways';
  /** The cards, one for each arm. */
  readonly paths: readonly {
    /** The arm of the clinic, by its name in `departments`. */
    readonly department: R['department'];
    /** A sentence or two on the card. */
    readonly text: Prose;
    /** The picture of the card, by its name in `images`. */
    readonly image: R['image'];
    /** A few lines with their prices: `[{ treatment: 'massage' }]`. */
    readonly menu: readonly MenuItem<R>[];
    /** The button at the foot of the card. */
    readonly action: Action<R>;
  }[];
}
/** A card for each arm of the clinic, with a short menu: `pathways({ title: 'Two ways', paths: [{ department: 'main', … }] })`. */
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
/** The offers of the config as cards: `signatureOffers({ title: 'Offers' })`. */
export const signatureOffers = <R extends Refs>(fields: FieldsOf<SignatureOffers<R>>): SignatureOffers<R> => ({
  kind: 'signatureOffers',
  ...fields,
});

/** Groups of the catalogue as cards, each with its least price. */
export interface CategoryCards<R extends Refs> extends Headed {
  readonly kind: 'categoryCards';
  readonly categories: readonly R['category'][];
}
/** Groups of the catalogue as cards, each with its least price: `categoryCards(['massage'], { title: 'Treatments' })`. */
export const categoryCards = <R extends Refs>(
  categories: readonly R['category'][],
  fields: Omit<FieldsOf<CategoryCards<R>>, 'categories'>,
): CategoryCards<R> => ({ kind: 'categoryCards', categories, ...fields });

/** The treatments of one group as cards. */
export interface TreatmentCards<R extends Refs> extends SectionBase {
  readonly kind: 'treatmentCards';
  readonly category: R['category'];
  /** The heading over the cards; without it there is none. */
  readonly title?: string;
  /** Which come first; the others follow in the order of the catalogue. */
  readonly first?: readonly R['treatment'][];
}
/** The treatments of one group as cards: `treatmentCards('massage')`. */
export const treatmentCards = <R extends Refs>(
  category: R['category'],
  fields: Omit<FieldsOf<TreatmentCards<R>>, 'category'> = {},
): TreatmentCards<R> => ({ kind: 'treatmentCards', category, ...fields });

/** The whole catalogue of one arm, group by group, each group under its own anchor. */
export interface CatalogueGroups<R extends Refs> extends SectionBase {
  readonly kind: 'catalogueGroups';
  /** The heading over all groups. */
  readonly title: string;
  /** The arm of the clinic, by its name in `departments`. */
  readonly department: R['department'];
  /** The groups, in this order. */
  readonly categories: readonly R['category'][];
}
/**
 * The whole catalogue of one arm, group by group: `catalogueGroups({ title: 'Treatments', department: 'main',
 * categories: ['massage'] })`.
 */
export const catalogueGroups = <R extends Refs>(fields: FieldsOf<CatalogueGroups<R>>): CatalogueGroups<R> => ({
  kind: 'catalogueGroups',
  ...fields,
});

/** The programmes of one arm, each on a line of weeks. */
export interface Programmes<R extends Refs> extends Headed {
  readonly kind: 'programmes';
  /** The arm of the clinic whose programmes are shown. */
  readonly department: R['department'];
  /** A button under the list. */
  readonly action?: Action<R>;
}
/** The programmes of one arm, each on a line of weeks: `programmes({ title: 'Programmes', department: 'main' })`. */
export const programmes = <R extends Refs>(fields: FieldsOf<Programmes<R>>): Programmes<R> => ({
  kind: 'programmes',
  ...fields,
});

/** The options of a treatment side by side, each with price, bullets and button. */
export interface Options<R extends Refs> extends Headed {
  readonly kind: 'options';
  readonly treatment: R['treatment'];
}
/** The options of a treatment side by side: `options('massage', { title: 'Half an hour or an hour' })`. */
export const options = <R extends Refs>(
  treatment: R['treatment'],
  fields: Omit<FieldsOf<Options<R>>, 'treatment'>,
): Options<R> => ({ kind: 'options', treatment, ...fields });

/** Treatments that are not bookable yet, with a way to hear of them. */
export interface ComingSoon<R extends Refs> extends Headed {
  readonly kind: 'comingSoon';
  readonly category: R['category'];
  /** How to hear of them: `button('Join the list', 'email:Waiting list')`. */
  readonly action: Action<R>;
}
/**
 * Treatments of a group that cannot be booked yet: `comingSoon('peels', { title: 'Soon', action: button('Join the
 * list', 'email:Waiting list') })`.
 */
export const comingSoon = <R extends Refs>(
  category: R['category'],
  fields: Omit<FieldsOf<ComingSoon<R>>, 'category'>,
): ComingSoon<R> => ({ kind: 'comingSoon', category, ...fields });

/** The prices of the page's treatment: single, options, courses, each with its saving. */
export interface Pricing extends SectionBase {
  readonly kind: 'pricing';
  /** The heading; 'Pricing' where nothing is said. */
  readonly title?: string;
  /** A sentence or two over the prices. */
  readonly text?: Prose;
  /** The line under the prices. */
  readonly note?: Prose;
}
/**
 * The prices of the page's treatment, with courses and savings: `pricing()`, `pricing({ note: 'Courses are valid for
 * {figures.validity}.' })`.
 */
export const pricing = (fields: FieldsOf<Pricing> = {}): Pricing => ({ kind: 'pricing', ...fields });

/** Pictures of before and after, one at a time. */
export interface Slider<R extends Refs> extends SectionBase {
  readonly kind: 'slider';
  /** The heading over the pictures. */
  readonly title: string;
  /** The pictures in their order, by their names in `images`: ['knee-before', 'knee-after']. */
  readonly images: readonly R['image'][];
  /** The line under the pictures: what is shown, and that results vary. */
  readonly caption?: Prose;
  /** What proves that the pictures are of one client, before and after. */
  readonly evidence?: EvidenceInput;
}
/** Pictures of before and after, one at a time: `slider({ title: 'Before and after', images: ['knee-before', 'knee-after'] })`. */
export const slider = <R extends Refs>(fields: FieldsOf<Slider<R>>): Slider<R> => ({ kind: 'slider', ...fields });

/** Worked examples as cards. */
export interface Examples<R extends Refs> extends Headed {
  readonly kind: 'examples';
  readonly examples: readonly R['example'][];
}
/** Worked examples as cards, by their names in `examples`: `examples(['shoulder'], { title: 'Cases' })`. */
export const examples = <R extends Refs>(
  items: readonly R['example'][],
  fields: Omit<FieldsOf<Examples<R>>, 'examples'>,
): Examples<R> => ({ kind: 'examples', examples: items, ...fields });

/** The gallery: pictures of before and after as cards. */
export interface Gallery<R extends Refs> extends SectionBase {
  readonly kind: 'gallery';
  /** The heading over the cards. */
  readonly title: string;
  readonly comparisons: readonly R['comparison'][];
}
/** Pictures of before and after as cards, by their names in `comparisons`: `gallery(['knee'], { title: 'Before and after' })`. */
export const gallery = <R extends Refs>(
  comparisons: readonly R['comparison'][],
  fields: Omit<FieldsOf<Gallery<R>>, 'comparisons'>,
): Gallery<R> => ({ kind: 'gallery', comparisons, ...fields });

/** Links to what many people ask for, each with the price of where it leads. */
export interface Concerns<R extends Refs> extends SectionBase {
  readonly kind: 'concerns';
  /** The heading: 'What people come for'. */
  readonly title: string;
  /** The links, each to a page about what it names. */
  readonly links: readonly {
    /** What people come for, in their words: 'A stiff neck'. */
    readonly label: string;
    /** The page that it leads to. */
    readonly to: LinkTarget<R>;
  }[];
}
/**
 * Links to what many people come for: `concerns({ title: 'What people come for', links: [{ label: 'A stiff neck', to:
 * '/neck' }] })`.
 */
export const concerns = <R extends Refs>(fields: FieldsOf<Concerns<R>>): Concerns<R> => ({
  kind: 'concerns',
  ...fields,
});
