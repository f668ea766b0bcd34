import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fontTokens, type OwnDesign } from '../own-design.ts';
import { breakpoints, onPhone, tokens } from '../theme.ts';

const style = css({
  '& dl>div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    alignItems: 'baseline',
    borderTop: 'var(--hair) solid var(--line)',
    [onPhone]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '& dt,& dd': { padding: '1rem var(--pad)', minWidth: 0, [onPhone]: { paddingBlock: '.75rem 0' } },
  '& dt': { fontSize: 'var(--t-s)', fontWeight: 'var(--w-strong)', '& small': { display: 'block', fontWeight: 400 } },
  '& dd': { gridColumn: 'span 3', [onPhone]: { gridColumn: 1, paddingBlock: '.5rem 1rem' } },
});

type Token = keyof typeof tokens;

const named = (...starts: readonly string[]): readonly Token[] =>
  Object.keys(tokens).filter((name): name is Token => starts.some((start) => name.startsWith(start)));

interface ListProps {
  readonly of: readonly Token[];
  readonly show: (name: Token) => ReactNode;
  /** Values that replace those of the theme. */
  readonly values?: Readonly<Record<string, string>>;
}

const List = ({ of, show, values = {} }: ListProps) => (
  <div css={style}>
    <dl>
      {of.map((name) => (
        <div key={name}>
          <dt>
            {name}
            <small>{values[name] ?? tokens[name]}</small>
          </dt>
          <dd>{show(name)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Large sizes have a letter-spacing token with the same number; the largest uses the token before it. */
const tracking = (name: Token): string => `var(${`--track-${Math.min(Number(name.at(-1)) || 0, 4)}`},normal)`;

/** Font families, weights, sizes and letter spacing. */
export const Type = ({ ownDesign }: { ownDesign: OwnDesign | undefined }) => (
  <>
    <List
      values={fontTokens(ownDesign)}
      of={named('--sans', '--serif')}
      show={(name) => <p css={css({ fontFamily: `var(${name})`, fontSize: 'var(--t-3)' })}>Sample £341 1234567890</p>}
    />
    <List
      of={named('--w-')}
      show={(name) => <p css={css({ fontWeight: `var(${name})`, fontSize: 'var(--t-2)' })}>A careful first visit</p>}
    />
    <List
      of={named('--t-').toReversed()}
      show={(name) => (
        <p css={css({ fontSize: `var(${name})`, letterSpacing: tracking(name), lineHeight: 1.05 })}>A first visit</p>
      )}
    />
    <List
      values={fontTokens(ownDesign)}
      of={named('--track-')}
      show={(name) => (
        <p css={css({ fontSize: `var(--t-${name.at(-1)})`, letterSpacing: `var(${name})`, lineHeight: 1.05 })}>
          Close and even
        </p>
      )}
    />
  </>
);

const length = (name: Token) =>
  css({ width: `var(${name})`, maxWidth: '100%', height: 20, background: 'var(--accent)' });

/** Spacing, fixed sizes and breakpoints. */
export const Space = () => (
  <>
    <List of={named('--s-', '--pad', '--head', '--measure')} show={(name) => <div css={length(name)} />} />
    <p className="c">
      {`Four columns become two below ${breakpoints.tablet} px; the phone layout begins below ${breakpoints.phone} px.`}
    </p>
  </>
);

/** The line width and the two inks, which are the same in every palette. */
export const Lines = () => (
  <>
    <List
      of={named('--hair')}
      show={(name) => <div css={css({ borderTop: `var(${name}) solid var(--ink)`, margin: '.7rem 0' })} />}
    />
    <List
      of={named('--line')}
      show={(name) => <div css={css({ borderTop: `var(--hair) solid var(${name})`, margin: '.7rem 0' })} />}
    />
    <List of={named('--ink')} show={(name) => <p css={css({ color: `var(${name})` })}>The same in every palette.</p>} />
  </>
);

const moved = css({
  padding: '1rem 1.25rem',
  border: 'var(--hair) solid var(--line)',
  '&:hover,&:focus-visible': { background: 'var(--ink)', color: 'var(--page)' },
});

/** Durations and the easing curve, to try with the pointer or the keyboard. */
export const Motion = () => (
  <List
    of={named('--fast', '--drawer', '--ease')}
    show={(name) => (
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what the pointer can try, the keyboard can
        tabIndex={0}
        css={[moved, css({ transition: name === '--ease' ? `all 1s var(${name})` : `all var(${name})` })]}
      >
        Point here
      </p>
    )}
  />
);
