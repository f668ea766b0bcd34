import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';
import { type LandingLink, landingLink, linkFields } from './landing-link.ts';

/**
 * The hero of a link-in-bio page: its two buttons carry the campaign parameters of the visit. The quiz comes first,
 * except for visits from Instagram or with `intent=consult`.
 */
export interface Landing<R extends Refs> extends SectionBase {
  /** The heading of the page. */
  readonly title: Authored<string>;
  /** The location of the clinic, in a few words: 'The Centre, Leeds'. */
  readonly place: Authored<string>;
  /** The image, by its name in `images`. It fills the screen on phones, so keep its subject in the middle. */
  readonly image: Authored<R['image']>;
  /** The button for a consultation. */
  readonly consult: Authored<LandingConsult<R>>;
  /** The button for a quiz, if there is one. */
  readonly quiz?: Authored<LandingLink<R>>;
}

export interface LandingConsult<R extends Refs> extends LandingLink<R> {
  /**
   * The note for visits that see the consultation first, if it differs, for example because a consultation without the
   * quiz takes longer.
   */
  readonly noteFirst?: Prose;
}

/**
 * The hero of a link-in-bio page: `landing({ title: '…', place: '…', image: 'hero', consult: { label: 'Book', note:
 * '…', to: '/go/visit' } })`.
 */
export const landing = <R extends Refs>(fields: Landing<R>): Section<R> => section('landing', fields);

export const landingSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Landing<Refs>>()('landing', {
    title: line(),
    place: line(),
    image: ref(declaredNames, 'image'),
    consult: shape<LandingConsult<Refs>>()({
      ...linkFields(declaredNames),
      noteFirst: prose(declaredNames).optional(),
    }),
    quiz: landingLink(declaredNames).optional(),
  });
