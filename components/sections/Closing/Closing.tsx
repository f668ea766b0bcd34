import { css } from '@emotion/react';
import { Actions } from '../../primitives/Actions.tsx';
import { BookingOptions } from '../../primitives/BookingOptions.tsx';
import { ButtonRow } from '../../primitives/ButtonRow.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { ActionProps, BookingOptionsProps, HeadedProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface ClosingProps extends HeadedProps {
  /** The page's own buttons, or its booking options. */
  readonly next:
    | { readonly kind: 'actions'; readonly actions: readonly ActionProps[] }
    | ({ readonly kind: 'bookingOptions' } & BookingOptionsProps);
  readonly disclaimer?: Rich;
}

const style = css({
  background: 'var(--field)',
  // On this background the secondary button is lighter: the pale background would hardly be visible.
  '--field-light': 'rgb(255 255 255/.35)',
  border: 0,
  '& .c': { paddingBlock: 'var(--s-8)', border: 0 },
  '& h2': { fontSize: 'var(--t-4)', letterSpacing: 'var(--track-4)', lineHeight: 0.98, marginLeft: '-.04em' },
  '& .next': { display: 'flex', flexDirection: 'column', justifyContent: 'end', gap: '1.5rem' },
  '& .t1': { maxWidth: '26em', textWrap: 'pretty' },
  [onTablet]: {
    '& .c': { gridColumn: '1/-1', paddingBlock: 'var(--s-7)' },
    '& .next': { paddingTop: 0, maxWidth: 'calc(var(--measure) + 2*var(--pad))' },
  },
  [onPhone]: { '& .c': { paddingBlock: 'var(--s-6)' }, '& .next': { paddingTop: 0, border: '0!important' } },
});

/** The end of a page: the next step, and readable small print. */
export const Closing = ({ id, title, text, next, disclaimer }: ClosingProps) => (
  <section css={style} className="grid" id={id}>
    <div className="c n2">
      <Heading text={title} />
    </div>
    <div className="c n2 next">
      <Paragraph className="t1" of={text} />
      <Next {...next} />
      <Paragraph className="s measure" of={disclaimer} />
    </div>
  </section>
);

const Next = (next: ClosingProps['next']) => {
  if (next.kind === 'bookingOptions') return <BookingOptions options={next} />;
  return next.actions.length > 2 ? <ButtonRow actions={next.actions} /> : <Actions actions={next.actions} />;
};
