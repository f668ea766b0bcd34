/** Tests how `site check --external` turns the replies of hosts into findings at the lines of their addresses. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { formatPath } from '../../renderer/core/finding.ts';
import { testWeb, withHost } from '../support/answering-host.ts';
import { checkedWith } from '../support/checked-with.ts';
import { cli } from '../support/run-cli.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const HOST = 'https://small-practice.uk';

/** A simulated web: maps each path of a host to its reply. */
const answering = (answers: Readonly<Record<string, number>>, asked: string[] = []) =>
  testWeb({
    fetch: async (input) => {
      const address = String(input);
      asked.push(address);
      return new Response(null, { status: answers[address.replace(HOST, '')] ?? 200 });
    },
  });

const VALUES = {
  'booking.visit': `${HOST}/visit`,
  'clinic.mapUrl': `${HOST}/map#here`,
  'clinic.socialProfiles': [{ name: 'News', url: `${HOST}/news` }],
  'pages./.1.questions.0.answer': `See [the study](${HOST}/study).`,
};

const found = async (answers: Readonly<Record<string, number>>, values: Readonly<Record<string, unknown>> = VALUES) => {
  const { findings } = await checkedWith(values, {}, { web: answering(answers) });
  return findings.map(({ rule, severity, path }) => `${severity} ${rule} ${formatPath(path ?? [])}`).sort();
};

suite('an external link', (test) => {
  test('an external link that works causes no finding', async () => assert.equal(await found({}), []));

  test('a dead external link is an error at every position where it is written', async () =>
    assert.equal(await found({ '/visit': 404, '/map': 410, '/news': 404, '/study': 404 }), [
      'error link/outside-dead booking.visit',
      'error link/outside-dead clinic.mapUrl',
      'error link/outside-dead clinic.socialProfiles.0.url',
      'error link/outside-dead pages./.1.questions.0.answer',
    ]));

  test('an external link that cannot be verified is a warning', async () =>
    assert.equal(await found({ '/visit': 403, '/news': 999, '/study': 503 }), [
      'warning link/outside-unverifiable booking.visit',
      'warning link/outside-unverifiable clinic.socialProfiles.0.url',
      'warning link/outside-unverifiable pages./.1.questions.0.answer',
    ]));

  test('an external address is requested once, without its fragment', async () => {
    const asked: string[] = [];
    await checkedWith(VALUES, {}, { web: answering({}, asked) });
    assert.equal(
      [...asked].sort(),
      ['map', 'news', 'study', 'visit'].map((name) => `${HOST}/${name}`),
    );
  });

  test('a chat is requested with one greeting, although each treatment has a greeting of its own', async () => {
    const asked: string[] = [];
    const chat = { 'navigation.chat.url': `${HOST}/chat` };
    assert.equal((await checkedWith(chat, {}, { web: answering({}, asked) })).findings, []);
    assert.equal(asked.sort(), [`${HOST}/chat`, `${HOST}/chat?text=Hello`]);
    assert.equal(await found({ '/chat?text=Hello': 404 }, chat), ['error link/outside-dead navigation.chat.url']);
  });

  test('a dead link can be accepted, and the exception is not reported as unused without --external', async () => {
    const accepted = {
      ...VALUES,
      'booking.visit': {
        $accept: `${HOST}/visit`,
        rule: 'link/outside-unverifiable',
        reason: 'Its host turns programs away; looked at in a browser.',
        covers: `${HOST}/visit`,
        until: '2027-06-30',
      },
    };
    assert.equal(await found({ '/visit': 403 }, accepted), []);
    assert.equal(await found({}, accepted), ['error config/exception-unused booking.visit']);
    const { findings } = await checkedWith(accepted);
    assert.equal(findings, []);
  });
});

suite('site check --external', (test) => {
  test('a host with a self-signed certificate is reported at the line of its address, and stand-ins are not requested', () =>
    withHost(
      () => [{ status: 200 }],
      ({ url }) =>
        inFolder(async (folder) => {
          await cp(join(ROOT, 'test/sites/minimal'), folder, { recursive: true });
          const file = join(folder, 'site.config.ts');
          const text = (await readFile(file, 'utf8')).replace('https://book.example/visit', `${url}/visit`);
          await writeFile(file, text);
          const { code, stdout, stderr } = await cli(['check', '--external'], { cwd: folder });
          assert.is(code, 1, stdout);
          assert.match(stdout, 'link/outside-dead\n');
          assert.match(stdout, `booking: { visit: '${url}/visit' },`);
          assert.match(stdout, 'its certificate is self-signed.');
          assert.match(stderr, 'External links: 1; 3 more use reserved domain names and cannot be checked.\n');
          assert.is((await cli(['check'], { cwd: folder })).code, 0);
        }),
      { secure: true },
    ));
});
