import type { Answer } from './consent/banner.ts';
import {
  allows,
  type Choice,
  CONSENT_EVENT,
  CONSENT_KEY,
  choiceOf,
  onceAllowed,
  PURPOSES,
  readChoice,
  storeOnPage,
} from './consent/choice.ts';
import type { ThirdParties } from './consent/third-parties.ts';
import type { Behaviour } from './lib/behaviour.ts';
import { command } from './lib/data-layer.ts';
import { onPageShow } from './lib/on-page-show.ts';
import { localStore } from './lib/storage.ts';
import { whenLoaded } from './lib/when-loaded.ts';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Asks the visitor once for consent to third parties and applies the answer. Until then, everything is denied and
 * nothing is stored. Visitors whose browser sends Global Privacy Control count as having refused: they are not asked,
 * but can still choose.
 */
export const consent: Behaviour = (body) => {
  if (!body.dataset.thirdParties) return;
  const thirdParties: ThirdParties = JSON.parse(body.dataset.thirdParties);
  command('consent', 'default', signals(choiceOf(() => false)));
  settingsContainer(body)?.append(settingsButton((opener) => showQuestion(thirdParties, opener)));
  // Nothing is allowed while the page is prerendered, so no script loads then.
  onceAllowed('measurement', () => load(thirdParties.tags));
  onceAllowed('marketing', () => load(thirdParties.marketing));
  // Keeps space for the question before the first paint, so that the page does not move when its script arrives.
  const asks = !storedChoice() && navigator.globalPrivacyControl !== true;
  document.documentElement.toggleAttribute('data-asks', asks);
  // The visitor may have answered elsewhere since this page was prerendered or left.
  onPageShow((restored) => {
    const choice = storedChoice();
    if (choice) applyOrReload(choice);
    else if (!restored && asks) void showQuestion(thirdParties);
  });
};

const storedChoice = (): Choice | undefined => readChoice(localStore.get(CONSENT_KEY));

/**
 * The banner is fetched only when it is needed, as most page views need none. If it does not load, everything stays
 * denied.
 */
const showQuestion = (thirdParties: ThirdParties, opener?: HTMLElement): Promise<void> =>
  whenLoaded(import('./consent/banner.ts'), ({ showBanner }) => showBanner(thirdParties, allows, choose, opener));

/** Returns the footer's legal line; on a page without one, a new line at the end of the page. */
function settingsContainer(body: HTMLElement): Element | null {
  const legal = body.querySelector('footer .legal');
  if (legal) return legal;
  const end = document.createElement('p');
  end.className = 'c xs';
  body.querySelector('main')?.append(end);
  return end;
}

function settingsButton(open: (opener: HTMLElement) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = 'plain noprint';
  button.textContent = 'Cookie settings';
  button.addEventListener('click', () => open(button));
  return button;
}

function choose(answer: Answer): void {
  const choice = choiceOf(answer);
  localStore.set(CONSENT_KEY, JSON.stringify(choice));
  applyOrReload(choice);
}

/** A script that has run cannot be unloaded, so the page reloads when a permission is withdrawn. */
function applyOrReload(choice: Choice): void {
  if (PURPOSES.some((purpose) => allows(purpose) && !choice[purpose])) location.reload();
  else apply(choice);
}

function apply(choice: Choice): void {
  storeOnPage(choice);
  // If the visitor answered in another tab, the banner is still open in this one; see consent/banner.ts.
  document.getElementById('cookie-choice')?.remove();
  document.documentElement.toggleAttribute('data-asks', false);
  command('consent', 'update', signals(choice));
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

/** Translates the purposes into the signals of Google's consent mode. */
function signals({ measurement, marketing }: Choice): Readonly<Record<string, 'granted' | 'denied'>> {
  const signal = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(measurement),
  };
}

function load(src: string | undefined): void {
  if (src === undefined) return;
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
}
