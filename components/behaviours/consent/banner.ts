import { type Choice, EVERYTHING, NOTHING, PURPOSES } from './choice.ts';
import type { Others } from './others.ts';
import { consentSheet } from './sheet.ts';

const ID = 'cookie-choice';

const MARKUP = `
<div class="words s"><p>Some parts of this site come from others, who may set cookies. Nothing of theirs loads before you agree.</p></div>
<details class="s"><summary>Choose one by one</summary>
<fieldset><legend class="vh">What others may do</legend></fieldset>
<button type="button" value="save">Save my choice</button></details>
<div class="answers"><button type="button" value="accept">Accept</button><button type="button" value="reject">Reject</button></div>`;

/**
 * Shows what others may do and takes the answer: Accept and Reject alike, or each purpose by itself. It is the first
 * thing after the skip link, so that the keyboard comes to it before what it covers.
 */
export function showBanner(others: Others, chosen: Choice, choose: (choice: Choice) => void, focus?: 'focus'): void {
  document.getElementById(ID)?.remove();
  if (!document.adoptedStyleSheets.includes(consentSheet)) document.adoptedStyleSheets.push(consentSheet);
  const banner = document.createElement('section');
  banner.id = ID;
  banner.tabIndex = -1;
  banner.ariaLabel = 'Your choice';
  banner.innerHTML = MARKUP;
  if (others.privacy) banner.querySelector('p')?.append(' More: ', privacyLink(others.privacy), '.');
  banner.querySelector('fieldset')?.append(...others.purposes.map((item) => tickBox(item, chosen)));
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLButtonElement ? answerOf(target.value, banner) : undefined;
    if (!answer) return;
    banner.remove();
    choose(answer);
  });
  document.querySelector('.skip')?.after(banner);
  if (focus) banner.focus();
}

function privacyLink({ label, href }: NonNullable<Others['privacy']>): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label;
  return link;
}

function tickBox({ purpose, label, providers }: Others['purposes'][number], chosen: Choice): HTMLLabelElement {
  const row = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.value = purpose;
  box.checked = chosen[purpose];
  const words = document.createElement('span');
  const who = document.createElement('small');
  who.textContent = providers;
  words.append(label, ' ', who);
  row.append(box, words);
  return row;
}

function answerOf(button: string, banner: HTMLElement): Choice | undefined {
  if (button === 'accept') return EVERYTHING;
  if (button === 'reject') return NOTHING;
  if (button !== 'save') return undefined;
  const ticked = [...banner.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
  const choice = { ...NOTHING };
  for (const purpose of PURPOSES) choice[purpose] = ticked.includes(purpose);
  return choice;
}
