/** The labels of mistakes that more than one rule may report, or whose rule is not obvious. */
import type { Label } from './sentence.ts';

/** An amount that is not what the treatment, programme or fee costs. */
export const PRICE: Label = ['price/contradiction', 'price/unbacked'];
/** A saving that is not what the prices give. */
export const SAVING: Label = ['price/saving', 'price/contradiction', 'price/unbacked'];
/** Opening hours that are not those of the day. */
export const HOURS: Label = 'content/hours';
/** A rating that is not the one of the config. */
export const RATING: Label = ['content/structured-data', 'claim/review'];
/** A last day of an offer that is not the one of the config. */
export const LAST_DAY: Label = 'content/one-fact';
/** An effect that lasts longer, or shows sooner, than the figure of the treatment. */
export const OTHER_EFFECT: Label = ['claim/effect', 'content/one-fact'];
/** A result that is called permanent. */
export const FOR_EVER: Label = ['claim/guarantee', 'claim/effect'];
