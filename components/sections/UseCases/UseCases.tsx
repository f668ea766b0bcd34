import { css } from '@emotion/react';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Items } from '../../primitives/Items.tsx';
import { SectionIntro } from '../../primitives/SectionIntro.tsx';
import type { HeadedProps, ImageProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface UseCasesProps extends HeadedProps {
  readonly useCases: readonly {
    readonly title: string;
    readonly image?: ImageProps;
    readonly points: readonly Rich[];
  }[];
}

const style = css({
  ...captionedImages,
  '& .intro': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: '2rem' },
  '& .cards': { gridColumn: 'span 3', display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& article': { borderLeft: 'var(--hair) solid var(--line)', minWidth: 0 },
  '& article:nth-of-type(n+4)': { borderTop: 'var(--hair) solid var(--line)' },
  '& .plate': { aspectRatio: '1/1', background: 'var(--field-light)' },
  '& .text': { padding: 'var(--s-5) var(--pad) var(--s-7)' },
  '& h3': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)', marginBottom: '1rem' },
  '& li': {
    borderTop: 'var(--hair) solid var(--line)',
    padding: '.65rem 0',
    lineHeight: 1.4,
    '&:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
  },
  [onTablet]: {
    '& .intro': { gridColumn: '1/-1', borderBottom: 'var(--hair) solid var(--line)', gap: '1rem' },
    '& .cards': { gridColumn: '1/-1' },
    '& article:nth-of-type(3n+1)': { borderLeft: 0 },
  },
  [onPhone]: {
    '& .cards': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& article': { border: 0, display: 'grid', gridTemplateColumns: '38% minmax(0,1fr)' },
    '& article:not(:has(.plate))': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& article+article': { borderTop: 'var(--hair) solid var(--line)' },
    '& .plate': { aspectRatio: 'auto' },
    '& .text': { padding: '1.1rem var(--pad) 1.4rem 1.1rem' },
  },
});

/** Cards with an image, a title and a few points each. */
export const UseCases = ({ id, title, text, useCases }: UseCasesProps) => (
  <section css={style} className="grid" id={id}>
    <SectionIntro title={title} text={text} className="s measure" />
    <div className="cards">{useCases.map(useCase)}</div>
  </section>
);

const useCase = ({ title, image, points }: UseCasesProps['useCases'][number]) => (
  <article key={title}>
    {image && <CaptionedImage image={image} />}
    <div className="text">
      <Heading level="h3" text={title} />
      <Items of={points} className="s" />
    </div>
  </article>
);
