import { css } from '@emotion/react';
import { Heading } from '../primitives/Heading.tsx';
import { onPhone } from '../theme.ts';

/** A component with the description from its source, and its examples. */
export interface SpecimenProps {
  readonly name: string;
  /** The path of its source file. */
  readonly file: string;
  /** The doc comment above it. */
  readonly description: string;
  /** The source of its props' types. */
  readonly props: string;
  readonly examples: readonly {
    readonly name: string;
    /** The HTML, with ids that are unique on the page. */
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

/** `contain` keeps elements with a fixed position inside the frame. */
const frame = css({
  contain: 'layout',
  background: 'var(--page)',
  overflow: 'clip',
  '&.inset': { padding: 'var(--s-6) var(--pad)' },
  '&.short': { minHeight: '9rem' },
});

/** A component: name, purpose, props, and each example below its name. */
export const Specimen = ({
  of: { name, file, description, props, examples },
  id,
  framed,
}: {
  of: SpecimenProps;
  id: string;
  /** The space around the examples. */
  framed: 'flush' | 'inset' | 'short';
}) => (
  <article css={style} id={id}>
    <div className="about">
      <div>
        <Heading level="h3" text={name} />
        <p className="xs soft">{file}</p>
      </div>
      <p className="s">{description}</p>
      <details>
        <summary>Props</summary>
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
