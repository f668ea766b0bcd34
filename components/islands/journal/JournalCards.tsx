import { CaptionedImage } from '../../primitives/CaptionedImage.tsx';
import type { JournalPost } from './posts.ts';
import { shortDate } from './short-date.ts';

/** Maximum number of categories on a card. */
const CATEGORIES = 2;

/** Number of images that load eagerly, because they are visible when the page opens. */
const EAGER = 2;

/** Articles as cards, in the given order. */
export const JournalCards = ({ posts }: { posts: readonly JournalPost[] }) => (
  <ul className="grid posts">
    {posts.map((post, index) => (
      <JournalCard key={post.slug} post={post} first={index < EAGER} />
    ))}
  </ul>
);

const JournalCard = ({ post, first }: { post: JournalPost; first: boolean }) => (
  <li>
    {post.image && <CaptionedImage image={post.image} loading={first ? 'eager' : 'lazy'} />}
    <article>
      <p className="xs about">
        <time dateTime={post.date}>{shortDate(post.date)}</time>
        <span aria-hidden="true">•</span>
        <span>{`${post.minutes} min read`}</span>
      </p>
      <h2>
        <a href={post.href}>{post.title}</a>
      </h2>
      <p className="s">{post.excerpt}</p>
      <p className="xs tags">
        {post.categories.slice(0, CATEGORIES).map((category) => (
          <span key={category}>{category}</span>
        ))}
      </p>
    </article>
  </li>
);
