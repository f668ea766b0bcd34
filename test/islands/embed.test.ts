/** What others provide: how it goes from its placeholder to what is shown, and what is said of it (domain rules, PRIV-5). */
import * as assert from 'uvu/assert';
import {
  type EmbedEvent,
  type EmbedState,
  embedReducer,
  type Focus,
  LOAD_LIMIT_MS,
  WAITING,
} from '../../components/islands/embed/state.ts';
import { buttonWords, statusWords } from '../../components/islands/embed/words.ts';
import { suite } from '../support/suite.ts';

const after = (...events: readonly EmbedEvent[]): EmbedState => events.reduce(embedReducer, WAITING);
const click: EmbedEvent = { type: 'asked', by: 'click' };
const sight: EmbedEvent = { type: 'asked', by: 'sight' };
const slow: EmbedEvent = { type: 'problem', problem: { kind: 'slow' } };
const failed: EmbedEvent = { type: 'problem', problem: { kind: 'failed' } };
const arrived = (focus: Focus): EmbedEvent => ({ type: 'arrived', focus });

suite('what another provider shows', (test) => {
  test('waits until it is asked for: nothing else begins it', () => {
    for (const event of [arrived('nowhere'), slow, failed]) assert.is(embedReducer(WAITING, event), WAITING);
  });

  test('loads on a click, and on sight', () => {
    assert.is(after(click).phase, 'loading');
    assert.is(after(sight).phase, 'loading');
  });

  test('may take 8 seconds', () => assert.is(LOAD_LIMIT_MS, 8000));

  test('stays shown once it is', () => {
    const shown = after(click, arrived('button'));
    for (const event of [click, sight, slow, failed, arrived('button')]) assert.is(embedReducer(shown, event), shown);
  });

  for (const problem of [slow, failed]) {
    test(`can be tried again by the visitor where it is ${problem === slow ? 'slow' : 'not to be had'}`, () =>
      assert.is(after(click, problem, click).phase, 'loading'));
    test(`is not tried again by itself where it is ${problem === slow ? 'slow' : 'not to be had'}`, () =>
      assert.is(after(sight, problem, sight).phase, 'failed'));
  }

  test('is shown where it comes after all', () => assert.is(after(click, slow, arrived('nowhere')).phase, 'shown'));

  test('has failed for good where a slow one turns out not to come', () =>
    assert.equal(after(click, slow, failed), { phase: 'failed', problem: { kind: 'failed' } }));

  for (const [title, events, expected] of [
    ['goes to it from the button', [click, arrived('button')], true],
    ['goes to it from a button that the browser does not focus', [click, arrived('nowhere')], true],
    ['stays where the visitor has gone on to', [click, arrived('elsewhere')], false],
    ['stays where nobody asked for it', [sight, arrived('nowhere')], false],
    ['goes to it where the button goes away under it', [sight, arrived('button')], true],
    ['goes to it where the visitor clicks while it is on its way', [sight, click, arrived('nowhere')], true],
    ['stays where nobody waits for it any more', [click, slow, arrived('nowhere')], false],
  ] as const)
    test(`the focus ${title}`, () => assert.equal(after(...events), { phase: 'shown', takesFocus: expected }));
});

suite('the words beside what another provider shows', (test) => {
  test('the button says what happens', () =>
    assert.equal(
      (['scheduler', 'calendar', 'form', 'map'] as const).map((kind) => buttonWords(kind, WAITING)),
      ['Load the calendar', 'Load the calendar', 'Load the form', 'Show the map'],
    ));

  test('the button keeps its words while it loads, and then says “Try again” where it failed', () => {
    assert.is(buttonWords('map', after(click)), 'Show the map');
    assert.is(buttonWords('map', after(click, slow)), 'Try again');
  });

  for (const [events, words] of [
    [[], ''],
    [[click], 'Loading the form…'],
    [[click, slow], 'The form is taking too long to load. Please use the link instead.'],
    [[click, failed], 'The form could not be loaded. Please use the link instead.'],
    [[click, slow, click], 'Loading the form…'],
    [[click, arrived('button')], ''],
  ] as const)
    test(`the status is “${words}” after ${events.map(({ type }) => type).join(', ') || 'nothing'}`, () =>
      assert.is(statusWords('form', after(...events)), words));

  test('a calendar without its link says “calLink is required”', () => {
    const missing: EmbedEvent = { type: 'problem', problem: { kind: 'failed', reason: 'calLink is required' } };
    assert.is(
      statusWords('calendar', after(click, missing)),
      'The calendar could not be loaded (calLink is required). Please use the link instead.',
    );
  });
});
