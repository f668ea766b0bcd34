import { z } from 'zod';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose, ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Headed, headed, type Kind, kind, type Section, section } from './base.ts';

/** A few cards, each with a picture, a title and bullets. */
export interface Arenas<R extends Refs> extends Headed {
  /** The cards, from left to right. */
  readonly arenas: readonly {
    /** The heading of the card: 'At work'. */
    readonly title: string;
    /** The picture of the card, by its name in `images`. */
    readonly image: R['image'];
    /** A few words each, one a line. */
    readonly points: readonly Prose[];
  }[];
}

/**
 * A few cards, each with a picture, a title and bullets: `arenas({ title: 'Where it helps', arenas: [{ title: 'At
 * work', image: 'desk', points: ['…'] }] })`.
 */
export const arenas = <R extends Refs>(fields: Arenas<R>): Section<R> => section('arenas', fields);

export const arenasSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'arenas', Arenas<Refs>>>()({
    ...kind('arenas'),
    ...headed(declaredNames),
    arenas: z.array(
      z.strictObject({
        title: line(),
        image: ref(declaredNames, 'image'),
        points: z.array(prose(declaredNames)).min(1),
      }),
    ),
  });
