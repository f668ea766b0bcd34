import { css } from '@emotion/react';
import type { ActionProps } from '../props.ts';
import { buttonPair } from './button-pair.ts';
import { FittedText } from './FittedText.tsx';
import { Arrow, Link } from './Link.tsx';

const style = css(
  buttonPair(
    { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' },
    { gridTemplateRows: '1fr auto', gap: '.6rem', minHeight: '7.2rem' },
    '6.4rem',
  ),
);

/** A page's own buttons instead of the booking options: side by side, the first one filled. */
export const Actions = ({ actions }: { actions: readonly ActionProps[] }) => (
  <div css={style}>{actions.map((action) => pairedLink(action))}</div>
);

/** A button of a pair: its label, a second line, and for booking options the clients that it is for. */
export const pairedLink = ({ link, label, note }: ActionProps, audience?: string) => (
  <Link key={label} link={link} arrow>
    {audience && <span className="xs">{audience}</span>}
    <b>
      <FittedText text={label} />
    </b>
    <span className="xs m">
      {note ?? ''}
      <Arrow />
    </span>
  </Link>
);
