import type { Page } from 'playwright';

/** Scrolls to the end of the open page. Returns a problem if the booking bar covers its last lines. */
export async function endUnderTheBar(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const hidden = await page.evaluate(() => {
    const bar = document.querySelector('#booking-bar')?.getBoundingClientRect();
    const last = document.querySelector('footer')?.lastElementChild?.lastElementChild?.getBoundingClientRect();
    return bar && last ? Math.round(last.bottom - bar.top) : 0;
  });
  return hidden > 0 ? [`its last ${hidden} px are under the bar`] : [];
}
