import { IF_OTHER, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import { type RuleFinding, warningUnless } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';
import { factTitle, type Owners } from './fact-title.ts';
import type { StatedFigure } from './stated-figures.ts';

/** Names the figure that a sentence should state; reports nothing that the owner did not type. */
export function differsFrom(
  site: Owners,
  { path, text }: StatedFigure,
  publicText: PublicText,
  span: Span,
  { isCertain = true }: { readonly isCertain?: boolean } = {},
): readonly RuleFinding[] {
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” differs from ${factTitle(site, path)}, which ${path.endsWith('.instalments') ? 'are' : 'is'} ${text}.`,
    help: `Quote the fact: {${path}}.`,
    otherwise: IF_OTHER,
    against: text,
  }).map((finding) => ({ ...finding, ...warningUnless(isCertain) }));
}
