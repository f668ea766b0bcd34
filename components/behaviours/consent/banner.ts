import type { Choice, Purpose } from './choice.ts';
import { consentSheet } from './styles.ts';
import type { ThirdParties } from './third-parties.ts';

const ID = 'cookie-choice';

interface Item {
  readonly purpose: Purpose;
  readonly label: string;
}

/** The label of each purpose. */
const ITEMS: readonly Item[] = [
  { purpose: 'measurement', label: 'Measuring visits' },
  { purpose: 'marketing', label: 'Newsletters and offers' },
  { purpose: 'embeds', label: 'Maps, booking and forms' },
];

const MARKUP = `
<div class="words s"><p>Maps, booking and sign-up forms come from other companies, which may set cookies. Nothing loads until you agree.</p></div>
<details class="s"><summary>Choose one by one</summary>
<fieldset><legend class="vh">Purposes</legend></fieldset>
<button type="button" value="save">Save my choice</button></details>
<div class="answers"><button type="button" value="accept">Accept</button><button type="button" value="reject">Reject</button></div>`;

/**
 * Returns whether a purpose is allowed. The page turns it into a `Choice`, so the banner's script does not need that
 * code.
 */
export type Answer = (purpose: Purpose) => boolean;

/**
 * Shows the cookie banner and passes on the answer: accept, reject (both equally easy), or each purpose by itself. The
 * banner comes right after the skip link, so that keyboard users reach it before the content it covers. After the
 * answer, the focus returns to the button that opened it.
 */
export function showBanner(
  thirdParties: ThirdParties,
  chosen: Choice,
  choose: (answer: Answer) => void,
  opener?: HTMLElement,
): void {
  document.getElementById(ID)?.remove();
  if (!document.adoptedStyleSheets.includes(consentSheet)) document.adoptedStyleSheets.push(consentSheet);
  const banner = document.createElement('section');
  banner.id = ID;
  banner.tabIndex = -1;
  banner.ariaLabel = 'Cookie choices';
  banner.innerHTML = MARKUP;
  if (thirdParties.privacy) banner.querySelector('p')?.append(' More: ', privacyLink(thirdParties.privacy), '.');
  banner.querySelector('fieldset')?.append(
    ...ITEMS.flatMap((item) => {
      const providers = thirdParties.purposes[item.purpose];
      return providers === undefined ? [] : tickBox({ ...item, providers }, chosen);
    }),
  );
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLButtonElement ? answerOf(target.value, banner) : undefined;
    if (!answer) return;
    banner.remove();
    opener?.focus({ preventScroll: true });
    choose(answer);
  });
  document.querySelector('.skip')?.after(banner);
  if (opener) banner.focus();
}

function privacyLink({ label, href }: NonNullable<ThirdParties['privacy']>): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label;
  return link;
}

function tickBox(
  { purpose, label, providers }: Item & { readonly providers: string },
  chosen: Choice,
): HTMLLabelElement {
  const row = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.value = purpose;
  box.checked = chosen[purpose];
  const text = document.createElement('span');
  const providerNames = document.createElement('small');
  providerNames.textContent = providers;
  text.append(label, ' ', providerNames);
  row.append(box, text);
  return row;
}

function answerOf(button: string, banner: HTMLElement): Answer | undefined {
  if (button === 'accept') return () => true;
  if (button === 'reject') return () => false;
  if (button !== 'save') return undefined;
  const ticked = [...banner.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
  return (purpose) => ticked.includes(purpose);
}
