/**
 * What a small script does for an element that asks for it with `data-does="name"`. Behaviours are plain DOM code:
 * they make better what works without them, and no framework is loaded for them.
 */
export type Behaviour = (element: HTMLElement) => void;
