/** Findings about words that an owner typed. */
import { type Advice, adviceFor, authoredAt, isAuthored, type PublicText, type Span } from '../public-texts/index.ts';
import type { RuleFinding } from '../rule.ts';

/** The words of a finding, and the fact that they contradict. */
export type Message = Required<Pick<RuleFinding, 'message' | 'help' | 'against'>> & Advice;

/** Returns a finding about a span of a text whose help fits every text; none if the owner did not type the span. */
export const plainFinding = (
  publicText: PublicText,
  span: Span,
  { message, help, otherwise, against }: Message,
): readonly RuleFinding[] =>
  isAuthored(publicText, span)
    ? [{ message, help, ...(otherwise && { otherwise }), ...authoredAt(publicText, span), against }]
    : [];

/** Returns a finding about typed words, with other help for a text that cannot quote facts. */
export const authoredFinding = (publicText: PublicText, span: Span, message: Message): readonly RuleFinding[] =>
  plainFinding(publicText, span, { ...message, ...adviceFor(publicText, message) });
