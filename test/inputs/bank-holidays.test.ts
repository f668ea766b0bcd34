/** Bank holidays where the clinic is, from the calendar of the library. */
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { loadBankHolidays } from '../../renderer/inputs/bank-holidays.ts';
import minimal from '../sites/minimal/site.config.ts';
import { emptyCache } from '../support/caches.ts';
import { withValues } from '../support/edit.ts';
import { memoryIo, TODAY } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Returns the bank holidays of a clinic with another address. */
async function holidaysAt(address: Readonly<Record<string, string>>, io = memoryIo()) {
  const values = Object.entries(address).map(([field, value]) => [`clinic.address.${field}`, value]);
  const { site } = parse(withValues(minimal, { 'clinic.bankHolidays': undefined, ...Object.fromEntries(values) }));
  if (!site) throw new Error('This address is not valid.');
  return loadBankHolidays(site.clinic, TODAY, io);
}

const namesIn = async (address: Readonly<Record<string, string>>) =>
  (await holidaysAt(address)).days.flatMap(({ day, name }) =>
    day.startsWith('2027') ? [`${day.slice(5)} ${name}`] : [],
  );

suite('the bank holidays of a clinic', (test) => {
  test('in England are those of gov.uk, with the days that replace a weekend', async () =>
    assert.equal(await namesIn({ postcode: 'LS1 1AA' }), [
      '01-01 New Year’s Day',
      '03-26 Good Friday',
      '03-29 Easter Monday',
      '05-03 Early May bank holiday',
      '05-31 Spring bank holiday',
      '08-30 Summer bank holiday',
      '12-25 Christmas Day',
      '12-26 Boxing Day',
      '12-27 Christmas Day (substitute day)',
      '12-28 Boxing Day (substitute day)',
    ]));

  for (const [where, postcode, has, lacks] of [
    ['Scotland, by the postcode', 'EH1 1AA', '11-30 St Andrew’s Day', '03-29 Easter Monday'],
    ['the Scottish Borders', 'TD1 1AA', '11-30 St Andrew’s Day', '03-29 Easter Monday'],
    [
      'Berwick-upon-Tweed, whose postcodes begin like Scottish ones',
      'TD15 1AA',
      '03-29 Easter Monday',
      '11-30 St Andrew’s Day',
    ],
    ['Northern Ireland, by the postcode', 'BT1 1AA', '03-17 St Patrick’s Day', '11-30 St Andrew’s Day'],
    [
      'Gloucester, whose postcodes begin like those of Glasgow',
      'GL1 1AA',
      '03-29 Easter Monday',
      '11-30 St Andrew’s Day',
    ],
  ] as const)
    test(`are those of ${where}`, async () => {
      const names = await namesIn({ postcode });
      assert.ok(names.includes(has), has);
      assert.not(names.includes(lacks), lacks);
    });

  test('are those of the region that the address names', async () => {
    const names = await namesIn({ country: 'DE', region: 'BY', postcode: '80331' });
    assert.ok(names.includes('01-06 Epiphany'));
    assert.not((await namesIn({ country: 'DE', postcode: '80331' })).includes('01-06 Epiphany'));
  });

  test('are those of this year and the next', async () => {
    const { days } = await holidaysAt({});
    assert.equal([...new Set(days.map(({ day }) => day.slice(0, 4)))], ['2026', '2027']);
  });

  test('name the regions of the country if it has no such region', async () =>
    assert.equal((await holidaysAt({ region: 'BY' })).unknownRegion, {
      region: 'BY',
      regions: ['ALD', 'ENG', 'NIR', 'SCT', 'WLS'],
    }));

  test('are stored, so that the library is loaded once for each address', async () => {
    const io = memoryIo({ cache: emptyCache() });
    const stored: string[] = [];
    const set = async (name: string, bytes: Uint8Array | string) => {
      stored.push(name);
      await io.cache.set(name, bytes);
    };
    const cache = { ...io.cache, set };
    const first = await holidaysAt({}, { ...io, cache });
    assert.equal(await holidaysAt({}, { ...io, cache }), first);
    assert.is(stored.length, 1);
    await holidaysAt({ postcode: 'EH1 1AA' }, { ...io, cache });
    assert.is(stored.length, 2);
  });
});
