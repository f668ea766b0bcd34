import { css } from '@emotion/react';
import { FittedText } from '../../primitives/FittedText.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Arrow, Link } from '../../primitives/Link.tsx';
import { type Loading, ResponsiveImage } from '../../primitives/ResponsiveImage.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { stretched } from '../../primitives/stretched.ts';
import type { ImageProps, LinkProps, Rich, TitledProps } from '../../props.ts';
import { onPhone } from '../../theme.ts';

export interface GalleryProps extends TitledProps {
  /** True if its first image is the largest in the first view. */
  readonly isLcp?: boolean;
  readonly items: readonly {
    readonly title: string;
    readonly caption: Rich;
    readonly image?: ImageProps;
    readonly link: LinkProps;
  }[];
}

const line = 'var(--hair) solid var(--line)';

const style = css({
  '& h2': { padding: 'var(--s-6) var(--pad) var(--s-5)', borderBottom: line },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))', borderBottom: line },
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    '&:nth-of-type(even)': { borderLeft: line },
    '&:nth-of-type(n+3)': { borderTop: line },
  },
  '& picture': { background: 'var(--field-light)' },
  '& img': { width: '100%', transition: 'filter var(--fast)' },
  '& li:hover img': { filter: 'contrast(1.08) brightness(.97)' },
  '& .text': {
    padding: '1.25rem var(--pad) 1.75rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    gap: '.3rem 1.5rem',
  },
  '& h3': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)', lineHeight: 1.14 },
  '& h3 a': stretched,
  '& li:hover h3 a': { textDecoration: 'underline' },
  '& li:hover .ar': { transform: 'translateX(4px)' },
  '& .ar': { fontSize: '1.25rem', alignSelf: 'center', gridRow: '1/4', gridColumn: 2 },
  '& .text>p': { gridColumn: 1 },
  [onPhone]: {
    '& ul': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& li:nth-of-type(n)': { borderLeft: 0, '&+li': { borderTop: line } },
  },
});

/** The number of images that are visible when the page opens. */
const VISIBLE_CARDS = 2;

const loadingOf = (index: number, isLcp: boolean): Loading => {
  if (isLcp && index === 0) return 'first';
  return index < VISIBLE_CARDS ? 'eager' : 'lazy';
};

/** Before-and-after images; each links to its treatment. */
export const Gallery = ({ id, title, isLcp = false, items }: GalleryProps) => (
  <section css={style} id={id}>
    <Heading className="t3" text={title} />
    <ul>
      {items.map(({ title: name, caption, image, link }, index) => (
        <li key={name}>
          {image && <ResponsiveImage image={image} loading={loadingOf(index, isLcp)} />}
          <div className="text">
            <h3>
              <Link link={link}>
                <FittedText text={name} />
              </Link>
            </h3>
            <Paragraph of={caption} />
            {image?.caption && <p className="xs soft">{image.caption}</p>}
            <Arrow />
          </div>
        </li>
      ))}
    </ul>
  </section>
);
