import { css } from '@emotion/react';
import { FittedText } from '../../primitives/FittedText.tsx';
import { Arrow, Link } from '../../primitives/Link.tsx';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import { ResponsiveImage } from '../../primitives/ResponsiveImage.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { ActionProps, ImageProps, Rich, TitledProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface DownloadProps extends TitledProps {
  readonly lead: Rich;
  /** The cover of the document. */
  readonly image?: ImageProps;
  /** The link to the file; its label states the format and size. */
  readonly file: ActionProps;
  /** True if the download starts automatically. */
  readonly automatic?: boolean;
  readonly actions: readonly ActionProps[];
}

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  minHeight: 'min(calc(100svh - var(--head) - var(--ask,0px)),58rem)',
  [onTablet]: { minHeight: 'min(calc(100svh - var(--head) - var(--ask,0px)),42rem)' },
  // A document without a cover is a section like others, not a screen of its own.
  '&:not(:has(figure))': { minHeight: 0 },
  borderBottom: 'var(--hair) solid var(--line)',
  '& .words': { display: 'flex', flexDirection: 'column', padding: 'var(--s-7) var(--pad) var(--pad)' },
  '& .h1': {
    margin: 'auto 0 0 -.045em',
    fontSize: 'var(--t-4)',
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.98,
    fontWeight: 330,
  },
  '& .lead': { margin: '1.4rem 0 var(--s-6)', maxWidth: '26em', letterSpacing: 'var(--track-1)' },
  '& .btn': { minHeight: 76, fontSize: 'var(--t-1)', letterSpacing: 'var(--track-1)', textWrap: 'balance' },
  // Reserves space for the line, so that nothing moves when it appears.
  '& [role=status]': { minHeight: '1.45em', margin: '.8rem 0 1.1rem' },
  '& .next': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(15rem,100%),1fr))',
    gap: 'var(--hair)',
    border: 'var(--hair) solid var(--ink)',
    background: 'var(--ink)',
    '&:empty': { display: 'none' },
  },
  '& .next a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    gap: '1rem',
    minHeight: '6.2rem',
    padding: '.9rem 1.25rem 1rem',
    background: 'var(--page)',
    textDecoration: 'none',
    lineHeight: 1.3,
    transition: 'background var(--fast)',
    '&:hover': { background: 'var(--field-light)' },
  },
  '& .next .ar': { alignSelf: 'end', marginBottom: '.3rem' },
  '& b': { display: 'block', fontWeight: 'var(--w-strong)', marginBottom: '.2rem' },
  '& figure': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    placeItems: 'center',
    padding: 'var(--s-7) var(--pad)',
    background: 'var(--field)',
    position: 'relative',
    // Before it arrives, an image is as wide as its height demands, even in a narrower column.
    '& picture': { maxWidth: '100%' },
    // A height and not a maximum, because an image that has not arrived has no size of its own.
    '& img': { width: 'auto', maxWidth: '100%', height: 'min(64svh,44rem)', objectFit: 'contain', background: 'none' },
  },
  [onPhone]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    minHeight: 0,
    '& .words': { padding: 'var(--s-6) var(--pad)' },
    '& .lead': { margin: '1rem 0 1.75rem' },
    '& figure': { order: -1, padding: 'var(--s-6) var(--pad) 0', overflow: 'hidden' },
    '& figure img': { height: '34svh' },
  },
});

const STARTED = 'The download has started.';

/** A document to download: a description, the link to the file, and next steps. */
export const Download = ({ id, title, lead, image, file, automatic, actions }: DownloadProps) => (
  <section css={style} id={id} data-does={automatic ? 'download' : undefined}>
    <div className="words">
      <PageTitle>
        <FittedText text={title} />
      </PageTitle>
      <Paragraph className="lead t1" of={lead} />
      <Link link={file.link} className="btn">
        {file.label}
        <Arrow down />
      </Link>
      {automatic && <p className="s" role="status" data-started={STARTED} />}
      <div className="next">
        {actions.map((action) => (
          <Link key={action.label} link={action.link} arrow>
            <span>
              <b>{action.label}</b>
              <span className="s">{action.note ?? ''}</span>
            </span>
            <Arrow />
          </Link>
        ))}
      </div>
    </div>
    {image && (
      <figure>
        <ResponsiveImage image={image} loading="first" />
      </figure>
    )}
  </section>
);
