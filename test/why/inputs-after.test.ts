/** What pages are made from after an edit is computed without a whole check; both must agree. */
import * as assert from 'uvu/assert';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import { parse } from '../../renderer/config/parse.ts';
import { examineSite } from '../../renderer/examine.ts';
import { inputsAfter } from '../../renderer/why/inputs-after.ts';
import { renderOne } from '../../renderer/why/render-one.ts';
import { configOf } from '../support/practices.ts';
import { memoryIo, optionsFor, TODAY } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

suite('the pages after an edit that changes nothing', (test) => {
  test('are the same as before it, and state the bank holidays', async () => {
    const [options, io] = [optionsFor(configOf('dental')), memoryIo()];
    const { inputs: before } = await examineSite(options, io);
    const config = await load(options);
    if (!before || isLoadFailure(config)) throw new Error('The site cannot be read.');
    const parsed = parse(config.value, { day: TODAY });
    const after = await inputsAfter({ config, parsed, day: TODAY }, before, io);
    assert.ok(after?.planned.site.bankHolidays);
    assert.equal(after.planned.site, before.planned.site);
    const texts = await Promise.all(before.planned.plan.pages.map((page) => renderOne(after, page)));
    assert.ok(texts.some((html) => /bank holidays/.test(html)));
    assert.equal(texts, await Promise.all(before.planned.plan.pages.map((page) => renderOne(before, page))));
  });
});
