/**
 * The styles of the cookie banner. They come with its script, so that other pages do not carry them. They use the CSS
 * object model, which a strict content security policy allows.
 */
const CSS = `
#cookie-choice{background:var(--page);border-bottom:1px solid var(--line);min-height:var(--ask);margin-top:calc(-1*var(--ask));display:grid;grid-template-columns:minmax(0,1fr) auto 12rem;align-items:center;font-size:var(--t-xs);line-height:1.4;
&:focus{outline:0}
p{padding:.2rem var(--pad)}
.plain,.btn{min-height:44px}
.plain{padding-right:var(--pad);text-align:left}
.btn{justify-content:center;padding:.5rem;font-size:var(--t-s)}
.btn:focus-visible{outline-color:var(--page);outline-offset:-6px;box-shadow:none}
div{align-self:stretch;display:grid;grid-template-columns:1fr 1fr;gap:1px}
fieldset{border:0;grid-column:1/-1;padding:.5rem var(--pad) 1.2rem}
fieldset .btn{margin-top:.5rem}
label{display:grid;grid-template-columns:1.5rem minmax(0,1fr);gap:.5rem;padding:.6rem 0;font-size:var(--t-s);cursor:pointer}
small{display:block;color:var(--ink-soft);font-size:var(--t-xs)}
input{width:20px;height:20px;margin:0;accent-color:var(--ink)}
&.over{position:fixed;z-index:30;inset:auto 0 0;margin:0;max-height:100dvh;overflow-y:auto;border:0;border-top:1px solid var(--ink);padding-bottom:env(safe-area-inset-bottom)}
@media (width < 48em){grid-template-columns:minmax(0,1fr) 12rem;p{grid-column:1/-1;padding-top:.5rem}.plain{padding-left:var(--pad)}}}
html:has(#cookie-choice){scroll-padding-bottom:9rem;body{padding-bottom:var(--ask,7.5rem)}}
body:has(#cookie-choice.over) :is([data-does=bar],[data-does=chat]){display:none}
@media print{body{padding-block:0!important}#cookie-choice{display:none}}`;

export const consentSheet = new CSSStyleSheet();
consentSheet.replaceSync(CSS);
