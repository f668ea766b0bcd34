/** Toasts: specification 1, section 9. */
import * as assert from 'uvu/assert';
import {
  isSwipe,
  NO_TOASTS,
  nextChange,
  shownOf,
  type ToastEvent,
  type Toasts,
  toastReducer,
} from '../../components/behaviours/toasts/queue.ts';
import { suite } from '../support/suite.ts';

const after = (...events: readonly ToastEvent[]): Toasts => events.reduce(toastReducer, NO_TOASTS);
const said = (words: string, at = 0): ToastEvent => ({ kind: 'added', at, notice: { words } });
const passed = (at: number): ToastEvent => ({ kind: 'passed', at });
const held = (at: number, by: 'hover' | 'focus' | 'hidden page' = 'hover'): ToastEvent => ({ kind: 'held', at, by });
const released = (at: number, by: 'hover' | 'focus' | 'hidden page' = 'hover'): ToastEvent => ({
  kind: 'released',
  at,
  by,
});

const shown = (state: Toasts): readonly string[] => shownOf(state).map(({ words }) => words);
const existing = (state: Toasts): readonly string[] => state.toasts.map(({ words }) => words);

suite('the queue of toasts', (test) => {
  test('a toast is shown for 5000 ms', () => {
    const state = after(said('One', 100));
    assert.equal(shown(state), ['One']);
    assert.is(nextChange(state), 5100);
    assert.equal(shown(toastReducer(state, passed(5099))), ['One']);
    assert.equal(shown(toastReducer(state, passed(5100))), []);
  });

  test('at most 1 toast is shown, the newest', () => {
    const state = after(said('One'), said('Two', 10), said('Three', 20));
    assert.equal(shown(state), ['Three']);
    assert.equal(existing(state), ['Three', 'Two', 'One']);
  });

  test('each toast has its own id, even if its text is repeated', () => {
    const ids = after(said('One'), said('One', 10)).toasts.map(({ id }) => id);
    assert.is(new Set(ids).size, 2);
  });

  test('a dismissed toast is kept and deleted after 1,000,000 ms', () => {
    const state = after(said('One'), { kind: 'dismissed', at: 200, id: 1 });
    assert.equal(shown(state), []);
    assert.is(nextChange(state), 1_000_200);
    assert.equal(existing(toastReducer(state, passed(1_000_199))), ['One']);
    assert.equal(existing(toastReducer(state, passed(1_000_200))), []);
    assert.is(nextChange(toastReducer(state, passed(1_000_200))), undefined);
  });

  test('an expired or replaced toast is kept and deleted in the same way', () => {
    assert.is(nextChange(after(said('One'), passed(5000))), 1_005_000);
    const state = after(said('One'), said('Two', 300), { kind: 'dismissed', at: 400, id: 2 });
    assert.is(nextChange(state), 1_000_300);
    assert.equal(existing(toastReducer(state, passed(1_000_300))), ['Two']);
    assert.equal(existing(toastReducer(state, passed(1_000_400))), []);
  });

  test('dismissing a toast a second time does not keep it longer', () => {
    const once = after(said('One'), { kind: 'dismissed', at: 200, id: 1 });
    assert.equal(toastReducer(once, { kind: 'dismissed', at: 900, id: 1 }), once);
  });

  for (const by of ['hover', 'focus', 'hidden page'] as const)
    test(`the display time is paused by: ${by}`, () => {
      const waiting = after(said('One'), held(4000, by));
      assert.is(nextChange(waiting), undefined);
      assert.equal(shown(toastReducer(waiting, passed(90_000))), ['One']);
      const free = toastReducer(waiting, released(90_000, by));
      assert.is(nextChange(free), 91_000);
      assert.equal(shown(toastReducer(free, passed(90_999))), ['One']);
      assert.equal(shown(toastReducer(free, passed(91_000))), []);
    });

  test('the time continues only when no hold is left, and holds of the same kind count once', () => {
    const both = after(said('One'), held(1000), held(1500), held(2000, 'focus'), released(3000));
    assert.is(nextChange(both), undefined);
    assert.is(nextChange(toastReducer(both, released(6000, 'focus'))), 10_000);
  });

  test('releasing a hold that a toast does not have changes nothing', () => {
    const state = after(said('One'), released(3000));
    assert.is(nextChange(state), 5000);
  });

  test('a toast that arrives while the pointer is over the previous one is paused too', () => {
    const state = after(said('One'), held(1000), said('Two', 2000));
    assert.is(nextChange(toastReducer(state, passed(80_000))), 1_002_000);
    assert.equal(shown(toastReducer(state, passed(80_000))), ['Two']);
    assert.is(nextChange(toastReducer(state, released(80_000))), 85_000);
  });

  test('a pointer and a focus that were on a removed toast do not pause the next one', () => {
    const gone = after(said('One'), held(1000), held(1000, 'focus'), { kind: 'dismissed', at: 2000, id: 1 });
    assert.is(nextChange(toastReducer(gone, said('Two', 3000))), 8000);
  });

  test('a hidden page still pauses the next toast', () => {
    const state = after(held(0, 'hidden page'), said('One', 10));
    assert.is(nextChange(state), undefined);
    assert.is(nextChange(toastReducer(state, released(7000, 'hidden page'))), 12_000);
  });

  test('a swipe of more than 50 px in either direction dismisses a toast', () => {
    for (const [by, dismisses] of [
      [0, false],
      [50, false],
      [51, true],
      [-50, false],
      [-51, true],
    ] as const)
      assert.is(isSwipe(by), dismisses, `${by}`);
  });
});
