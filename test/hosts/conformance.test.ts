/** Issue “Any host, the same site”: every host receives the same requests and answers like the model. */
import * as assert from 'uvu/assert';
import shipped from '../../site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { allAnswers, askedOf, type Compared, compare } from '../support/hosts/answered.ts';
import type { Answer } from '../support/hosts/ask.ts';
import { DIFFERENCES } from '../support/hosts/differences.ts';
import { HOSTS, preview } from '../support/hosts/every-host.ts';
import { type Kept, keptBy } from '../support/hosts/keeping.ts';
import { type Asked, KINDS, questions } from '../support/hosts/questions.ts';
import type { BuiltSite } from '../support/hosts/servers.ts';
import { withFolder } from '../support/served-site.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** The shipped site, with destinations of every shape. */
const BOOKING = {
  'booking.tagged': 'https://book.example/x?utm_source=site&a=1#top',
  'booking.spaced': 'https://book.example/z?visit%20kind=first&p=$1',
  'booking.part': 'https://book.example/y#times',
};

const { site } = await checkedWith(BOOKING, {}, { config: shipped, folder: ROOT });
if (!site) throw new Error('The shipped config makes no site.');
const list = questions(site);
const script = site.files.find(({ path }) => path.endsWith('.js'))?.path ?? '';
const image = site.files.find(({ path }) => path.endsWith('.avif'))?.path ?? '';
const KEPT = ['/', '/skin', `/${script}`, '/api/posts.json', '/sitemap.xml', `/${image}`];
const PACKED = new Set(KEPT.slice(0, -1));

interface Served {
  readonly name: string;
  readonly compared?: Compared;
  readonly cached: readonly Kept[];
}

async function everywhere(built: BuiltSite): Promise<readonly Served[]> {
  const [model, own] = await preview(built, async (asking) => {
    const answers = await allAnswers(asking, list);
    return [
      new Map<Asked, Answer>(
        list.flatMap((asked, index) => answers.slice(index, index + 1).map((answer) => [asked, answer] as const)),
      ),
      await keptBy(asking, KEPT),
    ] as const;
  });
  const served: Served[] = [{ name: 'the preview', cached: own }];
  for (const host of HOSTS) {
    const why = host.missing();
    if (why === undefined)
      served.push(
        await host.with(built, async (asking) => {
          const asked = askedOf(host, list);
          const compared = compare(host.name, asked, model, await allAnswers(asking, asked));
          return { name: host.name, compared, cached: host.real ? await keptBy(asking, KEPT) : [] };
        }),
      );
    else process.stdout.write(`LEFT OUT ${host.name}: ${why}\n`);
  }
  return served;
}

const served = await withFolder(site, (folder) => everywhere({ folder, model: site.host }));

for (const { name, compared } of served)
  if (compared)
    suite(`the answers of ${name}`, (test) => {
      for (const kind of KINDS) {
        const asked = list.filter((question) => question.kind === kind);
        if (compared.asked.has(kind))
          test(`${kind}: the answers equal the model’s, except for the listed differences (${asked.length})`, () =>
            assert.equal(
              compared.faults.filter((fault) => fault.kind === kind).map(({ told }) => told),
              [],
            ));
      }
      test('every difference that is listed for the host exists', () => {
        const own = DIFFERENCES.filter(({ hosts }) => hosts.some((host) => host === name));
        assert.equal(
          own.filter((difference) => !compared.met.has(difference)).map(({ where }) => where),
          [],
        );
      });
    });

for (const { name, cached } of served)
  if (cached.length > 0)
    suite(`caching on ${name}`, (test) => {
      for (const { address, first, again, changed, packedAgain } of cached)
        test(`${address}: a browser with a current copy gets 304 without a body`, () => {
          assert.ok(first.headers.etag, 'no ETag');
          assert.is(again.status, 304);
          assert.is(again.body, '');
          assert.is(changed.status, 200);
          assert.is(packedAgain.status, 304);
        });

      // Cloudflare compresses at its edge, but not in its local server.
      if (name !== 'Cloudflare Pages')
        for (const { address, first, packed, plain } of cached)
          test(`${address}: the answer is compressed if that saves bytes and the browser accepts it, and unpacks to the same bytes`, () => {
            assert.is(packed.headers['content-encoding'], PACKED.has(address) ? 'gzip' : undefined);
            assert.is(plain.headers['content-encoding'], undefined);
            if (PACKED.has(address)) assert.match(packed.headers.vary ?? '', /accept-encoding/i);
            assert.ok(packed.body === first.body && plain.body === first.body, 'another body');
          });
    });
