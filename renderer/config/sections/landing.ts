import type { Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose, ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';
import { type LandingWay, landingWay, way } from './landing-way.ts';

/**
 * The hero of a link-in-bio page: its two calls to action carry the visit's campaign parameters. The quiz comes first,
 * but for visits with `intent=consult` and from Instagram.
 */
export interface Landing<R extends Refs> extends SectionBase {
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

export interface LandingConsult<R extends Refs> extends LandingWay<R> {
  /** The note for visits that the consult comes first for, where it is another: a consult without the quiz is longer. */
  readonly noteFirst?: Prose;
}

/**
 * The hero of a link-in-bio page: `landing({ title: '…', place: '…', image: 'hero', consult: { label: 'Book', note:
 * '…', to: '/go/visit' } })`.
 */
export const landing = <R extends Refs>(fields: Landing<R>): Section<R> => section('landing', fields);

export const landingSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'landing', Landing<Refs>>>()({
    ...kind('landing'),
    title: line(),
    place: line(),
    image: ref(declaredNames, 'image'),
    consult: shape<LandingConsult<Refs>>()({
      ...way(declaredNames),
      noteFirst: prose(declaredNames).optional(),
    }),
    quiz: landingWay(declaredNames).optional(),
  });
