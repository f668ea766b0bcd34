/** The finding about a part of a sentence that repeats a figure with another value. */
import {
  authoredAt,
  isAuthored,
  type PublicText,
  quoteOrUpdateHelp,
  type Span,
  textAt,
} from '../../public-texts/index.ts';
import type { RuleFinding } from '../../rule.ts';
import type { StatedFigure } from './stated-figures.ts';

/** Names the figure that a sentence should state; reports nothing that the owner did not type. */
export function differsFrom(
  { path, text }: StatedFigure,
  publicText: PublicText,
  span: Span,
  alternative = '',
): readonly RuleFinding[] {
  if (!isAuthored(publicText, span)) return [];
  return [
    {
      message: `“${textAt(publicText, span)}” differs from “${path}”, which is ${text}.`,
      help: quoteOrUpdateHelp(publicText, `Quote the fact: {${path}}.${alternative}`),
      ...authoredAt(publicText, span),
      against: text,
    },
  ];
}

/** Advice for a figure that the sentence does not name. */
export const OR_ADD_FIGURE =
  " If the sentence is about something else, write its value into the config, like figures: { anyName: '…' }, and quote it: {figures.anyName}.";
