/** The testimonial carousel's rotation: document 1, sections 4 and 9; its pauses: WCAG 2.2, 2.2.2, and APG, carousel pattern. */
import * as assert from 'uvu/assert';
import {
  isRotating,
  pending,
  ROTATION_MS,
  type Rotation,
  type RotationEvent,
  rotationReducer,
} from '../../components/islands/testimonial-carousel/rotation.ts';
import { suite } from '../support/suite.ts';

const after = (...events: readonly RotationEvent[]): Rotation => events.reduce(rotationReducer, pending(3));
const begin: RotationEvent = { type: 'begin' };
const tick: RotationEvent = { type: 'tick' };

suite('the rotation of testimonials', (test) => {
  test('advances every 8 seconds', () => assert.is(ROTATION_MS, 8000));

  test('it does not rotate until it is hydrated', () => {
    assert.not.ok(isRotating(after()));
    assert.ok(isRotating(after(begin)));
  });

  test('it advances by itself, and wraps around after the last item', () => {
    assert.equal(
      [1, 2, 3, 4].map((count) => after(begin, ...Array<RotationEvent>(count).fill(tick)).index),
      [1, 2, 0, 1],
    );
  });

  test('the index moves forward or back and wraps around', () => {
    const to = (to: number) => after({ type: 'go', to }).index;
    assert.equal([-1, 0, 2, 3].map(to), [2, 0, 2, 0]);
  });

  test('one item alone never rotates', () => {
    const alone = rotationReducer(pending(1), begin);
    assert.not.ok(isRotating(alone));
    assert.is(rotationReducer(alone, tick).index, 0);
  });

  for (const [title, pause, resume] of [
    ['hovers over it', { type: 'hover', over: true }, { type: 'hover', over: false }],
    ['cannot see it', { type: 'visibility', isVisible: false }, { type: 'visibility', isVisible: true }],
    ['looks at another page', { type: 'page', shown: false }, { type: 'page', shown: true }],
  ] as const) {
    test(`it pauses while the visitor ${title}, and continues afterwards`, () => {
      const paused = after(begin, pause);
      assert.not.ok(isRotating(paused));
      assert.is(rotationReducer(paused, tick).index, 0);
      assert.ok(isRotating(rotationReducer(paused, resume)));
    });
    test(`a stopped rotation does not restart afterwards: ${title}`, () =>
      assert.not.ok(isRotating(after(begin, { type: 'focus' }, pause, resume))));
  }

  test('it stops once the keyboard focus has entered, and stays stopped', () => {
    const stopped = after(begin, { type: 'focus' });
    assert.not.ok(isRotating(stopped));
    assert.not.ok(isRotating(rotationReducer(stopped, begin)));
  });

  test('its control stops and starts it', () => {
    assert.not.ok(isRotating(after(begin, { type: 'toggle' })));
    assert.ok(isRotating(after(begin, { type: 'toggle' }, { type: 'toggle' })));
    assert.ok(isRotating(after(begin, { type: 'focus' }, { type: 'toggle' })));
  });

  test('it never starts by itself under reduced motion, but the visitor can start it', () => {
    assert.not.ok(isRotating(after({ type: 'reducedMotion' }, begin)));
    assert.ok(isRotating(after({ type: 'reducedMotion' }, { type: 'toggle' })));
    assert.not.ok(isRotating(after(begin, { type: 'reducedMotion' })));
  });

  test('it stops when the visitor goes to another item', () =>
    assert.not.ok(isRotating(after(begin, { type: 'go', to: 1 }))));

  test('it does not start if the visitor has swiped before', () =>
    assert.not.ok(isRotating(after({ type: 'go', to: 1 }, begin))));

  test('an item is announced only if the visitor went to it', () => {
    assert.is(after(begin, tick).announced, undefined);
    assert.is(after(begin, { type: 'go', to: -1 }).announced, 2);
    assert.is(after({ type: 'go', to: 1 }, { type: 'toggle' }).announced, undefined);
  });
});
