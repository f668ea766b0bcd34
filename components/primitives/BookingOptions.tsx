import { css } from '@emotion/react';
import type { BookingOptionsProps } from '../props.ts';
import { pairedLink } from './Actions.tsx';
import { buttonPair } from './button-pair.ts';

const style = css(
  buttonPair(
    { gridTemplateColumns: '1fr 1fr' },
    { gridTemplateRows: 'auto 1fr auto', gap: '.3rem', minHeight: '8.6rem' },
    '7.4rem',
  ),
);

/** The two booking options, always side by side: for new and for returning clients. */
export const BookingOptions = ({ options }: { options: BookingOptionsProps }) => (
  <div css={style}>
    {pairedLink(options.new, options.names.new)}
    {pairedLink(options.returning, options.names.returning)}
  </div>
);
