import type { Page } from 'playwright';
import type { Problem } from './faults.ts';

/**
 * Moves through the open page with the Tab key and returns the focused elements that are not visible: outside the
 * viewport, or entirely covered (WCAG 2.2, 2.4.11).
 */
export async function hiddenFocus(page: Page, route: string, key: 'Tab' | 'Shift+Tab'): Promise<readonly Problem[]> {
  const faults: Problem[] = [];
  const most = (await page.locator('a,button,summary,input').count()) + 2;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const { left, hidden, words } = await page.evaluate(focusState);
    if (left) break;
    if (hidden) faults.push({ where: `${route} “${words}”`, what: `${key}: the focus is ${hidden}` });
  }
  return faults;
}

/** Returns whether the focus has left the page, or what hides it. Runs in the page. */
function focusState(): { left: boolean; hidden: string; words: string } {
  const element = document.activeElement;
  if (!element || element === document.body) return { left: true, hidden: '', words: '' };
  // A control that is represented by its label is visible if the label is.
  const drawn = element.closest('label') ?? element;
  const shares = [0.02, 0.5, 0.98];
  const targets = [...drawn.getClientRects()].flatMap(({ left, top, width, height }) =>
    shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + x * width, top + y * height))),
  );
  const seen = targets.some((target) => target !== null && (drawn.contains(target) || target.contains(drawn)));
  const cover = targets.find((target) => target !== null);
  const over = cover?.closest('header,nav,aside,[id],section') ?? cover;
  const by = over
    ? `under <${over.localName} ${over.id || over.getAttribute('aria-label') || over.className}>`
    : 'out of view';
  return { left: false, hidden: seen ? '' : by, words: drawn.textContent?.trim().slice(0, 40) ?? '' };
}
