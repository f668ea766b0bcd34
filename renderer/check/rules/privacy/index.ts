import type { Rule } from '../rule.ts';
import { facade } from './facade.ts';
import { policy } from './policy.ts';
import { register } from './register.ts';
import { thirdParty } from './third-party.ts';

/** What a page does before its visitor has chosen, and what it says of those whom it lets in. */
export const privacyRules: readonly Rule[] = [thirdParty, facade, register, policy];
