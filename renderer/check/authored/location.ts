import type { Finding } from '../../core/finding.ts';

/** The fields of a finding that say where the owner wrote a text or a link, and on which page it appears. */
export type TextLocation = Pick<Finding, 'path' | 'span' | 'part' | 'location' | 'page' | 'words' | 'within'>;
