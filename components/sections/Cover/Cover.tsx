import { css } from '@emotion/react';
import { Arrow } from '../../primitives/Link.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import type { PictureProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface CoverProps {
  readonly title: string;
  readonly line: string;
  readonly picture?: PictureProps;
  /** One for each arm: its name in the config gives the colours. */
  readonly doors: readonly {
    readonly label: string;
    readonly note: string;
    readonly href: string;
    readonly arm: string;
  }[];
}

const style = css({
  position: 'relative',
  // As high as the window, and higher where a visitor sets the text wider.
  minHeight: 'clamp(660px,100svh,1500px)',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  isolation: 'isolate',
  '& .fields': {
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    display: 'flex',
    '& i': { flex: 1, background: 'var(--field)' },
  },
  '& picture img': {
    position: 'absolute',
    left: 0,
    bottom: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 100%',
    // The fields behind it are its ground.
    background: 'none',
    zIndex: -1,
    [onTablet]: { height: '90%', bottom: '8%' },
    [onPhone]: { height: '81%', bottom: '8.6%' },
  },
  '& h1': {
    padding: 'calc(var(--head) + clamp(1.25rem,3.2vh,2.5rem)) var(--pad) 0',
    fontSize: 'min(6.95vw,11.4vh)',
    lineHeight: 0.96,
    letterSpacing: '-.046em',
    fontWeight: 330,
    marginLeft: '-.045em',
    maxWidth: '17em',
    textWrap: 'balance',
    [onPhone]: { fontSize: 'min(10vw,7.4svh)', lineHeight: 1, letterSpacing: '-.044em' },
  },
  '& .line': {
    padding: 'clamp(.7rem,2vh,1.5rem) var(--pad) 0',
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.3,
    maxWidth: '24em',
    [onPhone]: { fontSize: '1.0625rem', maxWidth: 'none' },
  },
  '& .doors': { alignSelf: 'end', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  '& .door': {
    display: 'flex',
    alignItems: 'end',
    textDecoration: 'none',
    paddingBottom: 'clamp(1.1rem,2.6vh,2rem)',
    outlineOffset: '-8px!important',
    '&+.door': { justifyContent: 'end' },
    // Half of its side, or more where its word needs it; the note below takes what there is.
    '& span': {
      display: 'grid',
      width: 'fit-content',
      minWidth: '50%',
      maxWidth: '100%',
      paddingInline: 'var(--pad)',
      gap: '.6rem',
    },
    '& b': {
      fontWeight: 330,
      fontSize: 'var(--t-4)',
      letterSpacing: 'var(--track-4)',
      lineHeight: 0.9,
      display: 'flex',
      justifyContent: 'space-between',
      gap: '.2em',
      alignItems: 'center',
      marginLeft: '-.05em',
    },
    '& b .ar': { width: '.62em', height: '.31em', strokeWidth: 0.75 },
    '& small': {
      fontSize: 'var(--t-s)',
      borderTop: 'var(--hair) solid var(--ink)',
      paddingTop: '.6rem',
      lineHeight: 1.35,
      width: 0,
      minWidth: '100%',
    },
    [onTablet]: {
      padding: 0,
      '& span': {
        width: '100%',
        gap: '.35rem',
        paddingBlock: '1.2rem',
        borderTop: 'var(--hair) solid var(--ink)',
        background: 'var(--field)',
      },
      '&+.door span': { borderLeft: 'var(--hair) solid var(--ink)' },
      '& b': { fontSize: 'clamp(2.1rem,6.4vw,4.5rem)' },
      '& small': { border: 0, padding: 0 },
    },
  },
});

/** The full-screen hero: one picture over a field of colour for each arm, and a door into each. */
export const Cover = ({ title, line, picture, doors }: CoverProps) => (
  <section css={style} aria-labelledby="cover-title">
    <div className="fields" aria-hidden="true">
      {doors.map(({ arm }) => (
        <i key={arm} data-arm={arm} />
      ))}
    </div>
    {picture && <Picture picture={picture} loading="first" />}
    <h1 id="cover-title">{title}</h1>
    <p className="line">{line}</p>
    <div className="doors">
      {doors.map((door) => (
        <a key={door.arm} className="door" data-arm={door.arm} href={door.href}>
          <span>
            <b>
              {door.label}
              <Arrow />
            </b>
            <small>{door.note}</small>
          </span>
        </a>
      ))}
    </div>
  </section>
);
