import { css } from '@emotion/react';
import type { BookingOptionsProps } from '../props.ts';
import { pairedLink } from './Actions.tsx';
import { buttonPair } from './button-pair.ts';

const style = css(
  buttonPair(
    // A telephone number does not break, so with wide text spacing (WCAG 2.2, 1.4.12) half of a phone can be too narrow.
    { display: 'flex', flexWrap: 'wrap' },
    { flex: '1 1 50%', gridTemplateRows: 'auto 1fr auto', gap: '.3rem', minHeight: '8.6rem' },
    '7.4rem',
  ),
);

/** The two booking options, side by side unless their text is too wide: for new and for returning clients. */
export const BookingOptions = ({ options }: { options: BookingOptionsProps }) => (
  <div css={style}>
    {pairedLink(options.new, options.names.new)}
    {pairedLink(options.returning, options.names.returning)}
  </div>
);
