import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { FittedText } from '../../primitives/FittedText.tsx';
import { Arrow, Link } from '../../primitives/Link.tsx';
import { type LogoProps, LogoTile } from '../../primitives/LogoImage.tsx';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import type { ActionProps, ImageProps } from '../../props.ts';
import { breakpoints, from, onDesktop, onTablet } from '../../theme.ts';

interface LandingProps {
  readonly brand: {
    readonly name: string;
    readonly href: string;
    readonly departmentPalettes: readonly string[];
    readonly logo?: LogoProps | undefined;
  };
  readonly place: string;
  readonly title: string;
  readonly image?: ImageProps;
  readonly consult: ActionProps & {
    /** The note if the consultation comes first; `note` by default. */
    readonly noteFirst?: string;
  };
  readonly quiz?: ActionProps;
}

const fromTablet = from(breakpoints.phone);

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gridTemplateRows: 'auto auto minmax(9rem,1fr) auto',
  background: 'var(--field)',
  // Slightly shorter than the screen, so that the edge of the next part is visible.
  minHeight: 'min(calc(100svh - 3.25rem - var(--ask,0px)),39rem)',
  '&>*': { gridColumn: '1/-1' },
  '& .brand': {
    gridColumn: 1,
    justifySelf: 'start',
    display: 'flex',
    alignItems: 'center',
    gap: '.65rem',
    minHeight: 56,
    marginInline: 'var(--pad)',
    textDecoration: 'none',
    fontWeight: 500,
    letterSpacing: '-.02em',
  },
  '& .logo': { display: 'flex', width: 26, height: 26, '& i': { flex: 1, background: 'var(--accent)' } },
  '& .h1': {
    padding: '.7rem var(--pad) 1.75rem',
    fontSize: 'clamp(2.6rem,14.4vw,5rem)',
    letterSpacing: '-.05em',
    lineHeight: 0.95,
    fontWeight: 330,
    marginLeft: '-.045em',
  },
  // Beside the name; below the title on wide screens.
  '& .place': {
    gridColumn: 2,
    gridRow: 1,
    placeSelf: 'center end',
    paddingInline: 'var(--pad)',
    textAlign: 'right',
    textWrap: 'balance',
  },
  ...captionedImages,
  '& figure': { gridRow: 3 },
  '& .ways': { display: 'grid', borderBottom: 'var(--hair) solid var(--line)' },
  '& .ways a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1rem',
    minHeight: 76,
    padding: '.8rem var(--pad)',
    textDecoration: 'none',
    lineHeight: 1.25,
    background: 'var(--page)',
    transition: 'background var(--fast)',
    '&:hover': { background: 'var(--field-light)' },
    '&:focus-visible': { outlineOffset: -5, boxShadow: 'none' },
    '&:first-of-type': { background: 'var(--ink)', color: 'var(--page)', outlineColor: 'var(--page)' },
    '&:first-of-type:hover': { background: 'var(--accent)' },
  },
  '&[data-mode=quiz] [data-in=consult],&[data-mode=consult] [data-in=quiz]': { display: 'none' },
  '& .xs': { display: 'block', marginTop: '.2rem', textWrap: 'balance' },
  '& .ways a>:first-child': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 'var(--w-strong)', fontSize: '1.1875rem', letterSpacing: '-.014em' },
  [fromTablet]: {
    gridTemplateRows: 'auto minmax(0,1fr) auto auto',
    minHeight: 'min(100svh - var(--ask,0px),56rem)',
    [onTablet]: { minHeight: 'min(100svh - var(--ask,0px),42rem)' },
    '&>*': { gridColumn: 1 },
    '& .brand': { minHeight: 'var(--head)' },
    '& .h1': { alignSelf: 'center', fontSize: 'clamp(3rem,1.4rem + 4.3vw,6.5rem)' },
    '& .place': {
      gridColumn: 1,
      gridRow: 3,
      placeSelf: 'end start',
      padding: '1rem var(--pad) 1.4rem',
      textAlign: 'left',
    },
    '& figure': { gridColumn: 2, gridRow: '1/-1' },
    '& .ways': { gridRow: 4, borderTop: 'var(--hair) solid var(--ink)' },
    '& .ways a': { paddingBlock: '1.1rem' },
  },
  [onDesktop]: {
    '& .ways': { gridTemplateColumns: '1fr 1fr' },
    '& .ways a': { alignItems: 'start', minHeight: '7.5rem' },
    '& .ways .ar': { alignSelf: 'end', marginBottom: '.3rem' },
  },
});

/**
 * The first view of a link-in-bio page: the clinic, its location, and the two buttons within reach of the thumb. By
 * default the quiz comes first; before the first paint, a script puts the consultation first for visits that came for
 * it.
 */
export const Landing = ({ brand, place, title, image, consult, quiz }: LandingProps) => (
  <section
    css={style}
    aria-labelledby="landing-title"
    data-does="landing"
    data-blocking="render"
    data-placement="hero"
    data-mode={quiz ? 'quiz' : 'consult'}
  >
    <a className="brand" href={brand.href}>
      {brand.logo ? (
        <LogoTile logo={brand.logo} />
      ) : (
        <span className="logo" aria-hidden="true">
          {brand.departmentPalettes.map((department) => (
            <i key={department} data-department={department} />
          ))}
        </span>
      )}
      {brand.logo?.name === undefined && brand.name}
    </a>
    <PageTitle id="landing-title">
      <FittedText text={title} />
    </PageTitle>
    <p className="place s">{place}</p>
    {image && <CaptionedImage image={image} loading="first" />}
    <div className="ways">
      {quiz && (
        <Way cta="quiz" action={quiz}>
          {quiz.note ?? ''}
        </Way>
      )}
      <Way cta="consult" action={consult}>
        {consult.noteFirst === undefined ? (
          (consult.note ?? '')
        ) : (
          <>
            <span data-in="consult">{consult.noteFirst}</span>
            <span data-in="quiz">{consult.note ?? ''}</span>
          </>
        )}
      </Way>
    </div>
  </section>
);

const Way = ({ cta, action, children }: { cta: 'consult' | 'quiz'; action: ActionProps; children: ReactNode }) => (
  <Link link={action.link} data={{ 'data-cta': cta }} arrow>
    <span>
      <b>
        <FittedText text={action.label} />
      </b>
      <span className="xs">{children}</span>
    </span>
    <Arrow />
  </Link>
);
