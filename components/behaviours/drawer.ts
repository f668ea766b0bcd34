import type { Behaviour } from './lib/behaviour.ts';

/**
 * The menu is a popover: the browser opens and closes it, handles Escape and restores the focus. This script keeps the
 * focus inside an open menu (APG, dialog pattern) and closes the menu when the page is restored from the back/forward
 * cache.
 */
export const drawer: Behaviour = (header) => {
  const menu = header.querySelector<HTMLElement>('[popover]');
  if (!menu) return;
  menu.setAttribute('aria-modal', 'true');
  // Elements that were inert before stay inert: booking bar and chat manage this themselves.
  let shut: readonly HTMLElement[] = [];
  const turn = (inert: boolean) => {
    for (const element of shut) element.inert = inert;
  };
  menu.addEventListener('toggle', () => {
    if (!menu.matches(':popover-open')) return;
    shut = around(header, menu).filter(({ inert }) => !inert);
    turn(true);
  });
  // Runs before the menu closes, because the focus then returns to a button, which must not be inert.
  menu.addEventListener('beforetoggle', () => {
    turn(false);
    shut = [];
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) menu.hidePopover();
  });
};

/** Returns everything on the page except the menu: its siblings in the header, and the header's siblings. */
const around = (header: HTMLElement, menu: HTMLElement): readonly HTMLElement[] =>
  [...header.children, ...(header.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== menu && element !== header,
  );
