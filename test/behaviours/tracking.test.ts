/** Document 1, sections 2 and 4: the landing page's query parameters, mode, derived medium and platform. */
import * as assert from 'uvu/assert';
import { MAX_VALUE_LENGTH, tracking, type Visit, withCampaign } from '../../components/behaviours/lib/tracking.ts';
import { suite } from '../support/suite.ts';

const NOTHING: Visit = { query: '', referrer: '', userAgent: '' };
const of = (visit: Partial<Visit>) => tracking({ ...NOTHING, ...visit });

/** User agents of the apps' built-in browsers, and one of an ordinary browser. */
const IN_INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0.1 (iPhone15,2; iOS 18_0; en_GB)';
const IN_TIKTOK =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0 Mobile Safari/537.36 TikTok/36.1.4';
const ALONE =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15';

suite('the landing page reads the query of its URL', (test) => {
  test('utm_source, utm_medium and utm_campaign default to bio, and the mode to quiz', () =>
    assert.equal(of({}), {
      mode: 'quiz',
      utm_source: 'bio',
      utm_medium: 'bio',
      utm_campaign: 'bio',
      utm_source_platform: 'bio',
    }));
  test('the values of the query are kept as written', () =>
    assert.equal(of({ query: '?utm_source=Newsletter&utm_medium=E-mail&utm_campaign=spring_26' }), {
      mode: 'quiz',
      utm_source: 'Newsletter',
      utm_medium: 'E-mail',
      utm_campaign: 'spring_26',
      utm_source_platform: 'bio',
    }));
  for (const parameter of ['utm_source', 'utm_medium', 'utm_campaign'] as const) {
    for (const value of ['', '%20', '%20%09'])
      test(`${parameter} becomes bio if it is empty (“${value}”)`, () =>
        assert.is(of({ query: `?${parameter}=${value}` })[parameter], 'bio'));
    test(`the first non-empty value of a repeated ${parameter} is used`, () =>
      assert.is(of({ query: `?${parameter}=&${parameter}=one&${parameter}=two` })[parameter], 'one'));
  }
});

suite('landing page mode', (test) => {
  for (const [query, mode] of [
    ['?intent=consult', 'consult'],
    ['?intent=quiz', 'quiz'],
    ['?intent=CONSULT', 'consult'],
    ['?intent=Quiz', 'quiz'],
    ['?intent=%20consult%20', 'consult'],
    ['?intent=consult&utm_medium=tiktok', 'consult'],
    ['?intent=quiz&utm_medium=instagram', 'quiz'],
    ['?intent=consult&intent=quiz', 'consult'],
    ['?utm_medium=instagram', 'consult'],
    ['?utm_medium=INSTAGRAM', 'consult'],
    ['?intent=&utm_medium=instagram', 'consult'],
    ['?intent=book&utm_medium=instagram', 'consult'],
    ['?intent=constructor', 'quiz'],
    ['?intent=consultation', 'quiz'],
    ['?utm_medium=tiktok', 'quiz'],
    ['?utm_medium=email', 'quiz'],
    ['?utm_medium=instagram_story', 'quiz'],
    ['?utm_medium=email&utm_source=instagram', 'quiz'],
    ['?utm_source=instagram', 'consult'],
    ['?utm_source=instagram&utm_medium=bio', 'consult'],
  ] as const)
    test(`${query} gives ${mode}`, () => assert.is(of({ query }).mode, mode));
  test('a visit from Instagram puts the consult first', () => {
    assert.is(of({ referrer: 'https://l.instagram.com/' }).mode, 'consult');
    assert.is(of({ userAgent: IN_INSTAGRAM }).mode, 'consult');
  });
});

