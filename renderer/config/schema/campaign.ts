import { z } from 'zod';
import type { Campaign } from '../refs.ts';
import { describeValue, detail, shape } from './base.ts';

/** A campaign parameter: lower case, so that one campaign is not counted as two. */
const tag = () =>
  z.custom<string>((text) => typeof text === 'string' && /^[a-z0-9_-]+$/.test(text), {
    error: (issue) => `${describeValue(issue.input)} is not a campaign parameter.`,
    ...detail('link/campaign', 'Use lower-case letters, digits, hyphens and underscores.'),
  });

/** The campaign parameters of a link. */
export const campaign = () => shape<Campaign>()({ source: tag(), medium: tag(), campaign: tag() });
