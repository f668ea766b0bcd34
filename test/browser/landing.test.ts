/** Document 1, sections 2, 4 and 7: the link-in-bio landing, its modes, links and events. */
import type { BrowserContextOptions, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, DESKTOP, PHONE } from '../support/browser.ts';
import { gate } from '../support/gate.ts';
import { dataLayer, layoutShift } from '../support/measuring.ts';
import { seenWords, transitionsEnded } from '../support/visiting.ts';
import { isParsed, quiet, requestsReported } from '../support/waiting.ts';

const CONSULT = '/go/skin_consultations';
const QUIZ = 'https://quiz.skin-and-mind.example';
const TABLET = { width: 768, height: 1024 };

const four = (source: string, medium: string, campaign: string, platform: string): string =>
  `utm_source=${source}&utm_medium=${medium}&utm_campaign=${campaign}&utm_source_platform=${platform}`;

/** The labels of the two calls to action in the first view, in order. */
const ways = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.ways b').allInnerTexts()).map(seenWords);

const CONSULT_FIRST = ['Book a free consult', 'Get the 60-sec Skin Plan'];
const QUIZ_FIRST = [...CONSULT_FIRST].reverse();

/** The destinations of links to the quiz and to booking, in document order. */
const outward = (page: Page): Promise<readonly string[]> =>
  page
    .locator(`main a:is([href^="${CONSULT}"],[href^="${QUIZ}"])`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const IN_INSTAGRAM = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/22A3354 Instagram 350.0.0.1';

await browserSuite('the link-in-bio landing', (test) => {
  for (const [address, order, length, options] of [
    ['/bio', QUIZ_FIRST, '10–15 minutes'],
    ['/tiktok', QUIZ_FIRST, '10–15 minutes'],
    ['/bio?intent=consult', CONSULT_FIRST, '20 minutes'],
    ['/tiktok?intent=consult', CONSULT_FIRST, '20 minutes'],
    ['/bio?intent=quiz&utm_medium=instagram', QUIZ_FIRST, '10–15 minutes'],
    ['/bio?utm_medium=instagram', CONSULT_FIRST, '20 minutes'],
    ['/bio?utm_medium=tiktok', QUIZ_FIRST, '10–15 minutes'],
    ['/bio', CONSULT_FIRST, '20 minutes', { userAgent: IN_INSTAGRAM }],
    ['/bio', CONSULT_FIRST, '20 minutes', { extraHTTPHeaders: { referer: 'https://l.instagram.com/' } }],
  ] as const satisfies readonly (readonly [string, readonly string[], string, BrowserContextOptions?])[])
    test(
      `${address}${options ? ` of ${Object.values(options).map((value) => JSON.stringify(value))}` : ''} shows “${order[0]}” first, and a consult takes ${length}`,
      async ({ page }) => {
        await page.goto(address);
        assert.equal(await ways(page), order);
        const note = await page.locator('.ways a', { hasText: 'Book a free consult' }).innerText();
        assert.ok(note.includes(`${length} with a doctor`), note);
        assert.is(note.match(/minutes/g)?.length, 1);
        await transitionsEnded(page);
        const [first, second] = await page
          .locator('.ways a')
          .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
        assert.is(first, 'rgb(27, 32, 30)');
        assert.is.not(second, first);
      },
      options,
    );

  for (const viewport of [{ width: 360, height: 780 }, PHONE, { width: 767, height: 900 }, TABLET, DESKTOP])
    for (const address of ['/bio', '/bio?intent=consult'])
      test(
        `${address}: nothing moves while the page loads, at a width of ${viewport.width} px`,
        async ({ page }) => {
          await page.goto(address);
          await quiet(page);
          assert.is(await layoutShift(page), 0);
        },
        { viewport },
      );

  test('the page is not drawn before the order is final, however late the script arrives', async ({
    page,
    context,
  }) => {
    const { opened, open } = gate();
    await context.route('**/assets/page.*.js', (route) => opened.then(() => route.continue()));
    const script = page.waitForRequest('**/assets/page.*.js');
    await page.goto('/bio?intent=consult', { waitUntil: 'commit' });
    await script;
    await isParsed(page);
    // While these requests are answered, a page that can be drawn is drawn. This one has no frames to wait for.
    for (let times = 0; times < 20; times += 1) await requestsReported(page);
    open();
    await quiet(page);
    assert.equal(await ways(page), CONSULT_FIRST);
    assert.is(await layoutShift(page), 0);
    const { painted, arrived } = await page.evaluate(() => {
      const script = performance.getEntriesByType('resource').find(({ name }) => /page\.\w+\.js$/.test(name));
      return {
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
        arrived: script instanceof PerformanceResourceTiming ? script.responseEnd : Number.NaN,
      };
    });
    assert.ok(painted > arrived, `drawn after ${painted} ms, the script arrived after ${arrived} ms`);
  });

  for (const [query, campaign] of [
    ['', four('bio', 'bio', 'bio', 'bio')],
    ['?utm_source=tiktok', four('tiktok', 'tiktok', 'bio', 'tiktok')],
    ['?utm_source=ig&utm_medium=Instagram&utm_campaign=sep', four('ig', 'instagram', 'sep', 'instagram')],
    ['?utm_source=a%26b%3Dc&utm_medium=e-mail&utm_campaign=%3Ci%3E', four('a%26b%3Dc', 'e-mail', '%3Ci%3E', 'bio')],
  ] as const)
    test(`with “${query}” every link to the quiz and to the consult carries ${campaign}`, async ({ page }) => {
      await page.goto(`/bio${query}`);
      const [quiz, consult] = [`${QUIZ}?${campaign}`, `${CONSULT}?${campaign}`];
      const hero = query.toLowerCase().includes('instagram') ? [consult, quiz] : [quiz, consult];
      assert.equal(await outward(page), [...hero, quiz, consult, consult]);
    });

  test('the consult link reaches the booking page with the four parameters', async ({ page, context }) => {
    await page.goto('/bio?utm_source=tiktok&utm_campaign=sep');
    const [booking] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Book a free consult' }).click(),
    ]);
    await booking.waitForURL('https://book.skin-and-mind.example/**');
    assert.is(
      booking.url(),
      `https://book.skin-and-mind.example/consultations?${four('tiktok', 'tiktok', 'sep', 'tiktok')}`,
    );
  });

  for (const [placement, cta, name] of [
    ['hero', 'consult', 'Book a free consult'],
    ['hero', 'quiz', 'Get the 60-sec Skin Plan'],
    ['cards', 'consult', 'Consult (opens in a new tab)'],
    ['cards', 'quiz', 'Quiz (opens in a new tab)'],
  ] as const) {
    const expected = [
      { event: 'cta_click', cta, placement },
      ...(cta === 'quiz' ? [{ event: 'quiz_start', placement }] : []),
    ];
    for (const how of ['mouse', 'keyboard', 'middle button'] as const)
      test(`cta_click ${cta}, ${placement}: counted with the ${how}`, async ({ page }) => {
        await page.goto('/bio');
        const link = page.getByRole('link', { name, exact: placement === 'cards' });
        if (how === 'keyboard') await link.press('Enter');
        else await link.click({ button: how === 'mouse' ? 'left' : 'middle' });
        assert.equal(
          (await dataLayer(page)).filter(({ event }) => event === 'cta_click' || event === 'quiz_start'),
          expected,
        );
      });
  }

  test('a link in another part of the page does not count as a call to action', async ({ page }) => {
    await page.goto('/bio');
    await page.getByRole('link', { name: 'Book a consult (opens in a new tab)', exact: true }).click();
    assert.equal(
      (await dataLayer(page)).filter(({ event }) => event === 'cta_click'),
      [],
    );
  });

  test(
    'without scripts the quiz comes first, and both links work',
    async ({ page }) => {
      await page.goto('/bio?intent=consult');
      assert.equal(await ways(page), QUIZ_FIRST);
      assert.ok(await page.getByText('10–15 minutes with a doctor').isVisible());
      assert.not.ok(await page.getByText('20 minutes with a doctor').isVisible());
      assert.equal(await outward(page), [QUIZ, CONSULT, QUIZ, CONSULT, CONSULT]);
    },
    { javaScriptEnabled: false },
  );
});
