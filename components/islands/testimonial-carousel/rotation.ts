import { wrapped } from '../../scroll-snap.ts';

/** How long each item stays before the next one comes by itself. */
export const ROTATION_MS = 8000;

/** What is shown, and whether the next item comes by itself. */
export interface Rotation {
  readonly count: number;
  readonly index: number;
  /** Rotating is what it does unless the visitor takes over; before it is awake that is open. */
  readonly wish: 'open' | 'rotate' | 'rest';
  readonly hovered: boolean;
  readonly inSight: boolean;
  readonly pageShown: boolean;
  /** The item that the visitor went to: only that one is announced. */
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

/** True while the next item is on its way. */
export const isRotating = ({ count, wish, hovered, inSight, pageShown }: Rotation): boolean =>
  count > 1 && wish === 'rotate' && !hovered && inSight && pageShown;

export function rotationReducer(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'begin':
      return state.wish === 'open' ? { ...state, wish: 'rotate' } : state;
    // Once the keyboard has come in it rests, until the visitor starts it again (APG, carousel pattern).
    case 'focus':
    case 'calm':
      return { ...state, wish: 'rest' };
    case 'toggle':
      return { ...silent(state), wish: state.wish === 'rotate' ? 'rest' : 'rotate' };
    case 'tick':
      return isRotating(state) ? { ...silent(state), index: wrapped(state.index + 1, state.count) } : state;
    case 'go': {
      const index = wrapped(event.to, state.count);
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
