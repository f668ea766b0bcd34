/** Another practice on the hosts: its configuration comes from its own model, not from the shipped site. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { allAnswers, askedOf, compare } from '../support/hosts/answered.ts';
import type { Answer } from '../support/hosts/ask.ts';
import { HOSTS, preview } from '../support/hosts/every-host.ts';
import { type Asked, questions } from '../support/hosts/questions.ts';
import { withFolder } from '../support/served-site.ts';
import { suite } from '../support/suite.ts';

const { site } = await checkedWith({ 'booking.visit': 'https://book.example/visit?from=site#times' });
if (!site) throw new Error('The minimal site is not valid.');
/** This practice has no journal and no not-found page of its own for treatments. */
const list = questions(site).filter(({ kind }) => kind !== 'below /journal' && kind !== 'not found page with .html');

const faults = await withFolder(site, async (folder) => {
  const built = { folder, model: site.host };
  const own = await preview(built, (asking) => allAnswers(asking, list));
  const model = new Map<Asked, Answer>(
    list.flatMap((asked, index) => own.slice(index, index + 1).map((answer) => [asked, answer] as const)),
  );
  const found = new Map<string, readonly string[]>();
  for (const host of HOSTS.filter(({ name }) => name === 'Apache' || name === 'Amazon CloudFront')) {
    const why = host.missing();
    if (why === undefined)
      await host.with(built, async (asking) => {
        const asked = askedOf(host, list);
        const compared = compare(host.name, asked, model, await allAnswers(asking, asked));
        found.set(
          host.name,
          compared.faults.map(({ told }) => told),
        );
      });
    else process.stdout.write(`LEFT OUT ${host.name}: ${why}\n`);
  }
  return found;
});

suite('another practice', (test) => {
  for (const [name, told] of faults)
    test(`is served by ${name} like by the preview, except for the listed differences`, () => assert.equal(told, []));
});
