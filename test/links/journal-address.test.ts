/** A page at the address that opens the journal. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const JOURNAL = { journal: { origin: 'https://journal.example', posts: [] } };
const CARD = [{ kind: 'placeholder', title: 'Articles', lines: ['What we read.'], actions: [] }];
const ROUTE = { title: 'Articles', description: 'What we read.', name: 'Articles' };

const findings = async (values: Readonly<Record<string, unknown>>) =>
  (await checkedWith({ ...JOURNAL, ...values })).findings.map(({ rule, message, help }) => [rule, message, help]);

suite('a page at “/journal”', (test) => {
  test('has one finding, although the drawer links to it', async () =>
    assert.equal(
      await findings({
        'routes./journal': ROUTE,
        'pages./journal': CARD,
        'navigation.drawer': [{ label: 'Articles', to: '/journal' }],
      }),
      [
        [
          'config/duplicate-output',
          'The address “/journal” opens your journal, so this page is never shown.',
          'Give the page another address, such as “/articles”.',
        ],
      ],
    ));

  test('may have another address', async () =>
    assert.equal(
      await findings({
        'routes./articles': ROUTE,
        'pages./articles': CARD,
        'navigation.drawer': [{ label: 'Articles', to: '/articles' }],
      }),
      [],
    ));

  test('is the address of a second address, too', async () =>
    assert.equal((await findings({ 'aliases./journal': { page: '/treatments' } })).length, 1));
});
