import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import type { OwnDesign } from '../own-design.ts';
import { onPhone, type Palette, paletteProperties } from '../theme.ts';
import { Colours } from './Colours.tsx';
import { Corners, LogoChapter } from './OwnDesign.tsx';
import { Specimen, type SpecimenProps } from './Specimens.tsx';
import { Lines, Motion, Space, Type } from './Tokens.tsx';

export interface StylePageProps {
  readonly primitives: readonly SpecimenProps[];
  readonly chrome: readonly SpecimenProps[];
  readonly sections: readonly SpecimenProps[];
}

/** The look that the page shows: the theme's, or that of a clinic. */
export interface ShownLook {
  readonly palettes: Readonly<Record<string, Palette>>;
  readonly ownDesign?: OwnDesign | undefined;
}

/** The whole page takes the selected palette, as a page of that department does. */
const chosen = (palettes: ShownLook['palettes']) =>
  css(
    Object.fromEntries(
      Object.entries(palettes).map(([name, palette]) => [
        `html:has(#palette-${name}:checked)`,
        paletteProperties(palette),
      ]),
    ),
  );

const style = css({
  '&>.top': {
    position: 'sticky',
    top: 0,
    zIndex: 30,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 1.6rem',
    padding: '0 var(--pad)',
    background: 'var(--page)',
    borderBottom: 'var(--hair) solid var(--line)',
    fontSize: 'var(--t-s)',
    '& a': { minHeight: 44, display: 'flex', alignItems: 'center', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    [onPhone]: { position: 'static' },
    '& .palettes': {
      display: 'flex',
      gap: '1.25rem',
      border: 0,
      marginLeft: 'auto',
      '& label': { minHeight: 44, display: 'flex', alignItems: 'center', gap: '.5rem', cursor: 'pointer' },
      '& input': { accentColor: 'var(--ink)', width: 18, height: 18, margin: 0 },
      [onPhone]: { marginLeft: 0 },
    },
  },
  '&>.head h1': { fontSize: 'var(--t-5)', letterSpacing: '-.05em', lineHeight: 0.9, marginLeft: '-.05em' },
  '&>.chapter': {
    '&>h2': { padding: 'var(--s-8) var(--pad) var(--s-6)', fontSize: 'var(--t-4)', letterSpacing: 'var(--track-4)' },
  },
  '&>.chapter>.names': { columns: '4 14rem', padding: '0 var(--pad) var(--s-6)', fontSize: 'var(--t-s)' },
  '&>.chapter>.names a': { display: 'inline-block', padding: '.15rem 0', minHeight: 24 },
});

const CHAPTERS = {
  colour: 'Colour',
  type: 'Type',
  space: 'Space',
  lines: 'Lines',
  corners: 'Corners',
  logo: 'Logo',
  motion: 'Motion',
  primitives: 'Primitives',
  chrome: 'Chrome',
  sections: 'Sections',
} as const;

/** The style page: every token, primitive and section with its examples, for designers and developers. */
export const StylePage = ({ primitives, chrome, sections, look }: StylePageProps & { look: ShownLook }) => (
  <div css={style}>
    <Global styles={chosen(look.palettes)} />
    <Top palettes={look.palettes} />
    <header className="grid head">
      <h1 className="c n2 tall">Style</h1>
      <p className="c n2 t1 after">
        Every token, every primitive and every section with its examples, as they are before any script has run. The
        samples are of a practice that does not exist.
      </p>
    </header>
    <Chapter id="colour">
      <Colours palettes={look.palettes} />
    </Chapter>
    <Chapter id="type">
      <Type ownDesign={look.ownDesign} />
    </Chapter>
    <Chapter id="space">
      <Space />
    </Chapter>
    <Chapter id="lines">
      <Lines />
    </Chapter>
    <Chapter id="corners">
      <Corners />
    </Chapter>
    <Chapter id="logo">
      <LogoChapter logo={look.ownDesign?.logo} />
    </Chapter>
    <Chapter id="motion">
      <Motion />
    </Chapter>
    <Components id="primitives" of={primitives} framed="inset" />
    <Components id="chrome" of={chrome} framed="short" />
    <Components id="sections" of={sections} framed="flush" />
  </div>
);

const Top = ({ palettes }: Pick<ShownLook, 'palettes'>) => (
  <div className="top">
    {Object.entries(CHAPTERS).map(([id, name]) => (
      <a key={id} href={`#${id}`}>
        {name}
      </a>
    ))}
    <fieldset className="palettes">
      <legend className="vh">Palette of the page</legend>
      {Object.keys(palettes).map((name, index) => (
        <label key={name}>
          <input type="radio" name="palette" id={`palette-${name}`} defaultChecked={index === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  </div>
);

const Chapter = ({ id, children }: { id: keyof typeof CHAPTERS; children: ReactNode }) => (
  <section className="chapter" id={id} aria-label={CHAPTERS[id]}>
    <h2>{CHAPTERS[id]}</h2>
    {children}
  </section>
);

const Components = ({
  id,
  of,
  framed,
}: {
  id: keyof StylePageProps;
  of: readonly SpecimenProps[];
  framed: 'flush' | 'inset' | 'short';
}) => (
  <Chapter id={id}>
    <ul className="names">
      {of.map(({ name }) => (
        <li key={name}>
          <a href={`#${id}-${name}`}>{name}</a>
        </li>
      ))}
    </ul>
    {of.map((specimen) => (
      <Specimen key={specimen.name} of={specimen} id={`${id}-${specimen.name}`} framed={framed} />
    ))}
  </Chapter>
);
