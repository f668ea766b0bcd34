import { css } from '@emotion/react';
import { EmbedPlaceholder, type EmbedPlaceholderProps, embeds } from '../../primitives/EmbedPlaceholder.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { HeadedProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface EmbeddedProps extends HeadedProps {
  readonly embed: EmbedPlaceholderProps;
  /** The placeholder drawing: a month grid, or nothing. */
  readonly drawn?: 'month';
}

const day = 'var(--hair) solid var(--line)';

const style = css({
  ...embeds,
  '& .embed': { position: 'relative', minHeight: '100%', background: 'var(--field-light)' },
  '& .about': {
    display: 'grid',
    gap: '.9rem',
    padding: 'var(--s-7) var(--pad)',
    [onPhone]: { paddingBlock: 'var(--s-6)' },
  },
  '& .provider': { borderTop: 'var(--hair) solid var(--ink)', paddingTop: '.6rem' },
  '& .notice': { maxWidth: '24em', paddingBottom: '1.5rem' },
  '& .about>.ways': { display: 'grid', gap: '.6rem', justifyItems: 'start', maxWidth: '26rem' },
  '& .ways .btn': { width: '100%' },
  // After loading: the provider, and a link that works without the embed.
  '& [data-state=shown]>.about': { paddingBlock: '1.5rem' },
});

/** A month grid beside the text; above it on phones. */
const month = css({
  '& .embed': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    [onTablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [onPhone]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '& .about': { alignContent: 'start' },
  '& [data-state=shown]>*': { gridColumn: '1/-1' },
  '& [data-state=shown]>.frame': { minHeight: '26rem' },
  '& .month': {
    gridColumn: 'span 2',
    display: 'grid',
    gridTemplateColumns: 'repeat(7,1fr)',
    gridTemplateRows: 'repeat(5,minmax(4.4rem,1fr))',
    borderLeft: day,
    minHeight: '26rem',
    '& i': {
      borderTop: day,
      borderLeft: day,
      '&:nth-of-type(7n+1)': { borderLeft: 0 },
      '&:nth-of-type(-n+7)': { borderTop: 0 },
      '&:nth-of-type(7n),&:nth-of-type(7n-1)': { background: 'var(--page)' },
      '&:nth-of-type(17)': { background: 'var(--accent)' },
    },
    [onTablet]: { gridColumn: 'auto' },
    [onPhone]: {
      gridArea: '1/1',
      gridTemplateRows: 'repeat(5,2.4rem)',
      minHeight: 0,
      borderLeft: 0,
      borderBottom: day,
    },
  },
});

const DAYS = Array.from({ length: 35 }, (_, index) => index);

/** The placeholder of an embed: who provides it, what loading it means, and a plain link with the same purpose. */
export const Embedded = ({ id, title, text, embed, drawn }: EmbeddedProps) => (
  <section css={drawn === 'month' ? [style, month] : style} className="grid split" id={id}>
    <div className="c stack">
      <Heading className="t3" text={title} />
      <Paragraph of={text} />
    </div>
    <div className="c n3 flush">
      <EmbedPlaceholder embed={embed} titled>
        {drawn === 'month' && (
          <div className="month until" aria-hidden="true">
            {DAYS.map((index) => (
              <i key={index} />
            ))}
          </div>
        )}
      </EmbedPlaceholder>
    </div>
  </section>
);
