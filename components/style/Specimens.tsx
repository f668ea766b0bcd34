import { css } from '@emotion/react';
import { onPhone } from '../theme.ts';

/** A component as its source describes it, and its examples. */
export interface SpecimenProps {
  readonly name: string;
  /** Where its source lies. */
  readonly file: string;
  /** What the comment above it says. */
  readonly says: string;
  /** The types of its props, as they are written. */
  readonly props: string;
  readonly examples: readonly {
    readonly name: string;
    /** Its markup, with ids of its own. */
    readonly html: string;
  }[];
}

const style = css({
  borderTop: 'var(--hair) solid var(--ink)',
  '&>.about': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    padding: '1.25rem 0',
    [onPhone]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '.75rem' },
    '&>*': { paddingInline: 'var(--pad)', minWidth: 0 },
  },
  '&>.about h3': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)' },
  '&>.about details': { gridColumn: 'span 2', [onPhone]: { gridColumn: 1 } },
  '&>.about summary': { cursor: 'pointer', minHeight: 24, fontSize: 'var(--t-s)' },
  '&>.about pre': {
    margin: '.75rem 0 0',
    font: '13px/1.5 ui-monospace,Menlo,Consolas,monospace',
    letterSpacing: 0,
    whiteSpace: 'pre-wrap',
  },
  '&>div>.named': {
    padding: '.55rem var(--pad)',
    background: 'var(--plate)',
    borderBlock: 'var(--hair) solid var(--line)',
    fontSize: 'var(--t-xs)',
    lineHeight: 1.4,
  },
});

/** What is fixed to the window on a page stays in its frame here. */
const frame = css({
  contain: 'layout',
  background: 'var(--page)',
  overflow: 'clip',
  '&.inset': { padding: 'var(--s-6) var(--pad)' },
  '&.short': { minHeight: '9rem' },
});

/** A component: its name, what it is for, what it takes, and every example under the words that name it. */
export const Specimen = ({
  of: { name, file, says, props, examples },
  id,
  framed,
}: {
  of: SpecimenProps;
  id: string;
  /** How much room is round its examples. */
  framed: 'flush' | 'inset' | 'short';
}) => (
  <article css={style} id={id}>
    <div className="about">
      <div>
        <h3>{name}</h3>
        <p className="xs soft">{file}</p>
      </div>
      <p className="s">{says}</p>
      <details>
        <summary>What it takes</summary>
        <pre>{props}</pre>
      </details>
    </div>
    {examples.map((example) => (
      <div key={example.name}>
        <p className="named">{`${name}: ${example.name}`}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React’s own markup of the example, its ids made its own */}
        <div css={frame} className={framed} dangerouslySetInnerHTML={{ __html: example.html }} />
      </div>
    ))}
  </article>
);
