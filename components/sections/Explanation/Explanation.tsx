import { css } from '@emotion/react';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { GoLink } from '../../primitives/Link.tsx';
import { Paragraphs, RichText } from '../../primitives/RichText.tsx';
import type { ActionProps, ImageProps, Rich, TitledProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface ExplanationProps extends TitledProps {
  readonly paragraphs: readonly Rich[];
  readonly image?: ImageProps;
  readonly facts: readonly { readonly label: string; readonly text: Rich }[];
  readonly action?: ActionProps;
}

const style = css({
  ...captionedImages,
  '& .tall': { paddingBlock: 'var(--s-7) var(--s-8)', [onPhone]: { paddingBlock: 'var(--s-6)' } },
  '& .text': { display: 'flex', flexDirection: 'column', gap: '1.75rem' },
  '& dl': { width: '100%', maxWidth: 'var(--measure)' },
  '& dl div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem,min-content) minmax(0,1fr)',
    gap: '.2rem 1.5rem',
    padding: '.8rem 0',
    borderTop: 'var(--hair) solid var(--line)',
    lineHeight: 1.4,
    '&:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
  },
  '& dt': { fontWeight: 'var(--w-strong)' },
  '& .go': { marginTop: 'auto', alignSelf: 'start' },
  '& .plate': { background: 'var(--field-light)' },
  [onTablet]: { '& .plate': { aspectRatio: '16/10' } },
  [onPhone]: { '& .plate': { aspectRatio: '4/3' }, '& dl div': { gridTemplateColumns: 'minmax(0,1fr)' } },
});

/** A few paragraphs beside an image or a diagram. Without an image, the title has its own column. */
export const Explanation = ({ id, title, image, ...rest }: ExplanationProps) => (
  <section css={style} className="grid split" id={id}>
    {image ? (
      <>
        <div className="c n2 tall text">
          <Heading className="t3" text={title} />
          <Told {...rest} />
        </div>
        <CaptionedImage image={image} className="c n2 flush" />
      </>
    ) : (
      <>
        <Heading className="c n2 t3" text={title} />
        <div className="c n2 tall text">
          <Told {...rest} />
        </div>
      </>
    )}
  </section>
);

const Told = ({ paragraphs, facts, action }: Omit<ExplanationProps, 'title' | 'image'>) => (
  <>
    <Paragraphs of={paragraphs} className="stack measure" />
    {facts.length > 0 && (
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <RichText of={text} />
            </dd>
          </div>
        ))}
      </dl>
    )}
    {action && <GoLink action={action} />}
  </>
);
