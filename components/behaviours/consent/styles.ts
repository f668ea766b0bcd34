/**
 * The styles of the cookie banner. They come with its script, so that other pages do not carry them. They use the CSS
 * object model, which a strict content security policy allows.
 */
const CSS = `
#cookie-choice{position:fixed;z-index:30;inset:auto 0 0;max-height:100dvh;overflow-y:auto;background:var(--page);border-top:1px solid var(--ink);display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr) minmax(0,1fr);align-items:center;padding-bottom:env(safe-area-inset-bottom);
&:focus{outline:0}
.words,details{padding:1.2rem var(--pad)}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;text-decoration:underline;text-underline-offset:.22em}
fieldset{border:0}
label{display:grid;grid-template-columns:1.5rem minmax(0,1fr);gap:.5rem;padding:.5rem 0;cursor:pointer}
small{display:block;color:var(--ink-soft);font-size:var(--t-xs)}
input{width:20px;height:20px;margin:.1em 0 0;accent-color:var(--ink)}
button{font:inherit;font-weight:500;color:var(--page);background:var(--ink);border:0;min-height:56px;padding:.75rem 1.25rem;cursor:pointer;width:100%}
button:hover{background:var(--accent)}
button:focus-visible{outline:2px solid var(--page);outline-offset:-6px;box-shadow:none}
details button{margin-top:.6rem}
.answers{align-self:stretch;display:grid;gap:1px;background:var(--page)}
@media (width < 48em){grid-template-columns:minmax(0,1fr);.words{padding-block:.9rem 0}details{padding-block:0 .3rem}.answers{grid-template-columns:1fr 1fr}}
@media print{display:none}}
html:has(#cookie-choice){scroll-padding-bottom:14rem}
html:has(#cookie-choice [open]){scroll-padding-bottom:60vh}
body:has(#cookie-choice){padding-bottom:14rem}
body:has(#cookie-choice) :is([data-does=bar],[data-does=chat]){display:none}`;

export const consentSheet = new CSSStyleSheet();
consentSheet.replaceSync(CSS);
