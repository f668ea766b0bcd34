import type { Behaviour } from './lib/behaviour.ts';

/**
 * The menu is a popover: the platform opens it, closes it, answers Escape and gives the focus back. This keeps the
 * focus inside while it is open (APG, dialog pattern), and closes it when the page comes back from the browser's cache.
 */
export const drawer: Behaviour = (header) => {
  const menu = header.querySelector<HTMLElement>('[popover]');
  if (!menu) return;
  menu.setAttribute('aria-modal', 'true');
  const shut = (inert: boolean) => {
    for (const element of around(header, menu)) element.inert = inert;
  };
  // Once it is open; and before it closes, because the focus then goes back to a button that must be able to take it.
  menu.addEventListener('toggle', () => shut(menu.matches(':popover-open')));
  menu.addEventListener('beforetoggle', () => shut(false));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) menu.hidePopover();
  });
};

/** Everything on the page that is not the menu: what stands beside it in the header, and beside the header. */
const around = (header: HTMLElement, menu: HTMLElement): readonly HTMLElement[] =>
  [...header.children, ...(header.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== menu && element !== header,
  );
