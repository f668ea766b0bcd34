import { wrapIndex } from '../../scroll-snap.ts';

/** Display time of each item during rotation. */
export const ROTATION_MS = 8000;

/** The current item, and whether the carousel rotates. */
export interface Rotation {
  readonly count: number;
  readonly index: number;
  /** Rotation is on unless the visitor takes over; before hydration it is undecided. */
  readonly wish: 'open' | 'rotate' | 'rest';
  readonly hovered: boolean;
  readonly inSight: boolean;
  readonly pageShown: boolean;
  /** The item that the visitor went to: only this one is announced. */
  readonly announced?: number;
}

export type RotationEvent =
  | { readonly type: 'begin' | 'focus' | 'calm' | 'toggle' | 'tick' }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'hover'; readonly over: boolean }
  | { readonly type: 'sight'; readonly inSight: boolean }
  | { readonly type: 'page'; readonly shown: boolean };

export const pending = (count: number): Rotation => ({
  count,
  index: 0,
  wish: 'open',
  hovered: false,
  inSight: true,
  pageShown: true,
});

/** True while the carousel rotates. */
export const isRotating = ({ count, wish, hovered, inSight, pageShown }: Rotation): boolean =>
  count > 1 && wish === 'rotate' && !hovered && inSight && pageShown;

export function rotationReducer(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'begin':
      return state.wish === 'open' ? { ...state, wish: 'rotate' } : state;
    // Once the keyboard focus has entered, rotation stops until the visitor restarts it (APG, carousel pattern).
    case 'focus':
    case 'calm':
      return { ...state, wish: 'rest' };
    case 'toggle':
      return { ...silent(state), wish: state.wish === 'rotate' ? 'rest' : 'rotate' };
    case 'tick':
      return isRotating(state) ? { ...silent(state), index: wrapIndex(state.index + 1, state.count) } : state;
    case 'go': {
      const index = wrapIndex(event.to, state.count);
      return { ...state, wish: 'rest', index, announced: index };
    }
    case 'hover':
      return { ...state, hovered: event.over };
    case 'sight':
      return { ...state, inSight: event.inSight };
    case 'page':
      return { ...state, pageShown: event.shown };
  }
}

const silent = ({ announced: _, ...state }: Rotation): Rotation => state;
