/** Runs a function when a link is followed, including into a new tab with the middle button. */
export function onLinkActivated(link: HTMLAnchorElement, run: () => void): void {
  link.addEventListener('click', run);
  link.addEventListener('auxclick', ({ button }) => button === MIDDLE && run());
}

const MIDDLE = 1;
