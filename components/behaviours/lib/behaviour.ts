/**
 * A small script for the elements with `data-does="name"`. Behaviours are plain DOM code without a framework. They
 * enhance elements that work without them.
 */
export type Behaviour = (element: HTMLElement) => void;
