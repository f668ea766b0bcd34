import { css, keyframes } from '@emotion/react';
import { BAR_FROM, BAR_RANGE, CHAT_FROM } from '../behaviours/lib/scroll-limits.ts';
import { lengths } from '../lengths.ts';
import { Arrow, Link } from '../primitives/Link.tsx';
import type { ActionProps, LinkProps } from '../props.ts';
import { onPhone } from '../theme.ts';

const chatIn = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

const chatUp = keyframes({ from: { translate: '0' }, to: { translate: '0 calc(-1*var(--up))' } });

/** Distance of the chat button from the bottom of the window, in CSS pixels. */
const CHAT_BOTTOM = 20;

const chatStyle = css({
  position: 'fixed',
  right: 'var(--pad)',
  bottom: CHAT_BOTTOM,
  zIndex: 15,
  '& a': {
    width: 56,
    height: 56,
    background: 'var(--page)',
    border: 'var(--hair) solid var(--ink)',
    display: 'grid',
    placeItems: 'center',
    '&:hover': { background: 'var(--field-light)' },
    [onPhone]: { width: 52, height: 52 },
  },
  '& svg': { width: 26, height: 26, fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 },
  '&[inert]': { visibility: 'hidden' },
  '--up': `${lengths.bookingBar - CHAT_BOTTOM}px`,
  [onPhone]: { right: '.75rem' },
  // Above the pill that restores a hidden bar.
  '.has-bar:has(#booking-bar details:not([open])) &': { '--up': '52px' },
  '@supports (animation-timeline: scroll())': {
    animation: `${chatIn} linear both`,
    animationTimeline: 'scroll(root)',
    animationRange: `${CHAT_FROM}px ${CHAT_FROM + 1}px`,
    // On phones the button slides up together with the booking bar.
    [onPhone]: {
      '.has-bar &': {
        animationName: `${chatIn},${chatUp}`,
        animationRange: `${CHAT_FROM}px ${CHAT_FROM + 1}px,${BAR_FROM}px ${BAR_FROM + BAR_RANGE}px`,
      },
    },
  },
  '@supports not (animation-timeline: scroll())': {
    [onPhone]: { '.has-bar &': { translate: '0 calc(-1*var(--up))' } },
  },
  '@media print': { display: 'none' },
});

/** The floating chat button. It is a link, and appears once the page has scrolled. */
export const Chat = ({ label, link }: { label: string; link: LinkProps }) => (
  <aside css={chatStyle} aria-label="Chat" data-does="chat">
    <Link link={link} label={label}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path d="M3 4.500h20v14H12.500L7.500 23v-4.500H3zM8 10h10M8 13.500h6.500" />
      </svg>
    </Link>
  </aside>
);

const barIn = keyframes({
  from: { transform: 'translateY(110%)', visibility: 'hidden' },
  '30%': { visibility: 'hidden' },
  to: { transform: 'none', visibility: 'visible' },
});

const barStyle = css({
  display: 'none',
  [onPhone]: {
    display: 'block',
    position: 'fixed',
    zIndex: 18,
    left: 0,
    right: 0,
    bottom: 0,
    background: 'var(--page)',
    borderTop: 'var(--hair) solid var(--ink)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& fieldset': { display: 'grid', gridTemplateColumns: '1fr 1fr', border: 0, marginRight: '4.5rem' },
    '& [open]': { position: 'absolute', right: 0, top: 0 },
    '& label, & summary': {
      display: 'grid',
      placeItems: 'center',
      minHeight: 44,
      fontSize: 'var(--t-s)',
      cursor: 'pointer',
      borderRight: 'var(--hair) solid var(--line)',
      position: 'relative',
    },
    // Beside the label, not over it: a click on either has the same effect.
    '& input': { position: 'absolute', opacity: 0, inset: '0 auto 0 0', margin: 0, width: '1rem', height: '100%' },
    '& label:has(:checked)': { fontWeight: 'var(--w-strong)' },
    '& label:has(:checked)::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      top: -1,
      height: 3,
      background: 'var(--accent)',
    },
    '& :has(>:focus-visible)': { outline: '2px solid var(--ink)', outlineOffset: -4 },
    '& summary': { padding: '0 1.1rem' },
    '& .btn': { minHeight: 56, paddingInline: 'var(--pad)' },
    '& .returning, &:has([value=returning]:checked) .new': { display: 'none' },
    '&:has([value=returning]:checked) .returning': { display: 'flex' },
    '& [open] span+span': { display: 'none' },
    '&:has(details:not([open]))': {
      left: 'auto',
      right: '.75rem',
      bottom: '.75rem',
      border: 'var(--hair) solid var(--ink)',
      '& fieldset, & .btn, & span:first-child': { display: 'none!important' },
    },
    '@supports (animation-timeline: scroll())': {
      animation: `${barIn} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: `${BAR_FROM}px ${BAR_FROM + BAR_RANGE}px`,
    },
    // A script sets the progress; without the script the bar is fully visible.
    '@supports not (animation-timeline: scroll())': {
      translate: '0 calc(110%*(1 - var(--progress,1)))',
      '&[inert]': { visibility: 'hidden' },
    },
  },
  '@media print': { display: 'none!important' },
});

/** The quick-booking bar on phones: New and Returning, each with its button. Visitors can hide it and show it again. */
export const BookingBar = ({
  actions,
}: {
  actions: { readonly new: ActionProps; readonly returning: ActionProps };
}) => (
  <section css={barStyle} aria-label="Quick booking" id="booking-bar" data-does="bar">
    <fieldset>
      <legend className="vh">Have you been here before?</legend>
      <label>
        <input type="radio" name="booking-mode" value="new" defaultChecked />
        New
      </label>
      <label>
        <input type="radio" name="booking-mode" value="returning" />
        Returning
      </label>
    </fieldset>
    {/* Only the state: what it shows and hides is around it, so that the controls keep their visible order. */}
    <details className="hide" open>
      <summary>
        <span>Hide</span>
        <span>Show again</span>
      </summary>
    </details>
    <Link link={actions.new.link} className="btn new" arrow>
      {actions.new.label}
      <Arrow />
    </Link>
    <Link link={actions.returning.link} className="btn returning" arrow>
      {actions.returning.label}
      <Arrow />
    </Link>
  </section>
);
