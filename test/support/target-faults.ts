/** Targets that are large enough to press (WCAG 2.2, success criterion 2.5.8). */
import type { Page } from 'playwright';
import { DESKTOP } from './browser.ts';

export const MIN_TARGET_PX = 24;
/** For a number in a page’s text: visitors press it on a phone in order to call. */
const MIN_PHONE_NUMBER_PX = 44;

/** Returns the standalone targets of the open page that are too small for its viewport. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) < DESKTOP.width;
  const targets = await page.evaluate(standaloneTargets);
  return targets.flatMap(({ words, width, height, isPhoneNumber }) => {
    const least = isPhoneNumber && isPhone ? MIN_PHONE_NUMBER_PX : MIN_TARGET_PX;
    const isLargeEnough = height + 0.5 >= least && (width + 0.5 >= MIN_TARGET_PX || isPhoneNumber);
    return isLargeEnough ? [] : [`“${words}” is ${Math.round(width)} × ${Math.round(height)} px`];
  });
}

/**
 * Returns the visible targets with their sizes. Targets in a line of other text are exempt, because their size is that
 * of the line. Runs in the page.
 */
function standaloneTargets(): readonly { words: string; width: number; height: number; isPhoneNumber: boolean }[] {
  const wordsOf = (element: Element | null) => element?.textContent?.replace(/[\s,;·•]+/g, '') ?? '';
  return [...document.querySelectorAll('a[href],button,summary,input,select')].flatMap((target) => {
    // A control that is represented by its label is as large as the label.
    const pressed = target.closest('label') ?? target;
    const { width, height } = pressed.getBoundingClientRect();
    if (!pressed.checkVisibility({ visibilityProperty: true }) || width < 2 || target.closest('.skip')) return [];
    const isPhoneNumber = target.matches('main a[href^="tel:"]') && /^[\d\s+]+$/.test(target.textContent ?? '');
    const isInText =
      getComputedStyle(pressed).display === 'inline' && wordsOf(pressed.parentElement) !== wordsOf(pressed);
    return isInText && !isPhoneNumber
      ? []
      : [{ words: pressed.textContent?.trim().slice(0, 40) ?? '', width, height, isPhoneNumber }];
  });
}
