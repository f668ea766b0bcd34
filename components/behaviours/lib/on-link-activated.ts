/** Runs when a link is followed, also into a tab of its own with the middle button. */
export function onLinkActivated(link: HTMLAnchorElement, run: () => void): void {
  link.addEventListener('click', run);
  link.addEventListener('auxclick', ({ button }) => button === MIDDLE && run());
}

const MIDDLE = 1;
