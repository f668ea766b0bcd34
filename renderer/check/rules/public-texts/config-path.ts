import type { ConfigPath } from '../../../core/finding.ts';
import type { PublicText } from './public-text.ts';

/** Returns the path at which the owner wrote a text in the config; an empty one for texts of files, documents and finished pages. */
export const configPathOf = ({ source }: Pick<PublicText, 'source'>): ConfigPath =>
  source.from === 'config' ? source.path : [];

/** Returns whether a text is in the entry of a treatment or a programme. */
export const isInItem = (text: PublicText): boolean => /^(?:catalogue|programmes)$/.test(`${configPathOf(text)[0]}`);

/** Returns whether a text is the question of a visitor, whose “we” and “us” are not the clinic. */
export const isVisitorsQuestion = (text: PublicText): boolean => configPathOf(text).at(-1) === 'question';

/** Returns whether a text answers the question of a visitor. */
export const isAnswer = (text: PublicText): boolean => configPathOf(text).at(-1) === 'answer';
