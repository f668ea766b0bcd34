import type { Rule } from '../rule.ts';
import { facade } from './facade.ts';
import { policy } from './policy.ts';
import { register } from './register.ts';
import { thirdParty } from './third-party.ts';

/** Rules about requests before the visitor consents, and about the providers that a page names. */
export const privacyRules: readonly Rule[] = [thirdParty, facade, register, policy];
