import type { StarsProps } from '../../components/primitives/Stars.tsx';
import type { Clinic } from '../config/site.ts';

/** The rating as stars. */
export const starsOf = ({ value, best }: NonNullable<Clinic['rating']>): StarsProps => ({
  value: Number(value),
  best: Number(best),
  label: `${value} out of ${best}`,
});
