/** Tooltips: specification 1, section 9; WCAG 2.2, 1.4.13. */
import * as assert from 'uvu/assert';
import {
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_MS,
  type TooltipEvent,
  type Tooltips,
  tooltipReducer,
} from '../../components/behaviours/tooltips/state.ts';
import { suite } from '../support/suite.ts';

type State = Tooltips<string>;
type Event = TooltipEvent<string>;

const after = (...events: readonly Event[]): State => events.reduce<State>(tooltipReducer, {});
const entered = (words: string, at = 0): Event => ({ kind: 'entered', words, at });
const focused = (words: string, at = 0): Event => ({ kind: 'focused', words, at });
const pressed = (words: string, at = 0): Event => ({ kind: 'pressed', words, at });
const left = (at: number): Event => ({ kind: 'left', at });
const blurred = (at: number): Event => ({ kind: 'blurred', at });
const dismissed = (at: number): Event => ({ kind: 'dismissed', at });
const passed = (at: number): Event => ({ kind: 'passed', at });

/** A pointer that has rested on words until they are explained. */
const read = (words: string): readonly Event[] => [entered(words), passed(TOOLTIP_DELAY_MS)];

suite('explanations of words', (test) => {
  test('tooltip delay 700 ms, skip delay 300 ms', () => assert.equal([TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS], [700, 300]));

  for (const [what, events, open] of [
    ['open 700 ms after the pointer has come', [entered('a', 50), passed(750)], 'a'],
    ['do not open before', [entered('a', 50), passed(749)], undefined],
    ['do not open where the pointer has gone meanwhile', [entered('a'), left(699), passed(700)], undefined],
    ['open for the words that the pointer is on', [entered('a'), left(300), entered('b', 400), passed(700)], undefined],
    ['count from when the pointer came to these words', [entered('a'), left(1), entered('b', 2), passed(702)], 'b'],
    ['close when the pointer leaves', [...read('a'), left(900)], undefined],
    ['open at once 300 ms after one has closed', [...read('a'), left(900), entered('b', 1200)], 'b'],
    ['wait again when more than 300 ms have passed', [...read('a'), left(900), entered('b', 1201)], undefined],
    ['open at once while another is open', [...read('a'), entered('b', 900)], 'b'],
    ['open at once on the focus', [focused('a')], 'a'],
    ['close when the focus goes', [focused('a'), blurred(100)], undefined],
    ['follow the focus', [focused('a'), blurred(100), focused('b', 100)], 'b'],
    ['stay on the focus when the pointer leaves', [focused('a'), entered('a', 10), left(20)], 'a'],
    ['stay under the pointer when the focus goes', [focused('a'), entered('a', 10), blurred(20)], 'a'],
    ['open when they are pressed', [pressed('a')], 'a'],
    ['close when they are pressed once more', [pressed('a'), pressed('a', 100)], undefined],
    ['stay when they are pressed while the pointer has opened them', [...read('a'), pressed('a', 900)], 'a'],
    ['stay when the pointer leaves what was pressed', [...read('a'), pressed('a', 900), left(950)], 'a'],
    ['stay when they are pressed while the focus has opened them', [focused('a'), pressed('a', 10)], 'a'],
    ['close when the focus leaves what was pressed', [focused('a'), pressed('a', 10), blurred(20)], undefined],
    ['give way to others that are pressed', [pressed('a'), pressed('b', 10)], 'b'],
    ['are dismissed while the pointer is there', [...read('a'), dismissed(900)], undefined],
    ['are dismissed while the focus is there', [focused('a'), dismissed(900)], undefined],
    ['do not come again by themselves', [...read('a'), dismissed(900), passed(5000)], undefined],
    ['come again when the pointer does', [...read('a'), dismissed(900), left(950), entered('a', 1000)], 'a'],
    ['open when they are pressed after they were dismissed', [pressed('a'), dismissed(5), pressed('a', 9)], 'a'],
    [
      'are not waited for once they were pressed and dismissed',
      [entered('a'), pressed('a', 5), dismissed(6), passed(700)],
      undefined,
    ],
  ] as const satisfies readonly (readonly [string, readonly Event[], string | undefined])[])
    test(what, () => assert.is(after(...events).open, open));

  test('say when they will open, for as long as they will', () => {
    assert.is(after(entered('a', 50)).due, 750);
    assert.is(after(entered('a'), left(10)).due, undefined);
    assert.is(after(entered('a'), focused('b', 10)).due, undefined);
    assert.is(after(...read('a')).due, undefined);
  });
});