suite('medium derivation', (test) => {
  for (const [title, visit, medium, platform] of [
    ['a medium is kept', { query: '?utm_medium=email' }, 'email', 'bio'],
    ['a medium is kept beside a source', { query: '?utm_medium=email&utm_source=tiktok' }, 'email', 'bio'],
    [
      'a medium is kept beside referrer and user agent',
      { query: '?utm_medium=email', referrer: 'https://www.tiktok.com/', userAgent: IN_INSTAGRAM },
      ...(['email', 'bio'] as const),
    ],
    ['instagram is a platform', { query: '?utm_medium=instagram' }, 'instagram', 'instagram'],
    ['tiktok is a platform', { query: '?utm_medium=tiktok' }, 'tiktok', 'tiktok'],
    ['a platform has one spelling', { query: '?utm_medium=TikTok' }, 'tiktok', 'tiktok'],
    [
      'a medium that merely contains a platform’s name is not a platform',
      { query: '?utm_medium=tiktok_ads' },
      'tiktok_ads',
      'bio',
    ],
    ['a missing medium is derived from the source', { query: '?utm_source=instagram' }, 'instagram', 'instagram'],
    ['an empty medium is derived from the source', { query: '?utm_medium=&utm_source=tiktok' }, 'tiktok', 'tiktok'],
    ['the medium bio is derived from the source', { query: '?utm_medium=bio&utm_source=tiktok' }, 'tiktok', 'tiktok'],
    [
      'the medium BIO is derived from the source',
      { query: '?utm_medium=BIO&utm_source=Instagram' },
      'instagram',
      'instagram',
    ],
    [
      'the source takes precedence over the referrer',
      { query: '?utm_source=tiktok', referrer: 'https://l.instagram.com/?u=x' },
      ...(['tiktok', 'tiktok'] as const),
    ],
    ['another source sets nothing', { query: '?utm_source=google' }, 'bio', 'bio'],
    ['a source that merely contains a platform’s name is ignored', { query: '?utm_source=my-tiktok' }, 'bio', 'bio'],
    [
      'otherwise the medium is derived from the referrer',
      { query: '?utm_source=google', referrer: 'https://l.instagram.com/' },
      ...(['instagram', 'instagram'] as const),
    ],
    ['a referrer of an app', { referrer: 'android-app://com.zhiliaoapp.TikTok/' }, 'tiktok', 'tiktok'],
    ['a referrer in capitals', { referrer: 'HTTPS://WWW.INSTAGRAM.COM/' }, 'instagram', 'instagram'],
    [
      'the referrer takes precedence over the user agent',
      { referrer: 'https://www.tiktok.com/', userAgent: IN_INSTAGRAM },
      ...(['tiktok', 'tiktok'] as const),
    ],
    [
      'otherwise the medium is derived from the user agent: Instagram',
      { referrer: 'https://example.org/', userAgent: IN_INSTAGRAM },
      ...(['instagram', 'instagram'] as const),
    ],
    ['otherwise the medium is derived from the user agent: TikTok', { userAgent: IN_TIKTOK }, 'tiktok', 'tiktok'],
    ['otherwise the medium is bio', { referrer: 'https://example.org/', userAgent: ALONE }, 'bio', 'bio'],
    ['without referrer and user agent the medium is bio', {}, 'bio', 'bio'],
  ] as const)
    test(`${title}: ${medium}, platform ${platform}`, () => {
      const { utm_medium, utm_source_platform } = of(visit);
      assert.equal([utm_medium, utm_source_platform], [medium, platform]);
    });
});

suite('a hostile query', (test) => {
  for (const [query, source] of [
    ['?utm_source=%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
    ['?utm_source=javascript:alert(1)', 'javascript:alert(1)'],
    ['?utm_source=a%26utm_medium%3Dtiktok', 'a&utm_medium=tiktok'],
    ['?utm_source=%23hash%3Fquery', '#hash?query'],
    ['?utm_source=%E0%A4%A', '\ufffd%A'],
    ['?__proto__=x&utm_source=__proto__', '__proto__'],
  ] as const)
    test(`${query} is treated as an ordinary value, and stays one value in a link`, () => {
      const { mode, ...campaign } = of({ query });
      assert.equal(
        { mode, ...campaign },
        {
          mode: 'quiz',
          utm_source: source,
          utm_medium: 'bio',
          utm_campaign: 'bio',
          utm_source_platform: 'bio',
        },
      );
      const link = new URL(withCampaign('/go/consult', campaign), 'https://clinic.example');
      assert.is(link.origin + link.pathname + link.hash, 'https://clinic.example/go/consult');
      assert.equal([...link.searchParams], Object.entries(campaign));
    });
  test('a value longer than any campaign name is truncated', () =>
    assert.is(of({ query: `?utm_campaign=${'x'.repeat(5000)}` }).utm_campaign, 'x'.repeat(MAX_VALUE_LENGTH)));
});

suite('a link with the campaign', (test) => {
  const { mode, ...campaign } = of({ query: '?utm_source=tiktok&utm_campaign=spring%2026' });
  const four = 'utm_source=tiktok&utm_medium=tiktok&utm_campaign=spring+26&utm_source_platform=tiktok';
  for (const [href, tagged] of [
    ['/go/consult', `/go/consult?${four}`],
    ['https://quiz.example', `https://quiz.example?${four}`],
    ['https://quiz.example/?step=1#top', `https://quiz.example/?step=1&${four}#top`],
    ['/go/consult#today', `/go/consult?${four}#today`],
    ['/go/consult?utm_source=old', `/go/consult?${four}`],
    [`/go/consult?${four}`, `/go/consult?${four}`],
  ] as const)
    test(`${href} keeps its own parameters`, () => assert.is(withCampaign(href, campaign), tagged));
  test('a link carries the four parameters and no other field of the visit', () =>
    assert.not.ok(withCampaign('/', { ...campaign, ...{ mode } }).includes('mode')));
});
