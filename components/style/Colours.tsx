import { css } from '@emotion/react';
import { ink, inkSoft, onPhone, type Palette, paletteProperties } from '../theme.ts';
import { COLOUR_PAIRS, type ColourPair, ratioOf } from './colour-pairs.ts';
import { contrast, wcagUse } from './contrast.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  [onPhone]: { gridTemplateColumns: 'minmax(0,1fr)' },
  '& h3': { padding: '1rem var(--pad)', fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)' },
  '&>div': { background: 'var(--page)' },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  '& dl>div': {
    minHeight: '9rem',
    padding: '1rem var(--pad)',
    borderTop: 'var(--hair) solid var(--line)',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    fontSize: 'var(--t-s)',
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { fontWeight: 'var(--w-strong)' },
  '& ul': { padding: '1rem var(--pad)', columns: '14rem', fontSize: 'var(--t-s)', fontVariantNumeric: 'tabular-nums' },
});

const LIGHT_TEXT: ReadonlySet<string> = new Set(['--accent', '--deep']);

/** The colours of each palette, with the contrast of text on them and of every pair that the design uses. */
export const Colours = ({ palettes }: { palettes: Readonly<Record<string, Palette>> }) => (
  <div css={style}>
    {Object.entries(palettes).map(([name, palette]) => (
      <div key={name} data-department={name}>
        <h3>{name}</h3>
        <dl>
          {Object.entries(paletteProperties(palette)).map(([token, colour]) => (
            <Colour key={token} token={token} colour={colour} on={palette} />
          ))}
          <Ink token="--ink" colour={ink} on={palette} />
          <Ink token="--ink-soft" colour={inkSoft} on={palette} />
        </dl>
        <ul>
          {COLOUR_PAIRS.map((pair) => (
            <li key={pair.names.join()}>{pairText(pair, palette)}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

/** A background colour, with text on it. */
const Colour = ({ token, colour, on }: { token: string; colour: string; on: Palette }) => {
  const light = LIGHT_TEXT.has(token);
  return (
    <div css={css({ background: `var(${token})`, color: light ? 'var(--page)' : 'var(--ink)' })}>
      <dt>{token}</dt>
      <dd>
        {colour}
        <br />
        {`${light ? 'page' : 'ink'} on it ${describeContrast(contrast(light ? on.page : ink, colour))}`}
      </dd>
    </div>
  );
};

/** A text colour, on the page's background. */
const Ink = ({ token, colour, on }: { token: string; colour: string; on: Palette }) => (
  <div css={css({ color: `var(${token})` })}>
    <dt>{token}</dt>
    <dd>
      {colour}
      <br />
      {`on the page ${describeContrast(contrast(colour, on.page))}`}
    </dd>
  </div>
);

/** 'accent on page 2.2:1, no text; needs 4.5:1' */
function pairText(pair: ColourPair, palette: Palette): string {
  const ratio = ratioOf(pair, palette);
  const missing = ratio < pair.min ? `; needs ${pair.min}:1` : '';
  return `${pair.names.join(' on ')} ${describeContrast(ratio)}${missing}`;
}

const describeContrast = (ratio: number): string => `${ratio.toFixed(1)}:1, ${wcagUse(ratio)}`;
