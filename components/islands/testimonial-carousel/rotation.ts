import { wrapIndex } from '../../scroll-snap.ts';

/** Display time of each item during rotation. */
export const ROTATION_MS = 8000;

/** The current item, and whether the carousel rotates. */
export interface Rotation {
  readonly count: number;
  readonly index: number;
  /** Rotation is on unless the visitor takes over; before hydration it is undecided. */
  readonly choice: 'undecided' | 'rotate' | 'stop';
  readonly hovered: boolean;
  readonly isVisible: boolean;
  readonly isPageVisible: boolean;
  /** The item that the visitor went to: only this one is announced. */
  readonly announced?: number;
}

export type RotationEvent =
  | { readonly type: 'begin' | 'focus' | 'reducedMotion' | 'toggle' | 'tick' }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'hover'; readonly over: boolean }
  | { readonly type: 'visibility'; readonly isVisible: boolean }
  | { readonly type: 'page'; readonly shown: boolean };

export const pending = (count: number): Rotation => ({
  count,
  index: 0,
  choice: 'undecided',
  hovered: false,
  isVisible: true,
  isPageVisible: true,
});

/** True while the carousel rotates. */
export const isRotating = ({ count, choice, hovered, isVisible, isPageVisible }: Rotation): boolean =>
  count > 1 && choice === 'rotate' && !hovered && isVisible && isPageVisible;

export function rotationReducer(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'begin':
      return state.choice === 'undecided' ? { ...state, choice: 'rotate' } : state;
    // Once the keyboard focus has entered, rotation stops until the visitor restarts it (APG, carousel pattern).
    case 'focus':
    case 'reducedMotion':
      return { ...state, choice: 'stop' };
    case 'toggle':
      return { ...silent(state), choice: state.choice === 'rotate' ? 'stop' : 'rotate' };
    case 'tick':
      return isRotating(state) ? { ...silent(state), index: wrapIndex(state.index + 1, state.count) } : state;
    case 'go': {
      const index = wrapIndex(event.to, state.count);
      return { ...state, choice: 'stop', index, announced: index };
    }
    case 'hover':
      return { ...state, hovered: event.over };
    case 'visibility':
      return { ...state, isVisible: event.isVisible };
    case 'page':
      return { ...state, isPageVisible: event.shown };
  }
}

const silent = ({ announced: _, ...state }: Rotation): Rotation => state;
