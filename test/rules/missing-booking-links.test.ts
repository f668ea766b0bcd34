/** Treatments with a price whose booking link was removed, and the links that nothing uses then. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/coming-soon', 'link/unused-shortcut'];
const MASSAGE = '“Massage” costs “£60 per session” but has no booking link, so it appears as coming soon.';
const unused = (name: string): string => `No page, treatment or document uses “/go/${name}”.`;

/** What the owner reads if massage has no booking link and the config has these others. */
async function withoutLink(...names: readonly string[]) {
  const { findings } = await checkedWith({
    'catalogue.massage.book': undefined,
    ...Object.fromEntries(names.map((name) => [`booking.${name}`, `https://book.example/${name}`])),
  });
  const own = findings.filter(({ rule }) => RULES.includes(rule));
  return own.map(({ message, help }) => (message === MASSAGE ? [message, help] : [message]));
}

suite('a treatment without its booking link', (test) => {
  const adding = (name: string) => `Add book: '${name}', which nothing uses yet, or write “TBA” until it has one.`;

  test('names the link with its own name among several', async () =>
    assert.equal(await withoutLink('hands', 'massage'), [[MASSAGE, adding('massage')], [unused('hands')]]));

  test('names no link with another name', async () => {
    const help = 'Add its booking link, or write “TBA” until it has one.';
    assert.equal(await withoutLink('hands', 'feet'), [[MASSAGE, help], [unused('hands')], [unused('feet')]]);
    assert.equal(await withoutLink('hands'), [[MASSAGE, help], [unused('hands')]]);
    assert.equal(await withoutLink(), [[MASSAGE, help]]);
  });
});
