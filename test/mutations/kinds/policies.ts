import type { Mistake } from '../mutation.ts';

/** Mistakes in policies, the long Markdown texts of the site. */
export const policies: readonly Mistake[] = [
  { mistake: 'misspells a quoted fact in a policy', rule: 'content/prose' },
  { mistake: 'omits a brace in a policy', rule: 'content/prose' },
  { mistake: 'writes a broken link in a policy', rule: 'link/target' },
  { mistake: 'writes a link in a policy with a forbidden scheme', rule: 'link/scheme' },
  { mistake: 'links from a policy to a missing anchor', rule: 'link/anchor' },
  { mistake: 'gives two parts of a policy the same heading', rule: 'link/duplicate-id' },
  { mistake: 'omits the subject of a mail link in a policy', rule: 'link/mailto' },
  { mistake: 'pastes HTML into a policy', rule: 'content/markdown' },
  { mistake: 'uses Markdown that a policy cannot contain', rule: 'content/markdown' },
  { mistake: 'removes the model form from the cancellation policy', rule: 'content/cancellation' },
  { mistake: 'removes a provider from the privacy policy', rule: 'privacy/register' },
  { mistake: 'adds a service that no policy names', rule: 'privacy/register' },
  { mistake: 'removes the company details from the terms', rule: 'content/legal' },
];
