/** The purposes that need consent: analytics, marketing, and embeds of third parties. */
export const PURPOSES = ['measurement', 'marketing', 'embeds'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The visitor's answer for each purpose. */
export type Choice = Readonly<Record<Purpose, boolean>>;

/** The storage key of the choice; the privacy policy lists it. */
export const CONSENT_KEY = 'consent';

/** The event that announces a choice to the page. */
export const CONSENT_EVENT = 'consent';

/** Returns the choice that allows exactly the purposes that pass the test. */
export const choiceOf = (isAllowed: (purpose: Purpose) => boolean): Choice => ({
  measurement: isAllowed('measurement'),
  marketing: isAllowed('marketing'),
  embeds: isAllowed('embeds'),
});

/** Reads a stored choice. Returns `undefined` if nothing is stored or the value is invalid. */
export function readChoice(text: string | undefined): Choice | undefined {
  try {
    const answers = new Map<string, unknown>(Object.entries(Object(JSON.parse(text ?? ''))));
    if (PURPOSES.every((purpose) => typeof answers.get(purpose) === 'boolean'))
      return choiceOf((purpose) => answers.get(purpose) === true);
  } catch {}
  return undefined;
}

/** Stores the choice on the root element, so that other scripts do not have to read the storage. */
export const storeOnPage = (choice: Choice): void => {
  document.documentElement.dataset.allows = PURPOSES.filter((purpose) => choice[purpose]).join(' ');
};

/** Returns whether the visitor has agreed to a purpose; `false` before any choice. */
export const allows = (purpose: Purpose): boolean =>
  (document.documentElement.dataset.allows ?? '').split(' ').includes(purpose);

/** Runs a function once a purpose is allowed: now, or when the visitor agrees. */
export function onceAllowed(purpose: Purpose, run: () => void): void {
  if (allows(purpose)) run();
  else document.addEventListener(CONSENT_EVENT, () => onceAllowed(purpose, run), { once: true });
}
