import { Heading } from '../../primitives/Heading.tsx';
import { GoLink, Link } from '../../primitives/Link.tsx';
import { ResponsiveImage } from '../../primitives/ResponsiveImage.tsx';
import { Paragraph, RichText } from '../../primitives/RichText.tsx';
import { Stars, type StarsProps } from '../../primitives/Stars.tsx';
import type { ActionProps, HeadedProps, ImageProps, LinkProps, Rich } from '../../props.ts';
import { style } from './style.ts';

interface ReviewsProps extends HeadedProps {
  /** The rating, unless the clinic has none. */
  readonly badge?: BadgeProps;
  readonly reviews: readonly ReviewProps[];
}

export interface BadgeProps {
  /** '5.0' */
  readonly value: string;
  /** 'from Google reviews' */
  readonly words: string;
  readonly stars: StarsProps;
  /** The number of reviews, and the date on which they were counted. */
  readonly count: string;
  readonly action: ActionProps;
}

/** A testimonial of one client. */
export interface ReviewProps {
  readonly name: string;
  readonly service?: string;
  readonly quote: Rich;
  readonly image?: ImageProps;
  /** '4 likes' and '1 comment' on the site where it was posted. */
  readonly counts: readonly string[];
  readonly link?: LinkProps;
}

/** The rating in large type, and a few reviews with links to their sources. */
export const Reviews = ({ id, title, text, badge, reviews }: ReviewsProps) => (
  <section css={style} className="grid" id={id}>
    <div className="c intro">
      <div className="stack">
        <Heading className="t3" text={title} />
        <Paragraph className="s" of={text} />
      </div>
      {badge && <Badge {...badge} />}
    </div>
    <div className="cards">
      {reviews.map((review) => (
        <Review key={review.name} {...review} />
      ))}
    </div>
  </section>
);

const Badge = ({ value, words, stars, count, action }: BadgeProps) => (
  <div className="badge">
    <p>
      <span className="num">{value}</span>
      {` ${words}`}
    </p>
    <Stars {...stars} />
    <p className="xs">{count}</p>
    <GoLink action={action} />
  </div>
);

const Review = ({ name, service, quote, image, counts, link }: ReviewProps) => (
  <figure className="review">
    <blockquote>
      <RichText of={quote} />
    </blockquote>
    <figcaption>
      {image && <ResponsiveImage image={image} />}
      <p>
        <b>{name}</b>
        {service && <span className="xs">{service}</span>}
        {counts.length > 0 && <span className="xs">{counts.join(', ')}</span>}
      </p>
      {link && (
        <Link link={link} className="s">
          Read the review
          <span className="vh">{` by ${name}`}</span>
        </Link>
      )}
    </figcaption>
  </figure>
);
