import { withoutTitle } from '../../about/person-names.ts';
import { type PublicText, textAt } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';

/** True if `content/spelling` reports the name in this text as that of somebody of the clinic with a wrong part. */
export const isReportedName = ({ spelling }: Pick<RuleInput, 'spelling'>, text: PublicText, name: string): boolean =>
  spelling.slips.some(
    ({ text: other, slip }) => other === text && ` ${withoutTitle(name)}`.endsWith(` ${textAt(text, slip.span)}`),
  );
