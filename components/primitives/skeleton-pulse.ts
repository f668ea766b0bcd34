import { type CSSObject, keyframes } from '@emotion/react';

const breath = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

/** How the place of something on its way looks: it breathes, where motion is wished. */
export const skeletonPulse: CSSObject = {
  '@media (prefers-reduced-motion: no-preference)': { animation: `${breath} 1.6s ease-in-out infinite alternate` },
};
