import { css } from '@emotion/react';
import { Heading } from '../../primitives/Heading.tsx';
import { Button } from '../../primitives/Link.tsx';
import { Numeral } from '../../primitives/Numeral.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { SectionIntro } from '../../primitives/SectionIntro.tsx';
import type { ActionProps, HeadedProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface OfferProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly description: Rich;
  readonly features: readonly string[];
  readonly price: string;
  /** 'normal £580', '£550 bought separately' */
  readonly normal?: string;
  /** 'Save £180' */
  readonly saving?: string;
  readonly action: ActionProps;
}

interface SignatureOffersProps extends HeadedProps {
  readonly offers: readonly OfferProps[];
}

const style = css({
  background: 'var(--field-light)',
  // The table of contents of an index page covers this space when a visitor jumps to the section.
  '&>*': { paddingTop: 'var(--s-8)!important' },
  '& .intro p': { marginTop: '1.25rem' },
  '&>.intro': { gridRow: '1/span 5' },
  '&.row>.intro': { gridColumn: '1/-1', gridRow: 1, paddingBottom: 0 },
  '&.row>.offer:nth-of-type(4n+1)': { borderLeft: 0 },
  '& .offer': {
    display: 'grid',
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    gap: 'var(--s-5)',
    paddingBottom: 'var(--pad)',
  },
  '&.of2>.intro': { gridColumn: 'span 2' },
  '&.of1>.offer': {
    gridColumn: 'span 3',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    columnGap: 'calc(2*var(--pad))',
    '&>ul': { gridColumn: 2, gridRow: '1/span 4' },
    '&>.price': { gridColumn: 3, gridRow: 1, paddingTop: 0, alignSelf: 'start' },
    '&>.btn': { gridColumn: 3, gridRow: 2 },
  },
  '& h3': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)', lineHeight: 1.12 },
  '& h3+p': { marginTop: '.4rem' },
  '& li': {
    borderTop: 'var(--hair) solid var(--line)',
    padding: '.55rem 0',
    lineHeight: 1.4,
    '&:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
  },
  '& .price': { alignSelf: 'end', paddingTop: 'var(--s-5)' },
  '& .price .num': {
    display: 'block',
    fontSize: 'clamp(4.5rem,8.2vw,10rem)',
    letterSpacing: '-.055em',
    lineHeight: 0.8,
    marginLeft: '-.03em',
  },
  '& .against': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '.2rem 1rem',
    marginTop: '1.4rem',
    minHeight: '1.45em',
    fontVariantNumeric: 'tabular-nums',
    '& b': { color: 'var(--accent)', fontWeight: 'var(--w-strong)' },
  },
  [onTablet]: {
    '&&': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    '&&.of2': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    '&&>.intro': {
      gridColumn: '1/-1',
      gridRow: 1,
      paddingBottom: 'var(--s-5)',
      borderBottom: 'var(--hair) solid var(--line)',
    },
    '&>.offer': { paddingTop: 'var(--s-6)!important' },
    '&>.offer:nth-of-type(3n+1)': { borderLeft: 0 },
  },
  [onPhone]: {
    '&&&': { gridTemplateColumns: 'minmax(0,1fr)' },
    '&>.intro': { paddingTop: 'var(--s-7)!important', borderBottom: '0!important' },
    '&>.offer': { display: 'flex', flexDirection: 'column', gridColumn: '1!important' },
    '&>.offer>.price': { alignSelf: 'stretch!important' },
    '& .against:empty': { display: 'none' },
    '& .price .num': { fontSize: '6rem' },
  },
});

/** Offers side by side: the contents, the price and the usual price of each. */
export const SignatureOffers = ({ id, title, text, offers }: SignatureOffersProps) => (
  <section css={style} className={offers.length > 3 ? 'grid row' : `grid of${offers.length}`} id={id}>
    <SectionIntro title={title} text={text} />
    {offers.map((offer) => (
      <Offer key={offer.title} {...offer} />
    ))}
  </section>
);

const Offer = ({ title, subtitle, description, features, price, normal, saving, action }: OfferProps) => (
  <article className="c offer">
    <div>
      <Heading level="h3" text={title} />
      {subtitle && <p className="s soft">{subtitle}</p>}
    </div>
    <Paragraph className="s" of={description} />
    <ul className="s">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <div className="price">
      <p className="fits">
        <Numeral text={price} />
      </p>
      <p className="s against">
        {normal && <span>{normal}</span>}
        {saving && <b>{saving}</b>}
      </p>
    </div>
    <Button action={action} />
  </article>
);
