import { css } from '@emotion/react';
import { PriceLine } from '../../primitives/cards/Card.tsx';
import { FittedText } from '../../primitives/FittedText.tsx';
import { Items } from '../../primitives/Items.tsx';
import { Button } from '../../primitives/Link.tsx';
import { ResponsiveImage } from '../../primitives/ResponsiveImage.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { SectionHead } from '../../primitives/SectionHead.tsx';
import type { ActionProps, HeadedProps, ImageProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface OptionProps {
  readonly title: string;
  /** The page with more information, if it is another page. */
  readonly href?: string;
  readonly description?: Rich;
  readonly bullets: readonly Rich[];
  readonly price: string;
  /** Its duration, if it has one. */
  readonly duration?: string;
  /** 'or 10 x £245 = £2,450 in all' */
  readonly instalments?: string;
  readonly action: ActionProps;
  readonly image?: ImageProps;
}

interface OptionsProps extends HeadedProps {
  readonly options: readonly OptionProps[];
}

const line = 'var(--hair) solid var(--line)';

const style = css({
  '& .options': { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))', borderBottom: line },
  '& .option': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    '&:nth-of-type(even)': { borderLeft: line },
    '&:nth-of-type(n+3)': { borderTop: line },
    '&.bare': { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '& img': {
    width: '100%',
    height: '100%',
    minHeight: '18rem',
    objectFit: 'cover',
  },
  '& .text': { padding: 'var(--s-6) var(--pad) var(--pad)', display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& h3': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)', lineHeight: 1.12, marginBottom: '.6rem' },
  '& h3 a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& ul': { margin: '1.25rem 0 .5rem' },
  '& li': {
    borderTop: line,
    padding: '.6rem 0',
    lineHeight: 1.4,
    '&:last-of-type': { borderBottom: line },
  },
  '& .line': { marginTop: 'auto', padding: '1.5rem 0 1.25rem', fontSize: 'var(--t-s)' },
  '& .paid': { marginBottom: '1.25rem' },
  '& .line:has(+.paid)': { paddingBottom: '.5rem' },
  '& .num': { fontSize: 'clamp(3rem,4.4vw,5.5rem)', letterSpacing: '-.05em' },
  '& .of3': {
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    '& .option': { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto 1fr', borderTop: 0 },
    '& .option+.option': { borderLeft: line },
    '& img': { height: 'auto', minHeight: 0, aspectRatio: '4/3' },
    '& .bare': { gridTemplateRows: '1fr' },
  },
  [onTablet]: {
    '& .options': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& .option:nth-of-type(n+2)': { borderLeft: 0, borderTop: line },
  },
  [onPhone]: {
    '& .option': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& img': { minHeight: 0, aspectRatio: '8/5' },
    '& .text': { paddingTop: 'var(--s-5)' },
  },
});

/** The options of a treatment side by side: an image, text, the price and a button. */
export const Options = ({ id, title, text, options }: OptionsProps) => (
  <section css={style} id={id}>
    <SectionHead title={title} text={text} />
    <div className={options.length === 3 ? 'options of3' : 'options'}>
      {options.map((option) => (
        <Option key={option.title} {...option} />
      ))}
    </div>
  </section>
);

const Option = ({ title, href, description, bullets, price, duration, instalments, action, image }: OptionProps) => (
  <article className={image ? 'option' : 'option bare'}>
    {image && <ResponsiveImage image={image} />}
    <div className="text">
      <h3>
        {href === undefined ? (
          <FittedText text={title} />
        ) : (
          <a href={href}>
            <FittedText text={title} />
          </a>
        )}
      </h3>
      <Paragraph className="s" of={description} />
      {bullets.length > 0 && <Items of={bullets} className="s" />}
      <PriceLine price={price} duration={duration} />
      {instalments && <p className="paid s soft">{instalments}</p>}
      <Button action={action} />
    </div>
  </article>
);
