const MOVES = ['wheel', 'pointerdown', 'keydown'];

/**
 * Keeps the part that the address names where the browser has put it: letters that come late are set anew and may move
 * it. A visitor who has moved meanwhile is left where they are.
 */
export function keepAnchor(): void {
  // Which part it is is known only once the browser has begun to go there; where it lies, once the letters are set.
  const go = () => document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  document.fonts.onloadingdone = () => requestAnimationFrame(go);
  const leave = () => {
    document.fonts.onloadingdone = null;
  };
  for (const move of MOVES) addEventListener(move, leave, { once: true, passive: true });
}
