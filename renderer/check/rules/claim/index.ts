/**
 * Rules about what a clinic in the United Kingdom may claim about itself and its treatments. All of them need human
 * judgement, so they report warnings.
 */

export { ingredient } from './medicines/ingredient.ts';
export { pomEndorsement } from './medicines/pom-endorsement.ts';
export { pomIndirect } from './medicines/pom-indirect.ts';
export { pomName } from './medicines/pom-name.ts';
export { pomPath } from './medicines/pom-path.ts';
export { pomPhoto } from './medicines/pom-photo.ts';
export { pomPrice } from './medicines/pom-price.ts';
export { pomUnmarked } from './medicines/pom-unmarked.ts';
export { remotePrescribing } from './medicines/remote-prescribing.ts';
export { effect } from './outcomes/effect.ts';
export { guarantee } from './outcomes/guarantee.ts';
export { photoEvidence } from './outcomes/photo-evidence.ts';
export { credential } from './people/credential.ts';
export { pressure } from './pressure.ts';
export { review } from './reviews/review.ts';
export { testimonial } from './reviews/testimonial.ts';
export { age } from './suitability/age.ts';
export { assessment } from './suitability/assessment.ts';
export { scope } from './suitability/scope.ts';
