import { type CSSObject, css, type SerializedStyles } from '@emotion/react';
import { captionedImages } from '../../primitives/CaptionedImage.tsx';
import { claims } from '../../primitives/claims.ts';
import { fitted } from '../../primitives/fitted.ts';
import { onPhone, onTablet } from '../../theme.ts';

/** On the dark background, ink turns light, and buttons, lines and focus rings follow. */
const deep: CSSObject = {
  '--light': 'var(--page)',
  background: 'var(--deep)',
  '& .words': {
    '--ink': 'var(--light)',
    '--page': 'var(--deep)',
    '--accent': 'var(--pale)',
    '--field-light': 'rgb(255 255 255/.09)',
    '--line': 'rgb(255 255 255/.24)',
    color: 'var(--ink)',
  },
  '& .rest>div>a:first-of-type': { background: 'var(--pale)', '&:hover': { background: 'var(--light)' } },
  '& .plate': { background: 'var(--deep)', borderColor: 'rgb(255 255 255/.16)' },
};

/** Title and text in two columns. */
const divided: CSSObject = {
  '& .words': { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gridTemplateRows: 'auto 1fr' },
  '& nav': { padding: '1.5rem var(--pad) 0' },
  '& .h1': {
    padding: 'var(--s-7) var(--pad)',
    marginLeft: '-.035em',
    alignSelf: 'end',
    fontSize: fitted('50vw', '9vw'),
  },
  '& .rest': { gridColumn: 2, gridRow: '1/3', padding: 'var(--pad)', alignContent: 'end' },
  '& .lead': { marginBlock: 0, '&:not(:last-child)': { marginBottom: 'var(--s-6)' } },
  [onTablet]: {
    '& .words': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& .h1': { paddingBlock: 'var(--s-6)', fontSize: fitted('100vw', '17vw') },
    '& .rest': { gridColumn: 1, gridRow: 'auto', paddingTop: 0 },
  },
};

/** Beside the image, above it, or plain without one. */
export type Shape = keyof typeof shapes;

const shapes = {
  beside: [
    {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      minHeight: 'min(calc(100svh - var(--head)),64rem)',
      [onTablet]: { gridTemplateColumns: 'minmax(0,1fr)', minHeight: 0 },
      '& .words': { display: 'flex', flexDirection: 'column', padding: '1.5rem var(--pad) var(--pad)' },
      '& .h1': { margin: 'auto 0 0 -.035em', paddingTop: 'var(--s-7)' },
    },
  ],
  above: [
    divided,
    {
      '& .words': { borderBottom: 'var(--hair) solid var(--line)', minHeight: 'clamp(14rem,22vw,22rem)' },
      '& .rest': { paddingBlock: 'var(--s-7) calc(var(--s-7) + .2rem)' },
      '& .plate': { aspectRatio: '16/7' },
      [onTablet]: { '& .words': { minHeight: 0 }, '& .rest': { padding: '0 var(--pad) var(--s-6)' } },
    },
  ],
  plain: [
    divided,
    {
      '& .words': { minHeight: 'clamp(22rem,38vw,38rem)', [onTablet]: { minHeight: 0 } },
      '& .rest': {
        background: 'var(--field-light)',
        paddingBlock: 'var(--s-7)',
        [onTablet]: { paddingBlock: 'var(--s-6)' },
      },
    },
  ],
} satisfies Record<string, readonly CSSObject[]>;

const switches: CSSObject = {
  '& .switch': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    margin: '-1.5rem calc(-1*var(--pad)) 1.5rem',
    borderBottom: 'var(--hair) solid var(--line)',
  },
  '& .switch a': {
    minHeight: 60,
    padding: '.75rem var(--pad)',
    display: 'flex',
    alignItems: 'center',
    textDecoration: 'none',
    outlineOffset: -6,
    '&:hover': { background: 'var(--field-light)' },
    '&+a': { borderLeft: 'var(--hair) solid var(--line)' },
    '&[aria-current]': { background: 'var(--field)', fontWeight: 'var(--w-strong)' },
  },
};

const base: CSSObject = {
  ...captionedImages,
  display: 'grid',
  borderBottom: 'var(--hair) solid var(--line)',
  '& .words': { minWidth: 0 },
  '& .h1': {
    fontSize: fitted('50vw', 'var(--t-5)'),
    lineHeight: 0.92,
    letterSpacing: '-.052em',
    fontWeight: 320,
    [onTablet]: { fontSize: fitted('100vw', '15vw') },
    [onPhone]: { fontSize: fitted('100vw', '6.5rem') },
  },
  '& .lead': {
    fontSize: 'var(--t-2)',
    letterSpacing: 'var(--track-2)',
    lineHeight: 1.22,
    fontWeight: 350,
    maxWidth: '22em',
    margin: 'clamp(1rem,2.4vh,1.75rem) 0 clamp(1.5rem,4vh,3rem)',
    textWrap: 'balance',
    [onPhone]: { fontSize: 'var(--t-1)', margin: '.9rem 0 1.5rem' },
  },
  '& .note': { marginBottom: '.7rem', fontWeight: 'var(--w-strong)' },
  '& .trust': claims,
  '& .plate': {
    background: 'var(--field)',
    [onTablet]: { aspectRatio: '5/4', maxHeight: '44rem' },
    [onPhone]: { aspectRatio: '1/1' },
  },
};

/** Only the styles that this hero needs: pages contain no styles of other variants. */
export const styleOf = (shape: Shape, tone: 'light' | 'deep', switched: boolean): SerializedStyles =>
  css([base, ...(tone === 'deep' ? [deep] : []), ...(switched ? [switches] : []), ...shapes[shape]]);
