import { type CSSObject, keyframes } from '@emotion/react';

const breath = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

/**
 * Styles of a skeleton, the placeholder of content that is loading: it pulses, unless the visitor prefers reduced
 * motion.
 */
export const skeletonPulse: CSSObject = {
  '@media (prefers-reduced-motion: no-preference)': { animation: `${breath} 1.6s ease-in-out infinite alternate` },
};
