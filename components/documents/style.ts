import { type CSSObject, css } from '@emotion/react';
import type { LogoProps } from '../primitives/LogoImage.tsx';
import { type Palette, paletteProperties, tokens } from '../theme.ts';

const line = '.25mm solid var(--line)';
const strong = '.25mm solid var(--ink)';

/** Cells next to each other, with hairlines only where they meet. */
const cells: CSSObject = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  '&>*': { padding: 'var(--gap) 5mm var(--gap) var(--edge)' },
  '&>*+*': { borderLeft: line },
};

const cover: CSSObject = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  background: 'var(--field)',
  '& .words': { padding: '0 var(--edge) 10mm', alignSelf: 'end' },
  '& h1': { fontSize: '60pt', letterSpacing: 'var(--track-4)', lineHeight: 0.94, marginLeft: '-.05em' },
  '& p': { marginTop: '7mm', fontSize: '13pt', lineHeight: 1.32, letterSpacing: 'var(--track-1)' },
  // The lines end below the head of the page: otherwise they would run behind its text.
  '& img': {
    position: 'absolute',
    inset: 'var(--head) 0 0 50%',
    width: '50%',
    height: 'calc(100% - var(--head))',
    objectFit: 'cover',
  },
};

const lists: CSSObject = {
  '& .list': { paddingRight: 'var(--edge)' },
  '& .list h2': { fontSize: '15pt', marginBottom: '3mm' },
  '& .list li': { position: 'relative', padding: '1.7mm 0 1.7mm 6mm', borderTop: line },
  '& .list li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '3.3mm',
    width: '2mm',
    height: '2mm',
    background: 'var(--accent)',
    border: '.3mm solid var(--accent)',
  },
  '& .negative li::before': { background: 'none' },
};

const row: CSSObject = {
  '& .steps,& .notes': { borderTop: line },
  '& .steps>h2,& .notes>h2': { padding: 'var(--gap) var(--edge) 0' },
  '& .cells .num': { display: 'block', fontSize: '44pt', marginBottom: '3.5mm', fontFeatureSettings: '"lnum"' },
  '& .steps .cells>*': { paddingTop: '6mm' },
  '& .notes .cells>*': { paddingTop: '3.5mm' },
  '& .cells h3': { marginBottom: '1mm' },
};

const prices: CSSObject = {
  padding: 'var(--gap) var(--edge)',
  '& .words': { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'end', marginBottom: '4mm' },
  '& h2': { fontSize: '26pt', letterSpacing: 'var(--track-3)', lineHeight: 1 },
  '& .words p': { paddingLeft: 'var(--edge)' },
  '& table': { width: '100%', borderCollapse: 'collapse', borderBottom: strong },
  '& th,& td': { textAlign: 'left', verticalAlign: 'top', fontWeight: 'var(--w-text)', padding: '2.1mm 4mm 1.9mm 0' },
  '& thead th,& thead td': { fontSize: '7.5pt', padding: '1.4mm 4mm 1.4mm 0', borderTop: strong },
  '& tbody tr>*': { borderTop: line },
  '& tbody th': { width: '35%', fontWeight: 'var(--w-strong)', fontSize: '10pt' },
  '& tbody th p': { fontWeight: 'var(--w-text)', fontSize: '8pt', lineHeight: 1.35, marginTop: '.4mm' },
  '& .length': { width: '8%', fontVariantNumeric: 'tabular-nums' },
  '& .bars': { width: '30%', paddingRight: '11mm' },
  '& thead td': { paddingRight: '11mm!important' },
  // One scale for all prices of a treatment, below the last one.
  '& .scale:not(:last-child) path:first-of-type': { display: 'none' },
  '& .ticks': { display: 'flex', justifyContent: 'space-between' },
  '& .ticks span': { width: 0, display: 'flex', justifyContent: 'center' },
  '& .ticks span:first-of-type': { justifyContent: 'flex-start' },
  '& .ticks span:last-of-type': { justifyContent: 'flex-end' },
  '& .scale': { height: '7.6mm' },
  '& .scale svg': { width: '100%', height: '6.2mm', overflow: 'visible' },
  '& .scale path': { fill: 'none', stroke: 'var(--ink)', strokeWidth: '.25mm', vectorEffect: 'non-scaling-stroke' },
  '& .scale .bar': { fill: 'var(--accent)', stroke: 'none' },
  '& .scale .saved': { stroke: 'var(--accent)' },
  '& .scale .ticks': { display: 'none' },
  '& .lines p': { height: '7.6mm', whiteSpace: 'nowrap', fontSize: '8pt' },
  '& .lines .num': { fontSize: '19pt', marginRight: '.5mm' },
  '& .lines small': { display: 'inline' },
  // “From” hangs to the left of the column, so that the amounts are aligned.
  '& .lines small:first-child': { display: 'inline-block', width: '9mm', marginLeft: '-10.2mm', textAlign: 'right' },
  '& .lines small:first-child+.num': { marginLeft: '1.2mm' },
  '& .saving': { color: 'var(--accent)', fontWeight: 'var(--w-strong)' },
};

