import { stylePage } from '../../renderer/html/style-page/index.tsx';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { memoryIo, ROOT } from '../support/sites.ts';

/** Returns the rows of the footers on a page that end before the footer does. Runs in the page. */
function unfilledRows(): readonly string[] {
  return [...document.querySelectorAll('footer')].flatMap((footer) => {
    const ends = new Map<number, number>();
    for (const cell of footer.children) {
      const { top, right } = cell.getBoundingClientRect();
      ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
    }
    const { right } = footer.getBoundingClientRect();
    const count = footer.querySelectorAll('nav').length;
    return [...ends.values()].flatMap((end) => (right - end > 1 ? [`a footer with ${count} columns has a gap`] : []));
  });
}

await browserSuite('the footer', (test) => {
  test('with one to four columns of links, every row of the footer is filled', async ({ page }) => {
    const faults: Problem[] = [];
    await page.setContent(await stylePage(ROOT, memoryIo()));
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const what of await page.evaluate(unfilledRows)) faults.push({ where: `${width} px`, what });
    }
    assertNone(faults);
  });
});
