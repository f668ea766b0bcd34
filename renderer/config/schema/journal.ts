import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DateText, WebAddress } from '../text.ts';
import { type DeclaredNames, detail, line, shape } from './base.ts';
import { origin } from './hosting.ts';
import { ref } from './references.ts';
import { key, pastDate } from './values.ts';
import { webAddress } from './web-address.ts';

/** An article of the journal, as the feed contains it. */
export interface PostInput<R extends Refs> {
  /** The end of its address: 'how-to-sit'. */
  readonly slug: Authored<string>;
  /** The headline. */
  readonly title: Authored<string>;
  /** One or two sentences, for its card. */
  readonly excerpt: Authored<string>;
  /** The publication date: '2026-10-14'. */
  readonly date: Authored<DateText>;
  /** Its categories; a card shows the first two: ['backs', 'exercise']. */
  readonly categories: readonly Authored<string>[];
  /** The image of its card, by its name in `images`; about 4:3. */
  readonly cover: Authored<R['image']>;
  /** A description of the cover. */
  readonly hero_alt: Authored<string>;
  /** The reading time in minutes. */
  readonly reading_time: Authored<number>;
}

/** The journal: its own site, and the feed that lists its articles here. */
export interface JournalInput<R extends Refs> {
  /** The journal's own site; SITE_JOURNAL_ORIGIN overrides it. */
  readonly origin: Authored<WebAddress>;
  /** A feed on another site. Leave it out to serve the posts below as this site's own feed. */
  readonly feed?: Authored<WebAddress>;
  /**
   * Whether the listing fetches the feed when it scrolls into view, or shows the posts below at once and refreshes
   * them.
   * @default 'when viewed'
   */
  readonly show?: Authored<'when viewed' | 'at once'>;
  /** The articles that are known when the site is built. */
  readonly posts: readonly Authored<PostInput<R>>[];
}

export const post = (declaredNames: DeclaredNames) =>
  shape<PostInput<Refs>>()({
    slug: key(),
    title: line(),
    excerpt: line(),
    date: pastDate(),
    categories: z.array(line()).min(1),
    cover: ref(declaredNames, 'image'),
    hero_alt: line(),
    reading_time: z.int().min(1).max(120),
  });

export const journal = (declaredNames: DeclaredNames) =>
  shape<JournalInput<Refs>>()({
    origin: origin(),
    feed: webAddress().optional(),
    show: z.enum(['when viewed', 'at once']).optional(),
    posts: z.array(post(declaredNames)).superRefine((posts, context) => {
      const slugs = posts.map(({ slug }) => slug);
      for (const [index, slug] of slugs.entries())
        if (slugs.indexOf(slug) < index)
          context.addIssue({
            code: 'custom',
            message: `“${slug}” is also the address of another article.`,
            input: slug,
            path: [index, 'slug'],
            ...detail(
              'config/duplicate-name',
              'Give each article its own address: with the same address, both would be on one page.',
            ),
          });
    }),
  });
