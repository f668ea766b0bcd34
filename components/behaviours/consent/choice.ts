/** What a visitor is asked for: measuring visits, letters and their forms, and what others show on a page. */
export const PURPOSES = ['measurement', 'marketing', 'embeds'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a visitor has allowed. */
export type Choice = Readonly<Record<Purpose, boolean>>;

/** The name under which the choice is kept; the privacy policy lists it. */
export const CONSENT_KEY = 'consent';

/** Tells the page of a choice. */
export const CONSENT_EVENT = 'consent';

/** The choice that allows some purposes. */
export const choiceOf = (isAllowed: (purpose: Purpose) => boolean): Choice => ({
  measurement: isAllowed('measurement'),
  marketing: isAllowed('marketing'),
  embeds: isAllowed('embeds'),
});

export const NOTHING = choiceOf(() => false);

/** The choice that was kept, or nothing where none was made or what is kept is no choice. */
export function readChoice(text: string | undefined): Choice | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const allowed = new Map<string, unknown>(Object.entries(value));
    const choice = { ...NOTHING };
    for (const purpose of PURPOSES) {
      const answer = allowed.get(purpose);
      if (typeof answer !== 'boolean') return undefined;
      choice[purpose] = answer;
    }
    return choice;
  } catch {
    return undefined;
  }
}

/** What is allowed on this page, as its root element says it: other scripts need no storage to know. */
export const note = (choice: Choice): void => {
  document.documentElement.dataset.allows = PURPOSES.filter((purpose) => choice[purpose]).join(' ');
};

/** Whether the visitor has agreed to a purpose. Before a choice nothing is allowed. */
export const allows = (purpose: Purpose): boolean =>
  (document.documentElement.dataset.allows ?? '').split(' ').includes(purpose);

/** Runs once a purpose is allowed: now, or when the visitor agrees. */
export function onceAllowed(purpose: Purpose, run: () => void): void {
  if (allows(purpose)) {
    run();
    return;
  }
  const listen = () => {
    if (!allows(purpose)) return;
    document.removeEventListener(CONSENT_EVENT, listen);
    run();
  };
  document.addEventListener(CONSENT_EVENT, listen);
}
