/** Rules about consent and third parties. */
export { facade } from './facade.ts';
export { policy } from './policy.ts';
export { register } from './register.ts';
export { thirdParty } from './third-party.ts';
