import type { Page } from 'playwright';

/** The elements that must appear in print (the content) or be hidden (the controls of the chrome). */
const PRINTED = ['main h1', 'footer address'];
const NOT_PRINTED = ['body > header', '#booking-bar', 'aside', 'footer nav'];

/** Returns the elements that print does not show or hide as required. */
export async function printFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const part of PRINTED)
    for (const element of await page.locator(part).all())
      if (!(await element.isVisible())) faults.push(`no ${part} on paper`);
  for (const part of NOT_PRINTED)
    for (const element of await page.locator(part).all())
      if (await element.isVisible()) faults.push(`${part} on paper`);
  for (const answer of await page.locator('details > summary ~ *').all())
    if (!(await answer.isVisible())) faults.push('the answer to a question is not on paper');
  return faults;
}
