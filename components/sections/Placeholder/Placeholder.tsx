import { css } from '@emotion/react';
import { Breadcrumb } from '../../primitives/Breadcrumb.tsx';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { Contours } from '../../primitives/Contours.tsx';
import { FittedText } from '../../primitives/FittedText.tsx';
import { Arrow, Link } from '../../primitives/Link.tsx';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import { Paragraph, Paragraphs } from '../../primitives/RichText.tsx';
import type { ActionProps, ImageProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface PlaceholderProps {
  readonly id?: string;
  readonly crumbs: readonly { readonly name: string; readonly href: string }[];
  readonly title: string;
  /** The first line is larger, and larger still if it is short. */
  readonly lines: readonly Rich[];
  readonly actions: readonly ActionProps[];
  readonly image?: ImageProps;
}

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gridTemplateRows: 'minmax(0,1fr) auto',
  minHeight: 'min(calc(100svh - var(--head) - var(--ask,0px)),56rem)',
  [onTablet]: { minHeight: 'min(calc(100svh - var(--head) - var(--ask,0px)),42rem)' },
  borderBottom: 'var(--hair) solid var(--line)',
  '& .words': { display: 'flex', flexDirection: 'column', padding: '1.25rem var(--pad) var(--s-6)' },
  '& .h1': {
    margin: 'auto 0 0 -.045em',
    paddingTop: 'var(--s-7)',
    fontSize: 'var(--t-4)',
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.98,
    fontWeight: 330,
  },
  '& .lead': { marginTop: '1.5rem', maxWidth: '24em', lineHeight: 1.25 },
  '& .rest': { marginTop: '1.25rem', maxWidth: 'var(--measure)' },
  '& .on': { gridRow: 2, alignSelf: 'end' },
  '& .on a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1.5rem',
    minHeight: 72,
    padding: '.8rem var(--pad)',
    borderTop: 'var(--hair) solid var(--ink)',
    textDecoration: 'none',
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.25,
    transition: 'background var(--fast)',
    '&:hover': { background: 'var(--field-light)' },
    '&:focus-visible': { outlineOffset: -5, boxShadow: 'none' },
    '& small': { display: 'block', fontSize: 'var(--t-s)', letterSpacing: 0 },
  },
  '& .on li:first-of-type a': {
    background: 'var(--ink)',
    color: 'var(--page)',
    outlineColor: 'var(--page)',
    '&:hover': { background: 'var(--accent)' },
  },
  ...captionedImages,
  '& .plate,& .art': { gridColumn: 2, gridRow: '1/-1', minHeight: '16rem', background: 'var(--field)' },
  '& .art': { width: '100%', height: '100%' },
  [onPhone]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    gridTemplateRows: 'none',
    minHeight: 0,
    '& .on,& .plate,& .art': { gridColumn: 1, gridRow: 'auto' },
    '& .plate,& .art': { order: -1, minHeight: 0, aspectRatio: '2/1' },
    '& .h1': { paddingTop: '1.25rem' },
    '& .lead': { marginTop: '1rem' },
  },
});

/** A page with little content yet, or a missing page: a few lines, and links to continue. */
export const Placeholder = ({ id, crumbs, title, lines: [lead, ...rest], actions, image }: PlaceholderProps) => (
  <section css={style} id={id}>
    <div className="words">
      <Breadcrumb crumbs={crumbs} current={title} />
      <PageTitle>
        <FittedText text={title} />
      </PageTitle>
      {lead && <Paragraph className={isShort(lead) ? 'lead t2' : 'lead t1'} of={lead} />}
      <Paragraphs of={rest} className="rest stack" />
    </div>
    <ul className="on">
      {actions.map((action) => (
        <li key={action.label}>
          <Link link={action.link} arrow>
            <span>
              {action.label}
              {action.note && <small>{action.note}</small>}
            </span>
            <Arrow />
          </Link>
        </li>
      ))}
    </ul>
    {image ? <CaptionedImage image={image} loading="first" /> : <Contours className="art" />}
  </section>
);

const SHORT = 90;

const isShort = (words: Rich): boolean =>
  words.every((part) => typeof part === 'string') && words.join('').length <= SHORT;
