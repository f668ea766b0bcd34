/** Today’s pages announce a price that will change: in words for visitors and in data for search engines. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dated } from '../../renderer/config/annotations.ts';
import { runPipeline } from '../../renderer/pipeline.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { textFiles } from '../support/text-files.ts';

const config = withValues(minimal, {
  'catalogue.massage.price': dated('£60 per session', { from: '2027-01-01', value: '£65 per session' }),
});

async function massageOn(today: string) {
  const io = memoryIo({ today: () => today });
  const loaded = { value: config, folder: join(ROOT, 'test/sites/minimal'), duplicateNames: [] };
  const { site, findings } = await runPipeline(loaded, { overrides: {}, engine: ROOT }, io);
  assert.ok(site);
  const html = site ? ((await textFiles(site)).get('treatments/massage.html') ?? '') : '';
  const offers = [...html.matchAll(/\{"@type":"Offer","name":"Massage",[^{]*/g)].map(([text]) => text);
  return { html, offers, prices: findings.filter(({ rule }) => rule.startsWith('price/')) };
}

suite('a price that will change', (test) => {
  test('is announced below the price, and given to search engines with its days', async () => {
    const { html, offers, prices } = await massageOn('2026-12-31');
    assert.equal(prices, []);
    assert.match(html, '£65 per session from 1 January 2027');
    assert.is(offers.length, 2);
    assert.match(
      offers[0] ?? '',
      '"price":"60.00","priceCurrency":"GBP","validThrough":"2026-12-31","priceValidUntil":"2026-12-31"',
    );
    assert.match(offers[1] ?? '', '"price":"65.00","priceCurrency":"GBP","validFrom":"2027-01-01"');
  });

  test('is the only price from its first day on', async () => {
    const { html, offers, prices } = await massageOn('2027-01-01');
    assert.equal(prices, []);
    assert.not.match(html, '£60 per session');
    assert.not.match(html, 'from 1 January 2027');
    assert.is(offers.length, 1);
    assert.not.match(offers[0] ?? '', 'validFrom');
    assert.not.match(offers[0] ?? '', 'priceValidUntil');
  });
});
