import { css } from '@emotion/react';
import type { ActionProps } from '../props.ts';
import { Button } from './Link.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,max(15rem,34%)),1fr))',
  paddingRight: 1,
  // Borders overlap by one pixel, so that neighbours share one line however they wrap.
  '& .btn': { border: 'var(--hair) solid var(--ink)', margin: '0 -1px -1px 0', minWidth: 0 },
  // At most two buttons in a row; if their number is odd, the first one takes a whole row.
  '& .btn:first-of-type:nth-last-of-type(odd)': { gridColumn: '1/-1' },
  '& .btn+.btn': { background: 'none', color: 'var(--ink)', '&:hover': { background: 'var(--field-light)' } },
});

/** Any number of buttons, two side by side if they fit, the first one filled. */
export const ButtonRow = ({ actions }: { actions: readonly ActionProps[] }) => (
  <div css={style}>
    {actions.map((action) => (
      <Button key={action.label} action={action} />
    ))}
  </div>
);
