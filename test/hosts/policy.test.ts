/**
 * Issue “Any host, the same site”, 3; domain rules, section 6: content security policies, checked on the served bytes.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { policyBugs } from '../../renderer/check/assert-no-bugs.ts';
import { FORM, FORM_SECTION } from '../../renderer/check/rules/example-embeds.ts';
import { extract } from '../../renderer/html/extract.ts';
import { readPolicy } from '../../renderer/html/policy/directives.ts';
import { checkedWith } from '../support/checked-with.ts';
import { assertNone } from '../support/faults.ts';
import { missing } from '../support/hosts/servers.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

const shipped = await shippedSite();
const htmlFiles = [...shipped.paths].filter((path) => path.endsWith('.html'));
const policyOf = (path: string): string => extract(shipped.text(path)).policyText ?? '';
const sourcesOf = (path: string, directive: string): readonly string[] =>
  readPolicy(policyOf(path)).get(directive) ?? [];
const header = /Content-Security-Policy: (.*)/.exec(shipped.text('_headers'))?.[1] ?? '';
const bugsIn = (html: string) => policyBugs(extract(html));

suite('the content security policy of a page', (test) => {
  test('every page and redirect page contains its policy before anything that the policy covers', () => {
    assert.ok(htmlFiles.length > 60);
    for (const path of htmlFiles) {
      const html = shipped.text(path);
      const at = html.indexOf('<meta http-equiv="Content-Security-Policy"');
      assert.ok(at > 0 && at < html.search(/<(?:style|script|link|title)/), path);
    }
  });

  test('the policy names the hash of every inline style and script, and no attribute contains any', () =>
    assertNone(htmlFiles.flatMap((path) => bugsIn(shipped.text(path)).map((what) => ({ where: path, what })))));

  for (const [what, from, to] of [
    ['script', '"eagerness":"moderate"', '"eagerness":"eager"'],
    ['style', '</style>', ' </style>'],
  ] as const)
    test(`a ${what} with one changed letter is not covered by the policy`, () => {
      const [bug, ...others] = bugsIn(shipped.text('skin.html').replace(from, to));
      assert.match(
        bug ?? '',
        new RegExp(`^The content security policy does not contain the hash of the inline ${what} “`),
      );
      assert.equal(others, []);
    });

  test('attributes with scripts or styles are not covered by the policy', () => {
    const html = shipped.text('skin.html').replace('<main', '<p style="color:red" onclick="go()"></p><main');
    assert.equal(bugsIn(html), [
      '“p style” is an inline attribute, which no hash in a policy can allow.',
      '“p onclick” is an inline attribute, which no hash in a policy can allow.',
    ]);
  });

  test('a page without a content security policy is a bug', () => {
    const html = shipped.text('skin.html').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    assert.is(bugsIn(html)[0], 'The page has no content security policy.');
  });

  test('the policy contains no “unsafe-inline”, no “unsafe-eval”, no whole scheme and no asterisk', () => {
    for (const text of [header, ...htmlFiles.map(policyOf)])
      assert.not.match(text, /unsafe-(?:inline|eval)|\*|(?:https?|data|blob):(?:[\s;]|$)/);
  });

  test('the policy forbids everything that it does not name', () => {
    for (const path of htmlFiles) assert.equal(sourcesOf(path, 'default-src'), ["'none'"], path);
  });

  test('the provider of an embed is named only on the pages that show it', () => {
    const naming = (host: string) => htmlFiles.filter((path) => policyOf(path).includes(host)).sort();
    assert.equal(naming('https://maps.example'), ['clinic.html', 'index.html']);
    assert.equal(naming('https://scheduler.example'), ['consultations.html', 'consultations/skin.html']);
    assert.equal(naming('https://app.cal.com'), ['consultations/mind.html']);
  });

  test('a map is allowed only in a frame', () => {
    const directives = [...readPolicy(policyOf('clinic.html'))].filter(([, sources]) =>
      sources.includes('https://maps.example'),
    );
    assert.equal(
      directives.map(([name]) => name),
      ['frame-src'],
    );
  });

  test('the calendar may run its script and show its frame', () => {
    for (const directive of ['script-src', 'frame-src'])
      assert.ok(sourcesOf('consultations/mind.html', directive).includes('https://app.cal.com'));
  });

  test('the policy of a redirect page allows its script and forbids all requests', () =>
    assert.match(
      policyOf('go/profhilo.html'),
      /^default-src 'none'; script-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'$/,
    ));

  test('the header contains what all pages have in common, and forbids framing', () => {
    const common = readPolicy(header);
    assert.equal(common.get('frame-ancestors'), ["'none'"]);
    assert.not.ok(common.has('style-src') || common.has('default-src'));
    for (const path of htmlFiles)
      for (const [directive, sources] of readPolicy(policyOf(path)))
        for (const source of sources)
          if (common.has(directive) && source !== "'none'")
            assert.ok(common.get(directive)?.includes(source), `${path}: ${directive} ${source}`);
  });

  test('the header is short enough for Cloudflare Pages', () => assert.ok(header.length < 1900));
});

/** The directives in the policy of the smallest site's home page, except for the hashes. */
const homeWith = async (values: Readonly<Record<string, unknown>>) => {
  const { site } = await checkedWith(values);
  const text = site?.pages.find(({ route }) => route === '/')?.policyText ?? '';
  return text.replace(/ 'sha256-[^']+'/g, ' HASH');
};

