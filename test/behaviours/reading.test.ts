/**
 * Document 2, section 4: the active section on /treatments is none, skin or mind, set by the scroll position or by a
 * jump button.
 */
import * as assert from 'uvu/assert';
import {
  lineOf,
  type Part,
  partAt,
  type Reading,
  type ReadingEvent,
  readingReducer,
  scrolledInto,
} from '../../components/behaviours/contents/reading.ts';
import { suite } from '../support/suite.ts';

const PARTS: readonly Part[] = [
  { anchor: 'skin', top: 900, bottom: 5000 },
  { anchor: 'mind', top: 5000, bottom: 6200 },
];

suite('active section by scroll position', (test) => {
  for (const [line, active] of [
    [-50, undefined],
    [0, undefined],
    [899.9, undefined],
    [900, 'skin'],
    [3000, 'skin'],
    [4999.9, 'skin'],
    [5000, 'mind'],
    [6199.9, 'mind'],
    [6200, undefined],
    [99999, undefined],
  ] as const)
    test(`at ${line} px: ${active ?? 'none'}`, () => assert.is(partAt(PARTS, line), active));

  test('the parts may be in any order and have gaps between them', () => {
    const parts = [
      { anchor: 'mind', top: 700, bottom: 900 },
      { anchor: 'skin', top: 100, bottom: 400 },
    ];
    assert.equal(
      [50, 100, 399, 400, 699, 700, 900].map((line) => partAt(parts, line)),
      [undefined, 'skin', 'skin', undefined, undefined, 'mind', undefined],
    );
  });
  test('if two parts overlap, the later one counts from its start', () =>
    assert.is(
      partAt(
        [
          { anchor: 'one', top: 0, bottom: 500 },
          { anchor: 'two', top: 450, bottom: 900 },
        ],
        460,
      ),
      'two',
    ));
  test('without parts, no part is being read', () => assert.is(partAt([], 100), undefined));
});

const active = (events: readonly ReadingEvent[]): readonly (string | undefined)[] => {
  let reading: Reading = { line: 0 };
  return events.map((event) => {
    reading = readingReducer(reading, event);
    return partAt(PARTS, reading.line);
  });
};
const scrolled = (at: number): ReadingEvent => ({ kind: 'scrolled', at });
const rested = (at: number): ReadingEvent => ({ kind: 'rested', at });
const toSkin = (at: number): ReadingEvent => ({ kind: 'jumped', at, line: 900, until: 820 });
const toMind = (at: number, until = 4920): ReadingEvent => ({ kind: 'jumped', at, line: 5000, until });

suite('the active section after a jump button', (test) => {
  test('the reading line is where an anchor comes to rest, 80 px below the top', () =>
    assert.equal(
      [817, 820, 821].map((at) => partAt(PARTS, lineOf(at))),
      [undefined, 'skin', 'skin'],
    ));
  for (const [title, events, states] of [
    ['scrolling alone', [scrolled(100), scrolled(1000), scrolled(5100)], [undefined, 'skin', 'mind']],
    ['a jump counts before the page has moved', [scrolled(100), toMind(100)], [undefined, 'mind']],
    [
      'the parts that a jump passes do not count',
      [toMind(0), scrolled(900), scrolled(3000), scrolled(4920), rested(4920)],
      ['mind', 'mind', 'mind', 'mind', 'mind'],
    ],
    [
      'a jump to a part that the page is too short for keeps it active',
      [toMind(0, 4400), scrolled(2000), scrolled(4400), rested(4400)],
      ['mind', 'mind', 'mind', 'mind'],
    ],
    [
      'a jump to the current position ends at once, and scrolling counts again',
      [scrolled(4920), toMind(4920), scrolled(4900)],
      ['mind', 'mind', 'skin'],
    ],
    [
      'scrolling counts again when a jump has arrived',
      [toMind(0), scrolled(4920), scrolled(4900)],
      ['mind', 'mind', 'skin'],
    ],
    [
      'a jump no longer counts when the visitor interrupts it by scrolling',
      [toMind(0), scrolled(900), scrolled(1200), rested(1200)],
      ['mind', 'mind', 'mind', 'skin'],
    ],
    ['a second jump counts at once', [toMind(0), scrolled(1200), toSkin(1200)], ['mind', 'mind', 'skin']],
    [
      'a scroll event of an earlier scroll does not end a jump, and the end of the jump itself does',
      [toMind(0), scrolled(4919.5), toSkin(4919.5), scrolled(4920), scrolled(4000), rested(4920)],
      ['mind', 'mind', 'skin', 'skin', 'skin', 'mind'],
    ],
    [
      'a jump no longer counts if the page comes to rest where the jump started',
      [scrolled(100), toMind(100), scrolled(100), rested(100)],
      [undefined, 'mind', 'mind', undefined],
    ],
    [
      'an end of scrolling without a jump changes nothing',
      [scrolled(1000), rested(1000), scrolled(50)],
      ['skin', 'skin', undefined],
    ],
  ] as const)
    test(title, () => assert.equal(active(events), states));
});

suite('the current link of a list of contents', (test) => {
  const list = { left: 200, width: 300 };
  for (const [title, item, expected] of [
    ['a visible link does not move', { left: 300, width: 80 }, 200],
    ['a link beyond the right edge scrolls into view with room beside it', { left: 520, width: 80 }, 364],
    ['a link beyond the left edge scrolls into view with room beside it', { left: 120, width: 80 }, 56],
    ['a partly visible link scrolls fully into view', { left: 450, width: 100 }, 314],
    ['near an edge gets room', { left: 210, width: 80 }, 146],
    ['the first link leaves no gap before it', { left: 10, width: 80 }, 0],
    ['a link with little room beside it is centred', { left: 600, width: 240 }, 570],
    ['a link wider than the list is aligned to its start', { left: 700, width: 500 }, 700],
  ] as const)
    test(title, () => assert.is(scrolledInto(list, item, 64), expected));
});
