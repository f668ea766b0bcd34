import type { StarsProps } from '../../components/primitives/Stars.tsx';
import type { Clinic } from '../config/site.ts';

/** Returns the clinic's rating as the props of `Stars`. */
export const starsOf = ({ value, best }: NonNullable<Clinic['rating']>): StarsProps => ({
  value: Number(value),
  best: Number(best),
  label: `${value} out of ${best}`,
});
