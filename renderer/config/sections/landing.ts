import type { Action, LinkTarget, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import type { FieldsOf, SectionBase } from './base.ts';

/**
 * The hero of a link-in-bio page: its two calls to action carry the visit's campaign parameters. The quiz comes first,
 * but for visits with `intent=consult` and from Instagram.
 */
export interface Landing<R extends Refs> extends SectionBase {
  readonly kind: 'landing';
  /** The heading of the page. */
  readonly title: string;
  /** Where the clinic is, in a few words: 'The Centre, Leeds'. */
  readonly place: string;
  /** The picture, by its name in `images`. */
  readonly image: R['image'];
  /** The way to a consultation. */
  readonly consult: LandingConsult<R>;
  /** A second way, to a quiz; left out where there is none. */
  readonly quiz?: LandingWay<R>;
}
export interface LandingWay<R extends Refs> {
  /** The words on the button. */
  readonly label: string;
  /** A few words under them: how long, for whom, what it costs. */
  readonly note: Prose;
  /** Where it leads: '/go/visit', 'quiz'. */
  readonly to: LinkTarget<R>;
}
export interface LandingConsult<R extends Refs> extends LandingWay<R> {
  /** The note for visits that the consult comes first for, where it is another: a consult without the quiz is longer. */
  readonly noteFirst?: Prose;
}
/**
 * The hero of a link-in-bio page: `landing({ title: '…', place: '…', image: 'hero', consult: { label: 'Book', note:
 * '…', to: '/go/visit' } })`.
 */
export const landing = <R extends Refs>(fields: FieldsOf<Landing<R>>): Landing<R> => ({ kind: 'landing', ...fields });

/** The same two ways as cards. */
export interface LandingOptions<R extends Refs> extends SectionBase {
  readonly kind: 'landingOptions';
  /** The heading over the cards. */
  readonly title: string;
  /** The card of the quiz. */
  readonly quiz: LandingWay<R>;
  /** The card of the consultation. */
  readonly consult: LandingWay<R>;
}
/** The two ways of a link-in-bio page as cards: `landingOptions({ title: 'Two ways to begin', quiz: { … }, consult: { … } })`. */
export const landingOptions = <R extends Refs>(fields: FieldsOf<LandingOptions<R>>): LandingOptions<R> => ({
  kind: 'landingOptions',
  ...fields,
});

/** The first pictures of the gallery, side by side, to be swept through; they load when they are seen. */
export interface MiniGallery<R extends Refs> extends SectionBase {
  readonly kind: 'miniGallery';
  /** The heading over the pictures. */
  readonly title: string;
  /** As the gallery lists them; the first four are shown. */
  readonly comparisons: readonly R['comparison'][];
  /** The link to the whole gallery. */
  readonly action: Action<R>;
}
/**
 * The first four pictures of the gallery: `miniGallery({ title: 'Results', comparisons: ['knee'], action: button('See
 * all', '/gallery') })`.
 */
export const miniGallery = <R extends Refs>(fields: FieldsOf<MiniGallery<R>>): MiniGallery<R> => ({
  kind: 'miniGallery',
  ...fields,
});
