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

/** A pointer that has hovered over a term until its popover is open. */
const read = (words: string): readonly Event[] => [entered(words), passed(TOOLTIP_DELAY_MS)];

suite('popovers of glossary terms', (test) => {
  test('the delay is 700 ms, and the skip delay 300 ms', () =>
    assert.equal([TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS], [700, 300]));

  for (const [what, events, open] of [
    ['open 700 ms after the pointer has come', [entered('a', 50), passed(750)], 'a'],
    ['a popover does not open before the delay has passed', [entered('a', 50), passed(749)], undefined],
    ['a popover does not open if the pointer has left meanwhile', [entered('a'), left(699), passed(700)], undefined],
    ['the popover of the hovered term opens', [entered('a'), left(300), entered('b', 400), passed(700)], undefined],
    ['the delay starts when the pointer reaches the term', [entered('a'), left(1), entered('b', 2), passed(702)], 'b'],
    ['the popover closes when the pointer leaves', [...read('a'), left(900)], undefined],
    ['open at once 300 ms after one has closed', [...read('a'), left(900), entered('b', 1200)], 'b'],
    ['wait again when more than 300 ms have passed', [...read('a'), left(900), entered('b', 1201)], undefined],
    ['a popover opens at once while another is open', [...read('a'), entered('b', 900)], 'b'],
    ['a popover opens at once on focus', [focused('a')], 'a'],
    ['the popover closes when the focus leaves', [focused('a'), blurred(100)], undefined],
    ['the open popover follows the focus', [focused('a'), blurred(100), focused('b', 100)], 'b'],
    ['the popover stays open for the focus when the pointer leaves', [focused('a'), entered('a', 10), left(20)], 'a'],
    [
      'the popover stays open for the pointer when the focus leaves',
      [focused('a'), entered('a', 10), blurred(20)],
      'a',
    ],
    ['a press opens the popover', [pressed('a')], 'a'],
    ['a second press closes the popover', [pressed('a'), pressed('a', 100)], undefined],
    ['a press keeps a popover open that the pointer has opened', [...read('a'), pressed('a', 900)], 'a'],
    [
      'a popover opened by a press stays open when the pointer leaves',
      [...read('a'), pressed('a', 900), left(950)],
      'a',
    ],
    ['a press keeps a popover open that the focus has opened', [focused('a'), pressed('a', 10)], 'a'],
    [
      'a popover opened by a press closes when the focus leaves',
      [focused('a'), pressed('a', 10), blurred(20)],
      undefined,
    ],
    ['a press on another term replaces the popover', [pressed('a'), pressed('b', 10)], 'b'],
    ['the popover can be dismissed while the pointer is on its term', [...read('a'), dismissed(900)], undefined],
    ['the popover can be dismissed while the focus is on its term', [focused('a'), dismissed(900)], undefined],
    ['a dismissed popover does not reopen by itself', [...read('a'), dismissed(900), passed(5000)], undefined],
    [
      'a dismissed popover reopens when the pointer returns',
      [...read('a'), dismissed(900), left(950), entered('a', 1000)],
      'a',
    ],
    ['a dismissed popover reopens when its term is pressed', [pressed('a'), dismissed(5), pressed('a', 9)], 'a'],
    [
      'a popover that was pressed and dismissed is no longer about to open',
      [entered('a'), pressed('a', 5), dismissed(6), passed(700)],
      undefined,
    ],
  ] as const satisfies readonly (readonly [string, readonly Event[], string | undefined])[])
    test(what, () => assert.is(after(...events).open, open));

  test('the state contains the opening time only while a popover is about to open', () => {
    assert.is(after(entered('a', 50)).due, 750);
    assert.is(after(entered('a'), left(10)).due, undefined);
    assert.is(after(entered('a'), focused('b', 10)).due, undefined);
    assert.is(after(...read('a')).due, undefined);
  });
});
