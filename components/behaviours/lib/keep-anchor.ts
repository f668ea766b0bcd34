const MOVES = ['wheel', 'pointerdown', 'keydown'];

/**
 * Keeps the target of the URL's hash where the browser scrolled to, even if fonts that load late change the layout.
 * Does nothing if the visitor has scrolled meanwhile.
 */
export function keepAnchor(): void {
  // The target is known only once the browser has started to scroll to it, and its position only once the fonts are
  // loaded.
  const go = () => document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  document.fonts.onloadingdone = () => requestAnimationFrame(go);
  const leave = () => {
    document.fonts.onloadingdone = null;
  };
  for (const move of MOVES) addEventListener(move, leave, { once: true, passive: true });
}
