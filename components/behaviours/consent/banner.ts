import type { Purpose } from './choice.ts';
import { consentSheet } from './styles.ts';
import type { ThirdParties } from './third-parties.ts';

const ID = 'cookie-choice';

document.adoptedStyleSheets.push(consentSheet);

/** The label of each purpose. */
const ITEMS: readonly (readonly [purpose: Purpose, label: string])[] = [
  ['measurement', 'Measuring visits'],
  ['marketing', 'Newsletters and offers'],
  ['embeds', 'Content of other companies'],
];

const answerButton = (value: string, label: string): string => `<button class="btn" value="${value}">${label}</button>`;

const MARKUP = `<p>Content of other companies may set cookies. It loads only if you agree. <a>More about cookies</a></p>
<button class="plain" aria-expanded="false">Choose one by one</button>
<div>${answerButton('accept', 'Accept')}${answerButton('reject', 'Reject')}</div>
<fieldset hidden aria-label="Purposes">${answerButton('save', 'Save my choice')}</fieldset>`;

/**
 * Returns whether a purpose is allowed. The page turns it into a `Choice`, so the banner's script does not need that
 * code.
 */
export type Answer = (purpose: Purpose) => boolean;

/**
 * Shows the cookie banner and passes on the answer: accept, reject (both equally easy), or each purpose by itself. The
 * banner comes right after the skip link, in the space that the page keeps for it. A banner that the visitor opens is at
 * the bottom of the window; after the answer, the focus returns to the button that opened it.
 */
export function showBanner(
  thirdParties: ThirdParties,
  allowed: Answer,
  choose: (answer: Answer) => void,
  opener?: HTMLElement,
): void {
  document.getElementById(ID)?.remove();
  const banner = document.createElement('section');
  banner.id = ID;
  banner.tabIndex = -1;
  banner.ariaLabel = 'Cookie choices';
  banner.innerHTML = MARKUP;
  const link = banner.querySelector('a');
  if (thirdParties.privacy) link?.setAttribute('href', thirdParties.privacy);
  else link?.remove();
  const purposes = banner.querySelector('fieldset');
  for (const [purpose, label] of ITEMS) {
    const providers = thirdParties.purposes[purpose];
    if (providers === undefined) continue;
    const row = document.createElement('label');
    row.innerHTML = `<input type="checkbox" value="${purpose}"${allowed(purpose) ? ' checked' : ''}><span>${label} <small></small></span>`;
    row.querySelector('small')?.append(providers);
    purposes?.lastChild?.before(row);
  }
  const answers: Readonly<Record<string, Answer>> = {
    accept: () => true,
    reject: () => false,
    save: (purpose) => !!banner.querySelector(`[value=${purpose}]:checked`),
  };
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const answer = answers[target.value];
    if (answer) {
      banner.remove();
      opener?.focus({ preventScroll: true });
      choose(answer);
    } else if (purposes) target.ariaExpanded = `${!purposes.toggleAttribute('hidden')}`;
  });
  document.querySelector('.skip')?.after(banner);
  if (opener) {
    banner.className = 'over';
    banner.focus();
  } else follow(banner);
}

/**
 * Moves the banner to the bottom of the window when the visitor has scrolled past it, but never over the page's first
 * section: its actions are what visitors came for.
 */
function follow(banner: HTMLElement): void {
  const first = document.querySelector('main>*');
  addEventListener(
    'scroll',
    () => {
      const height = banner.offsetHeight;
      const isPast = first && first.getBoundingClientRect().bottom < innerHeight - height;
      banner.classList.toggle('over', !!isPast && scrollY > height);
    },
    { passive: true },
  );
}