suite('the sources that a config allows', (test) => {
  test('no third party is allowed if the config names none', async () =>
    assert.is(
      await homeWith({}),
      "default-src 'none'; script-src 'self' HASH; style-src HASH; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'",
    ));

  test('the origin of a form’s script and its further origins are allowed for what a form needs', async () => {
    const shown = {
      'embeds.form': { ...FORM, origins: ['https://*.letterly.example'] },
      'pages./.2': FORM_SECTION,
    };
    const both = 'https://letterly.example https://*.letterly.example';
    assert.is(
      await homeWith(shown),
      `default-src 'none'; script-src 'self' HASH ${both}; style-src HASH ${both}; img-src 'self' ${both}; font-src 'self' ${both}; connect-src 'self' ${both}; frame-src ${both}; manifest-src 'self'; base-uri 'none'; form-action ${both}`,
    );
  });

  test('any style is allowed only if a script is declared to write styles, and then no hash is listed', async () => {
    const shown = {
      'embeds.form': { ...FORM, writesStyles: true },
      'pages./.2': FORM_SECTION,
    };
    assert.match(await homeWith(shown), /; style-src https:\/\/letterly\.example 'unsafe-inline';/);
    assert.not.match(await homeWith({ 'embeds.form': { ...FORM, writesStyles: true } }), /unsafe-inline/);
  });

  test('the tag manager’s script is allowed on every page', async () => {
    const tags = {
      provider: 'Tally',
      script: 'https://tally.example/t.js',
      origins: ['https://collect.tally.example'],
    };
    const both = 'https://tally.example https://collect.tally.example';
    const text = await homeWith({ 'analytics.tags': tags });
    for (const directive of ['script-src', 'img-src', 'connect-src'])
      assert.match(text, new RegExp(`${directive} 'self'(?: HASH)? ${both.replaceAll('.', '\\.')};`));
    assert.not.match(text, /frame-src|(?:style|font)-src[^;]*tally/);
  });

  test('the feed of another site is allowed on the pages that list its articles', async () => {
    const journal = { origin: 'https://journal.example', feed: 'https://feeds.example/posts.json', posts: [] };
    const listed = {
      kind: 'journalList',
      title: 'Articles',
      category: 'hands',
      failed: 'Not now.',
      empty: 'None yet.',
    };
    assert.match(
      await homeWith({ journal, 'pages./.2': listed }),
      /img-src 'self' https:\/\/feeds\.example https:\/\/journal\.example;.* connect-src 'self' https:\/\/feeds\.example;/,
    );
    assert.not.match(await homeWith({ journal }), /example/);
  });

  for (const wrong of [
    'http://static.letterly.example',
    'https://letterly.example/',
    '*',
    'https://*',
    "https://x.example 'unsafe-inline'",
    'data:',
  ])
    test(`“${wrong}” never gets into a policy`, async () => {
      const { findings } = await checkedWith({ 'embeds.form': { ...FORM, origins: [wrong] } });
      assert.ok(
        findings.some(({ rule, path }) => rule === 'link/address' && path?.join('.') === 'embeds.form.origins.0'),
      );
    });
});

const why = missing.packages();
if (why === undefined) {
  interface Evaluator {
    readonly CspEvaluator: new (csp: object) => { evaluate: () => { severity: number; description: string }[] };
  }
  interface Parser {
    readonly CspParser: new (text: string) => { csp: object };
  }
  const module = (name: string) =>
    pathToFileURL(join(process.env.SITE_TEST_HOSTS ?? '', 'node_modules/csp_evaluator/dist', name)).href;
  const { CspEvaluator }: Evaluator = await import(module('evaluator.js'));
  const { CspParser }: Parser = await import(module('parser.js'));
  /** Severities: 10 is high, 20 a syntax error, 30 medium; 40 and above are questions and remarks. */
  const WORST = 40;
  suite('csp_evaluator', (test) => {
    test('csp_evaluator reports nothing of high or medium severity for any policy', () => {
      const texts = [...new Set([header, ...htmlFiles.map(policyOf)])];
      assertNone(
        texts.flatMap((text) =>
          new CspEvaluator(new CspParser(text).csp)
            .evaluate()
            .filter(({ severity }) => severity < WORST)
            .map(({ description }) => ({ where: text, what: description })),
        ),
      );
    });
  });
} else process.stdout.write(`LEFT OUT csp_evaluator: ${why}\n`);
