import type { Action, LinkTarget, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import type { FieldsOf, SectionBase } from './base.ts';

/**
 * The hero of a link-in-bio page: its two calls to action carry the visit's campaign parameters. The quiz comes first,
 * but for visits with `intent=consult` and from Instagram.
 */
export interface Landing<R extends Refs> extends SectionBase {
  readonly kind: 'landing';
  readonly title: string;
  readonly place: string;
  readonly image: R['image'];
  readonly consult: LandingConsult<R>;
  /** A second way, to a quiz; left out where there is none. */
  readonly quiz?: LandingWay<R>;
}
export interface LandingWay<R extends Refs> {
  readonly label: string;
  readonly note: Prose;
  readonly to: LinkTarget<R>;
}
export interface LandingConsult<R extends Refs> extends LandingWay<R> {
  /** The note for visits that the consult comes first for, where it is another: a consult without the quiz is longer. */
  readonly noteFirst?: Prose;
}
export const landing = <R extends Refs>(fields: FieldsOf<Landing<R>>): Landing<R> => ({ kind: 'landing', ...fields });

/** The same two ways as cards. */
export interface LandingOptions<R extends Refs> extends SectionBase {
  readonly kind: 'landingOptions';
  readonly title: string;
  readonly quiz: LandingWay<R>;
  readonly consult: LandingWay<R>;
}
export const landingOptions = <R extends Refs>(fields: FieldsOf<LandingOptions<R>>): LandingOptions<R> => ({
  kind: 'landingOptions',
  ...fields,
});

/** The first pictures of the gallery, side by side, to be swept through; they load when they are seen. */
export interface MiniGallery<R extends Refs> extends SectionBase {
  readonly kind: 'miniGallery';
  readonly title: string;
  /** As the gallery lists them; the first four are shown. */
  readonly comparisons: readonly R['comparison'][];
  readonly action: Action<R>;
}
export const miniGallery = <R extends Refs>(fields: FieldsOf<MiniGallery<R>>): MiniGallery<R> => ({
  kind: 'miniGallery',
  ...fields,
});
