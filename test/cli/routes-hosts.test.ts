/** `site routes --hosts` lists the hosts of other companies that each page can contact. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { contactsOf } from '../../renderer/check/contacts.ts';
import { policySentence } from '../../renderer/check/policy-sentence.ts';
import shipped from '../../site.config.ts';
import physio from '../sites/physio/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { cli } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const listOf = async (config: unknown, folder: string) => {
  const { site } = await checkedWith({}, {}, { config, folder });
  if (!site) throw new Error('The config is not valid.');
  return contactsOf(site);
};

const clinicContacts = await listOf(shipped, ROOT);
const physioContacts = await listOf(physio, join(ROOT, 'test/sites/physio'));

suite('the hosts of the shipped site', (test) => {
  const contacts = clinicContacts;
  const hostsAt = (route: string) => [...new Set(contacts.get(route)?.map(({ host }) => host))].sort();

  test('are those of analytics on every page, and those of embeds where they are', () => {
    const everywhere = ['newsletter.example', 'tags.example'];
    assert.equal(hostsAt('/team'), everywhere);
    assert.equal(hostsAt('/clinic'), ['maps.example', ...everywhere]);
    assert.equal(hostsAt('/consultations/skin'), ['newsletter.example', 'scheduler.example', 'tags.example']);
    assert.equal(hostsAt('/consultations/mind'), ['app.cal.com', ...everywhere]);
    for (const found of contacts.values()) for (const { consent } of found) assert.ok(consent);
  });

  test('have a purpose, a consent, the place that declares them, and the sentence of the policy that names them', () => {
    const map = contacts.get('/clinic')?.find(({ purpose }) => purpose === 'map');
    assert.equal(
      { ...map, policy: map?.policy?.route },
      {
        host: 'maps.example',
        provider: 'Maps provider',
        purpose: 'map',
        consent: 'embeds',
        path: 'embeds.map',
        policy: '/privacy',
      },
    );
    for (const found of contacts.values())
      for (const { host, provider = '', policy } of found) assert.ok(policy?.sentence.includes(provider), host);
  });
});

suite('the hosts of another practice', (test) => {
  test('are only that of its map, and only on the page that shows it', () =>
    assert.equal(
      [...physioContacts].filter(([, found]) => found.length > 0),
      [
        [
          '/find-us',
          [
            {
              host: 'tidemap.example',
              provider: 'Tidemap',
              purpose: 'map',
              consent: 'embeds',
              path: 'embeds.map',
              policy: {
                route: '/privacy',
                sentence: 'The map is drawn by Tidemap, who then learn that you looked at it.',
              },
            },
          ],
        ],
      ],
    ));
});

suite('the sentence of a policy', (test) => {
  const text = (words: string, by = 'p') => ({ kind: 'text', text: words, by }) as const;
  const named = (...texts: readonly ReturnType<typeof text>[]) =>
    policySentence([{ route: '/privacy', texts }], 'Tally')?.sentence;

  test('is the sentence with the name, without those around it', () =>
    assert.is(
      named(text('We count visits. Tally does it, e.g. once a day. You may refuse.')),
      'Tally does it, e.g. once a day.',
    ));

  test('is the whole row if the name is in a table', () =>
    assert.is(
      named(
        text('Who', 'h2'),
        ...['Service', 'Provider', 'When'].map((words) => text(words, 'th')),
        ...['Maps', 'Streets', 'If you agree', 'Visits', 'Tally', 'If you agree'].map((words) => text(words, 'td')),
      ),
      'Visits · Tally · If you agree',
    ));

  test('is missing if no policy has the name', () => assert.is(named(text('We count nothing.')), undefined));
});

suite('site routes --hosts', (test) => {
  test('prints the hosts of each page, then what is known of each', () =>
    inFolder(async (folder) => {
      const { code, stdout } = await cli(['routes', '--hosts'], { cwd: await siteCopy('physio', folder) });
      assert.is(code, 0);
      assert.match(stdout, /^\/ +(?:none|tidemap\.example)\n/);
      assert.match(
        stdout,
        /\ntidemap\.example: map of .+ \(embeds\.\w+\), contacted after consent to “embeds”\n {2}\/[\w-]+: “.+”\n/,
      );
      assert.match(stdout, /\n\n1 host of other companies on \d+ pages\.\n$/);
    }));

  test('prints them as JSON', () =>
    inFolder(async (folder) => {
      const { stdout } = await cli(['routes', '--hosts', '--format', 'json'], {
        cwd: await siteCopy('minimal', folder),
      });
      const { version, routes } = JSON.parse(stdout);
      assert.is(version, 1);
      assert.equal(routes[0], { route: '/', hosts: [] });
    }));
});
