import { css } from '@emotion/react';
import { FittedText } from '../../primitives/FittedText.tsx';
import { Link } from '../../primitives/Link.tsx';
import { ResponsiveImage } from '../../primitives/ResponsiveImage.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { SectionIntro } from '../../primitives/SectionIntro.tsx';
import { stretched } from '../../primitives/stretched.ts';
import type { HeadedProps, ImageProps, LinkProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface ExamplesProps extends HeadedProps {
  readonly examples: readonly {
    readonly title: string;
    readonly protocol: string;
    readonly timeframe: string;
    readonly summary: Rich;
    readonly image?: ImageProps;
    readonly link: LinkProps;
  }[];
}

const line = 'var(--hair) solid var(--line)';

const style = css({
  '& .intro p': { marginTop: '1.25rem' },
  '&.row>.intro': { gridColumn: '1/-1', borderBottom: line },
  '&.row>article:nth-of-type(4n+1)': { borderLeft: 0 },
  '& article': { position: 'relative', display: 'flex', flexDirection: 'column', borderLeft: line, minWidth: 0 },
  '& img': { width: '100%', aspectRatio: '4/3', objectFit: 'cover', transition: 'filter var(--fast)' },
  '& article:hover img': { filter: 'contrast(1.08) brightness(.97)' },
  '& .standin': { position: 'static', padding: '.6rem var(--pad) 0', background: 'none' },
  '& .text': { padding: '1.25rem var(--pad) 1.75rem', display: 'flex', flexDirection: 'column', flex: 1 },
  '& h3': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)', lineHeight: 1.14, marginBottom: '.5rem' },
  '& h3 a': stretched,
  '& article:hover h3 a': { textDecoration: 'underline' },
  '& dl': { marginTop: 'auto', paddingTop: '1.25rem' },
  '& dl div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem,min-content) minmax(0,1fr)',
    gap: '0 1rem',
    borderTop: line,
    padding: '.55rem 0',
    '&:last-of-type': { borderBottom: line },
  },
  '& dt': { color: 'var(--ink-soft)' },
  [onTablet]: {
    '&&': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    '&>.intro': { gridColumn: '1/-1', paddingBottom: 'var(--s-5)', borderBottom: line },
    '&>article:nth-of-type(3n+1)': { borderLeft: 0 },
    '& dl div': { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  [onPhone]: {
    '&&': { gridTemplateColumns: 'minmax(0,1fr)' },
    '&>article:nth-of-type(n)': { borderLeft: 0, '&+article': { borderTop: line } },
    '& dl div': { gridTemplateColumns: 'minmax(6rem,min-content) minmax(0,1fr)' },
  },
});

/** Worked examples: the treatment, the period and the result. Each links to its treatment. */
export const Examples = ({ id, title, text, examples }: ExamplesProps) => (
  <section css={style} className={examples.length % 4 === 3 ? 'grid' : 'grid row'} id={id}>
    <SectionIntro title={title} text={text} />
    {examples.map((example) => (
      <article key={example.title}>
        {example.image && <ResponsiveImage image={example.image} />}
        {example.image?.caption && <p className="standin soft">{example.image.caption}</p>}
        <div className="text">
          <h3>
            <Link link={example.link}>
              <FittedText text={example.title} />
            </Link>
          </h3>
          <Paragraph className="s" of={example.summary} />
          <dl className="xs">
            <div>
              <dt>Protocol</dt>
              <dd>{example.protocol}</dd>
            </div>
            <div>
              <dt>Timeframe</dt>
              <dd>{example.timeframe}</dd>
            </div>
          </dl>
        </div>
      </article>
    ))}
  </section>
);
