/** The days on which people of the clinic work, in their bios and other texts, against its opening hours. */
import { literal } from '../../../../core/pattern.ts';
import { dayGroupsIn } from '../../../../facts/day-groups.ts';
import { hoursPart } from '../../../../facts/hours-clauses.ts';
import { type OpeningClaim, openingClaimsIn } from '../../../../facts/opening-claims.ts';
import { presenceClaimsIn } from '../../../../facts/presence-claims.ts';
import { type SentenceSpan, sentencesIn } from '../../../../facts/sentences.ts';
import { isAboutOfPerson } from '../../about/people.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { isOutside } from './agreement.ts';
import { findingOf } from './findings.ts';
import { isQuestion } from './questions.ts';
import { hoursOwner, nameWords, OPENING } from './subject.ts';
import { doingThe, verbsIn } from './work-verbs.ts';

/** Reports people who work on a day, or in a part of a day, on which the clinic is closed. */
export function presenceFindings(input: RuleInput): readonly RuleFinding[] {
  const { site, publicTexts } = input;
  const whoseIn = hoursOwner(input);
  const names = nameWords(site).map(literal).join('|');
  const treatments = Object.values(site.catalogue).map(({ name }) => name);
  const verbs = [...verbsIn(treatments), ...doingThe(treatments)];
  /** Such a sentence is compared as one about the hours of the clinic. */
  const isOfClinic = (sentence: SentenceSpan, publicText: PublicText): boolean => {
    const part = hoursPart(sentence.text);
    return OPENING.test(part) && whoseIn(publicText, sentence) !== 'others' && openingClaimsIn(part).length > 0;
  };
  return clinicsProseOf(publicTexts)
    .filter(({ normal }) => dayGroupsIn(normal.text).length > 0)
    .flatMap((publicText) => {
      const worker = { names, verbs, isBio: isAboutOfPerson(publicText) };
      return sentencesIn(publicText.normal.text).flatMap((sentence) => {
        const { text, start } = sentence;
        const claims = isQuestion(text)
          ? []
          : presenceClaimsIn(text, worker)
              .filter((claim) => isOutside(claim, site.clinic.hours))
              .filter(isFirstOfDay)
              .map((claim) => ({ ...claim, isWithin: true }));
        if (claims.length === 0 || isOfClinic(sentence, publicText)) return [];
        return claims.flatMap((claim) =>
          findingOf(claim, { publicText, span: publicText.normal.original(start + claim.at, claim.length), input }),
        );
      });
    });
}

/** 'Friday evenings until seven' is one finding. */
const isFirstOfDay = ({ days }: OpeningClaim, index: number, claims: readonly OpeningClaim[]): boolean =>
  claims.findIndex((other) => other.days.some((day) => days.includes(day))) === index;
