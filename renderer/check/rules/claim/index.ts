/**
 * Rules about what a clinic in the United Kingdom may claim about itself and its treatments. All of them need human
 * judgement, so they report warnings.
 */
export { age } from './age.ts';
export { assessment } from './assessment.ts';
export { credential } from './credential.ts';
export { effect } from './effect.ts';
export { guarantee } from './guarantee.ts';
export { ingredient } from './ingredient.ts';
export { photoEvidence } from './photo-evidence.ts';
export { pomEndorsement } from './pom-endorsement.ts';
export { pomIndirect } from './pom-indirect.ts';
export { pomName } from './pom-name.ts';
export { pomPath } from './pom-path.ts';
export { pomPhoto } from './pom-photo.ts';
export { pomPrice } from './pom-price.ts';
export { pomUnmarked } from './pom-unmarked.ts';
export { pressure } from './pressure.ts';
export { remotePrescribing } from './remote-prescribing.ts';
export { review } from './review.ts';
export { scope } from './scope.ts';
export { testimonial } from './testimonial.ts';
