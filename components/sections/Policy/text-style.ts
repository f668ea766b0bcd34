import { onDesktop, onPhone } from '../../theme.ts';

const indent = 'var(--hang,0rem)';

/**
 * The typography of a long text: one line length, space before every heading, and tables that scroll in their own
 * frame.
 */
export const text = {
  lineHeight: 1.62,
  '&>*': { marginLeft: indent, maxWidth: 'var(--measure)' },
  '& p+p,& p+ul,& p+ol,& ul+p,& ol+p,& .table+p,& p+.table,& h2+*,& h3+*,& li>ul': { marginTop: '1rem' },
  '&>h2': {
    marginTop: 'var(--s-7)',
    marginLeft: 0,
    maxWidth: 'none',
    paddingTop: '1.35rem',
    paddingLeft: indent,
    borderTop: 'var(--hair) solid var(--line)',
    position: 'relative',
    fontSize: 'var(--t-2)',
    letterSpacing: 'var(--track-2)',
    lineHeight: 1.14,
  },
  '&>h2 .num': {
    marginRight: '.15em',
    [onDesktop]: { position: 'absolute', left: 0, fontSize: '1.35em', lineHeight: 0.86 },
  },
  '&>h3': {
    marginTop: '2.25rem',
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    fontWeight: 'var(--w-strong)',
    lineHeight: 1.25,
  },
  '&>p:first-of-type:first-child': { fontSize: 'var(--t-1)', letterSpacing: 'var(--track-1)', lineHeight: 1.42 },
  '& strong': { fontWeight: 'var(--w-strong)' },
  '& ul>li': {
    position: 'relative',
    paddingLeft: '1.4rem',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '.68em',
      // A border and no background, because it is also printed.
      border: '3px solid var(--accent)',
    },
  },
  '& ol': { listStyle: 'decimal', paddingLeft: '1.5rem', '& ::marker': { fontFeatureSettings: '"tnum"' } },
  '& li+li': { marginTop: '.5rem' },
  '& blockquote': {
    marginTop: '1.25rem',
    padding: '1.4rem 1.6rem',
    background: 'var(--stone)',
    '& p': { overflowWrap: 'anywhere' },
  },
  '& .table': {
    maxWidth: 'none',
    overflowX: 'auto',
    // A shadow at each side where the table continues. At its end, the table's own background covers the shadow.
    background: [
      'linear-gradient(to right,var(--page) 40%,transparent) 0 0/3rem 100% no-repeat local',
      'linear-gradient(to left,var(--page) 40%,transparent) 100% 0/3rem 100% no-repeat local',
      'linear-gradient(to right,rgb(27 32 30/.35),transparent) 0 0/1.25rem 100% no-repeat scroll',
      'linear-gradient(to left,rgb(27 32 30/.35),transparent) 100% 0/1.25rem 100% no-repeat scroll',
    ].join(),
    '&+h2': { marginTop: 'var(--s-7)' },
  },
  // Large enough for a thumb, without moving the lines around it.
  '& a[href^="tel:"]': { [onPhone]: { display: 'inline-block', padding: '.75rem 0', margin: '-.75rem 0' } },
  '& table': {
    overflowWrap: 'break-word',
    width: '100%',
    minWidth: '44rem',
    borderCollapse: 'collapse',
    fontSize: 'var(--t-s)',
    lineHeight: 1.45,
    borderBottom: 'var(--hair) solid var(--ink)',
    [onPhone]: { minWidth: '38rem' },
  },
  '& th,& td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '.8rem 1.5rem .8rem 0',
    borderTop: 'var(--hair) solid var(--line)',
    fontWeight: 400,
  },
  '& tbody th': { fontWeight: 'var(--w-strong)', width: '28%' },
  '& thead th': { borderTop: 'var(--hair) solid var(--ink)', fontSize: 'var(--t-xs)', color: 'var(--ink-soft)' },
  '& code': { font: 'inherit', background: 'var(--stone)', padding: '.1em .35em' },
} as const;

/** On paper: no table of contents, a smaller size, and no page breaks inside blocks. */
export const printed = {
  display: 'block',
  border: 0,
  fontSize: '10pt',
  '& nav': { display: 'none' },
  '& header': { padding: '0 0 12pt' },
  '& .h1': { fontSize: '24pt' },
  '& .text': { '--hang': '0rem', padding: '12pt 0 0', lineHeight: 1.45 },
  '& .text>h2': { fontSize: '14pt', marginTop: '14pt', paddingTop: '8pt', breakAfter: 'avoid' },
  '& .text>h2 .num': { position: 'static', fontSize: '1em' },
  '& .text>h3': { fontSize: '11pt', marginTop: '10pt', breakAfter: 'avoid' },
  '& .text>p:first-of-type:first-child': { fontSize: '11pt' },
  '& .text>*': { maxWidth: 'none' },
  '& p,& li': { orphans: 3, widows: 3 },
  '& .table': { overflow: 'visible', background: 'none' },
  '& table': { minWidth: 0, fontSize: '8.5pt' },
  '& tr': { breakInside: 'avoid' },
} as const;
