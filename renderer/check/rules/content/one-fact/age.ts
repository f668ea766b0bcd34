import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, quoteOrUpdateHelp } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

/** 'aged 18 and over', '18+', 'over-18s', 'under 18', 'at least 18 years old' */
const AGE =
  /\b(?:aged?|minimum age(?: is| of)?|over|under|at least|older than)[ -](?<before>\d{2})(?:s\b|(?= (?:and|or|years)|[.,;)!?]|$))|(?<![\d£.,])(?<after>\d{2})(?:\+|s? (?:and|or|years? or|years? and) (?:over|older|above|up)\b| years (?:of age|old)\b)/g;
const FIGURES = /\d\d/;
/** Ages that are used as limits. “Over 40” describes whom a treatment helps, not who may come. */
const LIMITS = { from: 12, to: 25 };

/** Reports ages in sentences that differ from the minimum age. */
export const ageFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  proseOf(publicTexts)
    .filter(({ kind, normal }) => kind !== 'testimonial' && kind !== 'journal' && FIGURES.test(normal.text))
    .flatMap((publicText) =>
      [...publicText.normal.text.matchAll(AGE)].flatMap((match) => {
        const text = match.groups?.before ?? match.groups?.after ?? '';
        const age = Number(text);
        const run = publicText.normal.original(match.index + match[0].indexOf(text), text.length);
        const isOther = age >= LIMITS.from && age <= LIMITS.to && age !== site.clinic.minimumAge;
        if (!isOther || !isAuthored(publicText, run)) return [];
        return {
          message: `“${text}” is not the minimum age, which is ${site.clinic.minimumAge}.`,
          help: quoteOrUpdateHelp(publicText, 'Quote the fact: {clinic.minimumAge}.'),
          ...authoredAt(publicText, run),
          against: String(site.clinic.minimumAge),
        };
      }),
    );
