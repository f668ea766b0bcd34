import type { Behaviour } from './lib/behaviour.ts';

/**
 * The menu is a popover: the platform opens it, closes it, answers Escape and gives the focus back. This keeps the
 * focus inside while it is open (APG, dialog pattern), and closes it when the page comes back from the browser's cache.
 */
export const drawer: Behaviour = (header) => {
  const menu = header.querySelector<HTMLElement>('[popover]');
  if (!menu) return;
  menu.setAttribute('aria-modal', 'true');
  // What was shut before stays so: booking bar and chat know by themselves when they can be reached.
  let shut: readonly HTMLElement[] = [];
  const turn = (inert: boolean) => {
    for (const element of shut) element.inert = inert;
  };
  menu.addEventListener('toggle', () => {
    if (!menu.matches(':popover-open')) return;
    shut = around(header, menu).filter(({ inert }) => !inert);
    turn(true);
  });
  // Before it closes, because the focus then goes back to a button that must be able to take it.
  menu.addEventListener('beforetoggle', () => {
    turn(false);
    shut = [];
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) menu.hidePopover();
  });
};

/** Everything on the page that is not the menu: what stands beside it in the header, and beside the header. */
const around = (header: HTMLElement, menu: HTMLElement): readonly HTMLElement[] =>
  [...header.children, ...(header.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== menu && element !== header,
  );
