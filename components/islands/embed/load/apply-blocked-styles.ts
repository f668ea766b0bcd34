/**
 * Applies the inline styles in a provider's element that the page's content security policy has blocked, as their
 * hashes were unknown at build time. Uses the CSS object model, which the policy does not restrict.
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
