import type { Behaviour } from './behaviour.ts';
import {
  type Choice,
  CONSENT_EVENT,
  CONSENT_KEY,
  NOTHING,
  note,
  onceAllowed,
  PURPOSES,
  readChoice,
} from './consent-choice.ts';
import { command } from './data-layer.ts';
import type { Others } from './others.ts';
import { kept } from './storage.ts';
import { whenActive } from './when-active.ts';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Asks once what others may do, and holds to the answer. Everything is denied until then, and nothing is kept until
 * the visitor chooses. Global Privacy Control is an answer: who sends it is not asked, and may still choose.
 */
export const consent: Behaviour = (body) => {
  if (!body.dataset.others) return;
  const others: Others = JSON.parse(body.dataset.others);
  const chosen = readChoice(kept.get(CONSENT_KEY));
  command('consent', 'default', signals(NOTHING));
  if (chosen) apply(chosen);
  else if (navigator.globalPrivacyControl !== true) void ask(others);
  body.querySelector('footer .legal, main')?.append(settings(() => ask(others, 'focus')));
  onceAllowed('measurement', () => load(others.tags));
  onceAllowed('marketing', () => load(others.marketing));
};

/** The question itself is fetched where it is asked: most views need none. */
async function ask(others: Others, focus?: 'focus'): Promise<void> {
  const { showBanner } = await import('./consent-banner.ts');
  showBanner(others, readChoice(kept.get(CONSENT_KEY)) ?? NOTHING, choose, focus);
}

function settings(open: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain noprint';
  button.textContent = 'Cookie settings';
  button.addEventListener('click', open);
  return button;
}

function choose(choice: Choice): void {
  const before = readChoice(kept.get(CONSENT_KEY));
  kept.set(CONSENT_KEY, JSON.stringify(choice));
  // What has been loaded cannot be unloaded: without a permission it had, the page begins anew.
  if (before && PURPOSES.some((purpose) => before[purpose] && !choice[purpose])) location.reload();
  else apply(choice);
}

function apply(choice: Choice): void {
  note(choice);
  command('consent', 'update', signals(choice));
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

/** The purposes in the words of Google's consent mode. */
function signals({ measurement, marketing }: Choice): Readonly<Record<string, 'granted' | 'denied'>> {
  const say = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  return {
    ad_storage: say(marketing),
    ad_user_data: say(marketing),
    ad_personalization: say(marketing),
    analytics_storage: say(measurement),
  };
}

/** A script of others, once the page is seen. */
function load(src: string | undefined): void {
  if (src === undefined) return;
  whenActive(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}
