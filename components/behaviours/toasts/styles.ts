/**
 * The styles of a toast. They come with its script and use the CSS object model, which a strict content security policy
 * allows. Toasts appear below the header, because the booking bar, the chat and the cookie banner are at the bottom.
 */
const CSS = `
#notices{position:fixed;z-index:40;top:calc(var(--head) + 1rem);right:var(--pad);max-width:26rem;font-size:var(--t-s);line-height:1.45}
#notices[data-state=open]{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:1.5rem;padding:.4rem 1.25rem;background:var(--page);border:var(--hair) solid var(--ink);touch-action:pan-y;user-select:none;animation:notice var(--fast) var(--ease)}
#notices button{font:inherit;font-weight:500;color:inherit;background:none;border:0;padding:0;min-height:44px;text-decoration:underline;text-underline-offset:.22em;cursor:pointer}
@keyframes notice{from{opacity:0}}
@media (width < 48em){#notices{left:0;right:0;max-width:none;top:calc(var(--head) - 1px)}#notices[data-state=open]{border-inline:0;padding-inline:var(--pad)}}
body:not(:has(>header)) #notices{top:0}
@media print{#notices{display:none!important}}`;

export const toastSheet = new CSSStyleSheet();
toastSheet.replaceSync(CSS);
