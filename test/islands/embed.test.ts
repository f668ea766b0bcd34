/**
 * Embeds of third parties: the states between the placeholder and the displayed service, and their texts (domain rules,
 * PRIV-5).
 */
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
const click: EmbedEvent = { type: 'requested', by: 'click' };
const sight: EmbedEvent = { type: 'requested', by: 'sight' };
const slow: EmbedEvent = { type: 'problem', problem: { kind: 'slow' } };
const failed: EmbedEvent = { type: 'problem', problem: { kind: 'failed' } };
const arrived = (focus: Focus): EmbedEvent => ({ type: 'arrived', focus });

suite('an embed of a third party', (test) => {
  test('an embed waits for a request: no other event starts the loading', () => {
    for (const event of [arrived('nowhere'), slow, failed]) assert.is(embedReducer(WAITING, event), WAITING);
  });

  test('an embed starts to load on a click and on scrolling into view', () => {
    assert.is(after(click).phase, 'loading');
    assert.is(after(sight).phase, 'loading');
  });

  test('an embed may take 8 seconds to load', () => assert.is(LOAD_LIMIT_MS, 8000));

  test('a displayed embed stays displayed', () => {
    const shown = after(click, arrived('button'));
    for (const event of [click, sight, slow, failed, arrived('button')]) assert.is(embedReducer(shown, event), shown);
  });

  for (const problem of [slow, failed]) {
    test(`the visitor can retry an embed that is ${problem === slow ? 'slow' : 'unavailable'}`, () =>
      assert.is(after(click, problem, click).phase, 'loading'));
    test(`an embed that is ${problem === slow ? 'slow' : 'unavailable'} is not retried automatically`, () =>
      assert.is(after(sight, problem, sight).phase, 'failed'));
  }

  test('a slow embed is displayed if it arrives after all', () =>
    assert.is(after(click, slow, arrived('nowhere')).phase, 'shown'));

  test('a slow embed has failed for good if it turns out to be unavailable', () =>
    assert.equal(after(click, slow, failed), { phase: 'failed', problem: { kind: 'failed' } }));

  for (const [title, events, expected] of [
    ['moves to the embed from the button', [click, arrived('button')], true],
    ['moves to the embed from a button that the browser does not focus', [click, arrived('nowhere')], true],
    ['stays on the element that the visitor has moved on to', [click, arrived('elsewhere')], false],
    ['stays if the visitor did not request the embed', [sight, arrived('nowhere')], false],
    ['moves to the embed if its button is removed while focused', [sight, arrived('button')], true],
    ['moves to the embed if the visitor clicks while it is loading', [sight, click, arrived('nowhere')], true],
    ['stays if the visitor no longer waits for the embed', [click, slow, arrived('nowhere')], false],
  ] as const)
    test(`the focus ${title}`, () => assert.equal(after(...events), { phase: 'shown', takesFocus: expected }));
});

suite('the texts of an embed', (test) => {
  test('the label of the button names its effect', () =>
    assert.equal(
      (['scheduler', 'calendar', 'form', 'map'] as const).map((kind) => buttonWords(kind, WAITING)),
      ['Load the calendar', 'Load the calendar', 'Load the form', 'Show the map'],
    ));

  test('the button keeps its label while loading, and becomes “Try again” after a failure', () => {
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

  test('a calendar without its link displays “calLink is required”', () => {
    const missing: EmbedEvent = { type: 'problem', problem: { kind: 'failed', reason: 'calLink is required' } };
    assert.is(
      statusWords('calendar', after(click, missing)),
      'The calendar could not be loaded (calLink is required). Please use the link instead.',
    );
  });
});
