import { css } from '@emotion/react';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Items } from '../../primitives/Items.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { HeadedProps, ImageProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface FeatureProps extends HeadedProps {
  readonly points: readonly Rich[];
  readonly image?: ImageProps;
}

const style = css({
  ...captionedImages,
  '& .words': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: '2.5rem' },
  '& .plate': { gridColumn: 'span 3', aspectRatio: '16/9', borderLeft: 'var(--hair) solid var(--line)' },
  '& li': {
    borderTop: 'var(--hair) solid var(--line)',
    padding: '.7rem 0',
    '&:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
  },
  [onTablet]: {
    '& .plate': { gridColumn: '1/-1', order: -1, border: 0, borderBottom: 'var(--hair) solid var(--line)' },
    '& .words': { gridColumn: '1/-1', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'calc(2*var(--pad))' },
  },
  [onPhone]: {
    '& .plate': { aspectRatio: '4/3' },
    '& .words': { gridTemplateColumns: 'minmax(0,1fr)', gap: 'var(--s-6)' },
  },
});

/** Text in the first column, beside a large image. */
export const Feature = ({ id, title, text, points, image }: FeatureProps) => (
  <section css={style} className="grid" id={id}>
    <div className={image ? 'c words' : 'c n4 words'}>
      <div className="stack">
        <Heading className="t3" text={title} />
        <Paragraph of={text} />
      </div>
      {points.length > 0 && <Items of={points} className="s" />}
    </div>
    {image && <CaptionedImage image={image} />}
  </section>
);
