import type { Rule } from '../rule.ts';
import { age } from './age.ts';
import { assessment } from './assessment.ts';
import { credential } from './credential.ts';
import { effect } from './effect.ts';
import { guarantee } from './guarantee.ts';
import { ingredient } from './ingredient.ts';
import { photoEvidence } from './photo-evidence.ts';
import { pomEndorsement } from './pom-endorsement.ts';
import { pomIndirect } from './pom-indirect.ts';
import { pomName } from './pom-name.ts';
import { pomPath } from './pom-path.ts';
import { pomPhoto } from './pom-photo.ts';
import { pomPrice } from './pom-price.ts';
import { pomUnmarked } from './pom-unmarked.ts';
import { pressure } from './pressure.ts';
import { remotePrescribing } from './remote-prescribing.ts';
import { review } from './review.ts';
import { scope } from './scope.ts';

/**
 * Rules about what a clinic in the United Kingdom may claim about itself and its treatments. All of them need human
 * judgement, so they report warnings.
 */
export const claimRules: readonly Rule[] = [
  pomName,
  pomIndirect,
  pomPath,
  pomPrice,
  pomPhoto,
  pomEndorsement,
  pomUnmarked,
  photoEvidence,
  pressure,
  guarantee,
  assessment,
  remotePrescribing,
  age,
  credential,
  review,
  effect,
  scope,
  ingredient,
];
