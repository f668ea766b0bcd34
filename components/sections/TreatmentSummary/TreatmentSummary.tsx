import { css } from '@emotion/react';
import { BookingOptions } from '../../primitives/BookingOptions.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb.tsx';
import { PriceLine } from '../../primitives/cards/Card.tsx';
import { fitted, longestWord } from '../../primitives/fitted.ts';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { BookingOptionsProps, Rich } from '../../props.ts';

interface TreatmentSummaryProps {
  readonly id?: string;
  readonly name: string;
  readonly description: Rich;
  readonly crumbs: readonly { readonly name: string; readonly href: string }[];
  /** A subtitle under the name. */
  readonly subtitle?: string;
  /** The usual price of a complimentary treatment. */
  readonly usual?: string;
  readonly price: string;
  /** Its duration, if it has one. */
  readonly duration?: string;
  readonly bookingOptions: BookingOptionsProps;
}

const style = css({
  padding: 'var(--s-8) var(--pad)',
  minHeight: '60svh',
  '& .h1': {
    fontSize: fitted('100vw', 'clamp(2.6rem,1.6rem + 5vw,7rem)'),
    marginTop: '1.5rem',
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.98,
    maxWidth: '12em',
    marginLeft: '-.04em',
  },
  '& .h1~*': { marginTop: '2rem' },
  '& .subtitle': { marginTop: '1rem' },
  '& .line': { fontSize: 'var(--t-1)', fontVariantNumeric: 'tabular-nums' },
  '& .num': { fontSize: 'var(--t-3)', lineHeight: 1 },
  '& .usual': { marginTop: '.5rem' },
  '& .h1~div': { maxWidth: '36rem' },
});

/** A treatment without a page of its own: its name, description, price, duration and booking options. */
export const TreatmentSummary = ({
  id,
  name,
  description,
  crumbs,
  subtitle,
  usual,
  price,
  duration,
  bookingOptions,
}: TreatmentSummaryProps) => (
  <section css={style} id={id}>
    <Breadcrumb crumbs={crumbs} current={name} />
    <PageTitle className={longestWord(name)}>{name}</PageTitle>
    {subtitle && <p className="subtitle soft">{subtitle}</p>}
    <Paragraph className="t1 measure" of={description} />
    <PriceLine price={price} duration={duration} />
    {usual && <p className="usual s soft">{usual}</p>}
    <BookingOptions options={bookingOptions} />
  </section>
);
