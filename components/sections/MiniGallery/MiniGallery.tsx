import { css } from '@emotion/react';
import { GoLink } from '../../primitives/Link.tsx';
import { Plate, plates } from '../../primitives/Plate.tsx';
import { stretched } from '../../primitives/stretched.ts';
import type { ActionProps, PictureProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface MiniGalleryProps {
  readonly id?: string;
  readonly title: string;
  readonly items: readonly {
    readonly title: string;
    readonly caption: string;
    readonly href: string;
    readonly picture?: PictureProps;
  }[];
  readonly action: ActionProps;
}

const style = css({
  overflowWrap: 'anywhere',
  gridTemplateRows: 'auto 1fr',
  '& h2': { padding: 'var(--s-7) var(--pad) 1.5rem', [onPhone]: { paddingBlock: 'var(--s-6) 1.25rem' } },
  '& .all': { gridColumn: 1, alignSelf: 'end', padding: '0 var(--pad) var(--s-6)' },
  '& ul': {
    gridColumn: '2/-1',
    gridRow: '1/-1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'calc(100%/3)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--ink) transparent',
    borderLeft: 'var(--hair) solid var(--line)',
  },
  '& li': {
    position: 'relative',
    scrollSnapAlign: 'start',
    minWidth: 0,
    '&+li': { borderLeft: 'var(--hair) solid var(--line)' },
  },
  ...plates,
  '& figure': { aspectRatio: '4/3' },
  '& h3': { padding: '1.1rem var(--pad) 0', fontSize: 'var(--t-1)', letterSpacing: 'var(--track-1)', lineHeight: 1.25 },
  '& h3 a': stretched,
  '& li:hover h3': { color: 'var(--accent)' },
  '& li p': { padding: '.2rem var(--pad) 1.4rem' },
  [onTablet]: {
    '& h2': { gridColumn: '1/-1' },
    '& ul': {
      gridColumn: '1/-1',
      gridRow: 2,
      gridAutoColumns: '42%',
      border: 'solid var(--line)',
      borderWidth: 'var(--hair) 0',
    },
    '& .all': { gridColumn: '1/-1', padding: '1.1rem var(--pad) 1.5rem' },
  },
  [onPhone]: { '& ul': { gridAutoColumns: '74%', scrollbarWidth: 'none' } },
});

/** A few results side by side, to be swept through. */
export const MiniGallery = ({ id, title, items, action }: MiniGalleryProps) => (
  <section css={style} className="grid" id={id}>
    <h2 className="t3">{title}</h2>
    <ul>
      {items.map(({ title: name, caption, href, picture }) => (
        <li key={name}>
          {picture && <Plate picture={picture} />}
          <h3>
            <a href={href}>{name}</a>
          </h3>
          <p className="s">{caption}</p>
        </li>
      ))}
    </ul>
    <p className="all">
      <GoLink action={action} />
    </p>
  </section>
);
