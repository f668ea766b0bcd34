/**
 * Applies the styles in a provider's element that the page's policy has refused, because nobody could know them when the
 * page was made. It does so by the object model, of which no policy speaks.
 */
export function applyBlockedStyles(root: ShadowRoot | null | undefined): void {
  if (!root) return;
  for (const { sheet, textContent } of root.querySelectorAll('style')) {
    if (sheet) continue;
    const refused = new CSSStyleSheet();
    refused.replaceSync(textContent ?? '');
    root.adoptedStyleSheets.push(refused);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[style]'))
    element.style.cssText = element.getAttribute('style') ?? '';
}
