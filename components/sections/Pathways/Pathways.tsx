import { css } from '@emotion/react';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { GoLink } from '../../primitives/Link.tsx';
import { Numeral } from '../../primitives/Numeral.tsx';
import { Paragraph, RichText } from '../../primitives/RichText.tsx';
import { SectionHead } from '../../primitives/SectionHead.tsx';
import type { ActionProps, HeadedProps, ImageProps, Rich } from '../../props.ts';
import { below, breakpoints, from, onPhone } from '../../theme.ts';

interface PathwaysProps extends HeadedProps {
  readonly paths: readonly PathProps[];
}

/** One department: what it does, and a short menu. */
export interface PathProps {
  readonly name: string;
  readonly department: string;
  readonly text: Rich;
  readonly image?: ImageProps;
  readonly menu: readonly {
    readonly name: string;
    readonly href: string;
    readonly note?: Rich;
    /** The price as displayed: 'From £250'. */
    readonly price?: string;
  }[];
  readonly action: ActionProps;
}

/** Below this width, four columns leave too little room for the names in a menu, and the images become tall strips. */
export const SMALL_DESK = 1600;
const onSmallDesk = below(SMALL_DESK);

const style = css({
  ...captionedImages,
  '& .paths': { display: 'grid', gridTemplateColumns: '1fr 1fr', [onPhone]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  '& article': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    background: 'var(--field-light)',
    minHeight: 'clamp(30rem,36vw,52rem)',
    [onSmallDesk]: { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto 1fr', minHeight: 0 },
  },
  // The images are at the outer edges; the text meets in the middle.
  '& article:nth-of-type(even) .plate': { order: 1, [onSmallDesk]: { order: 0 } },
  '& .plate': {
    background: 'var(--field-light)',
    [onSmallDesk]: { aspectRatio: '4/3' },
    [onPhone]: { aspectRatio: '3/2' },
  },
  '& .text': {
    padding: 'var(--s-7) var(--pad) var(--s-6)',
    display: 'flex',
    flexDirection: 'column',
    gap: 'var(--s-5)',
    minWidth: 0,
    [onSmallDesk]: { paddingBlock: 'var(--s-6)' },
  },
  '& article:not(:has(.plate)) .text': { gridColumn: '1/-1' },
  '& h3': {
    fontSize: 'var(--t-4)',
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.92,
    marginLeft: '-.05em',
  },
  '& li': {
    borderTop: 'var(--hair) solid var(--line)',
    '&:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
  },
  '& li a': {
    // If a word of the name does not fit beside the price, the price moves below.
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '0 1rem',
    '&>:first-child': { flex: '1 1 0', minWidth: 'min-content' },
    alignItems: 'baseline',
    padding: '.8rem 0 .75rem',
    minHeight: 64,
    textDecoration: 'none',
    lineHeight: 1.25,
    '&:hover': { color: 'var(--accent)' },
  },
  '& .note': { display: 'block', fontSize: 'var(--t-xs)', lineHeight: 1.4, textWrap: 'balance' },
  '& .price': { maxWidth: '100%', fontSize: 'var(--t-s)', textAlign: 'right', '& small': { fontSize: 'var(--t-xs)' } },
  '& .price .num:not(.words)': { fontSize: '1.75rem', lineHeight: 1 },
  '& .words': { font: 'inherit', letterSpacing: 0 },
  '& .go': { marginTop: 'auto', alignSelf: 'start' },
});

/** Three departments, or six, fill rows of three, each with its image above its text. */
export const hasThirds = (count: number): boolean => count > 0 && count % 3 === 0;

const thirds = css({
  [from(breakpoints.phone)]: { '& .paths': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
  '& article': { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto 1fr', minHeight: 0 },
  '& article:nth-of-type(even) .plate': { order: 0 },
  '& .plate': { [from(breakpoints.phone)]: { aspectRatio: '4/3' } },
});

/** A card for each department, with an image and a short menu of prices. */
export const Pathways = ({ id, title, text, paths }: PathwaysProps) => (
  <section css={hasThirds(paths.length) ? [style, thirds] : style} id={id}>
    <SectionHead title={title} text={text} />
    <div className="paths">
      {paths.map((path) => (
        <Path key={path.action.label} {...path} />
      ))}
    </div>
  </section>
);

const Path = ({ name, department, text, image, menu, action }: PathProps) => (
  <article data-department={department}>
    {image && <CaptionedImage image={image} />}
    <div className="text">
      <Heading level="h3" text={name} />
      <Paragraph of={text} />
      <ul>{menu.map(entry)}</ul>
      <GoLink action={action} />
    </div>
  </article>
);

const entry = ({ name, href, note, price }: PathProps['menu'][number]) => (
  <li key={name}>
    <a href={href}>
      <span>
        {name}
        {note && (
          <span className="note">
            <RichText of={note} />
          </span>
        )}
      </span>
      {price && (
        <span className="price">
          <Numeral text={price} />
        </span>
      )}
    </a>
  </li>
);
