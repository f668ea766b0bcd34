import type { Page } from 'playwright';

/**
 * Sets the text spacing that visitors may set (WCAG 2.2, 1.4.12). It is set through the object model, because a page’s
 * policy allows only its own styles.
 */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