const closing: CSSObject = {
  marginTop: 'auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  background: 'var(--field)',
  '& .words': { padding: 'var(--gap) var(--edge)' },
  '& h2': { fontSize: '30pt', letterSpacing: 'var(--track-3)', lineHeight: 1, marginBottom: '3.5mm' },
  '& ul': { padding: 'var(--gap) var(--edge)', display: 'grid', gap: '3mm', alignContent: 'start' },
  '& ul a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4mm',
    padding: '3mm 4mm',
    background: 'var(--ink)',
    color: 'var(--page)',
    textDecoration: 'none',
  },
  '& .words a': { whiteSpace: 'nowrap' },
  '& b': { display: 'block', fontSize: '10.5pt', fontWeight: 'var(--w-strong)' },
  '& li p': { fontSize: '7.5pt', marginTop: '1mm' },
  '& .ar': { width: '6mm', flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 },
};

const frame: CSSObject = {
  '& header': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    alignItems: 'center',
    height: 'var(--head)',
    flex: 'none',
    borderBottom: line,
    '& p': { padding: '0 var(--edge)' },
    '& .brand': { display: 'flex', alignItems: 'center', gap: '2.5mm', fontWeight: 'var(--w-strong)' },
    '& svg': { width: '5mm', height: '5mm', outline: '.2mm solid var(--ink)' },
  },
  // A cover extends behind the head of its page.
  '&:has(.cover) header': { borderColor: 'rgb(27 32 30 / .28)', marginBottom: 'calc(-1*var(--head))' },
  '& footer': {
    marginTop: 'auto',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '12mm',
    alignItems: 'end',
    padding: '4mm var(--edge)',
    borderTop: line,
    fontSize: '8pt',
  },
  '& .closing+footer': { marginTop: 0 },
};

/** The styles of a document: sheets of A4 in the colours of one department. */
export const sheets = (palette: Palette) =>
  css({
    '@page': { size: 'A4', margin: 0 },
    '*,*::before,*::after': { boxSizing: 'border-box' },
    html: { ...tokens, ...paletteProperties(palette), printColorAdjust: 'exact' },
    body: { margin: 0, color: 'var(--ink)', font: 'var(--w-text) 9pt/1.42 var(--sans)', fontSynthesis: 'none' },
    'h1,h2,h3,p,ul,ol': { margin: 0, padding: 0, listStyle: 'none' },
    'h1,h2': { fontWeight: 'var(--w-display)', textWrap: 'balance' },
    h2: { fontSize: '15pt', letterSpacing: 'var(--track-2)', lineHeight: 1.15 },
    h3: { fontSize: '9.5pt', fontWeight: 'var(--w-strong)', lineHeight: 1.3 },
    'em,strong': { fontStyle: 'normal', fontWeight: 'var(--w-strong)' },
    p: { textWrap: 'pretty' },
    small: { display: 'block', fontSize: '8pt' },
    a: { color: 'inherit', textDecorationThickness: '.2mm', textUnderlineOffset: '.2em' },
    '.num': {
      fontFamily: 'var(--serif)',
      fontWeight: 250,
      fontFeatureSettings: '"lnum","tnum"',
      letterSpacing: '-.03em',
      lineHeight: 0.9,
    },
    '.sheet': {
      '--head': '14mm',
      '--edge': '11mm',
      '--gap': '7mm',
      width: '210mm',
      height: '297mm',
      overflow: 'hidden',
      display: 'flex',
      flexDirection: 'column',
      breakAfter: 'page',
      background: 'var(--page)',
      '& .part': { flexShrink: 0 },
      '& .cells': cells,
      '& .cover': cover,
      '& .prices': prices,
      '& .closing': closing,
      ...lists,
      ...row,
      ...frame,
    },
    '.sheet:last-of-type': { breakAfter: 'auto' },
  });

/** The clinic's own logo in the head of a sheet. */
export const printedLogo = ({ name }: LogoProps) =>
  css({
    '.sheet header .own-logo': {
      width: 'auto',
      height: name === undefined ? '7mm' : '8.5mm',
      maxWidth: '60mm',
      objectFit: 'contain',
      objectPosition: 'left',
    },
  });
