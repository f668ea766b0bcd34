/** Sentences that say that a treatment needs no assessment: 'No consultation needed: choose your volume online.' */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import { clinicsProseOf } from '../about/prose.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt, wordsAt } from './find-words.ts';
import { isIntervention, isMedicalCare } from './interventions.ts';
import { riskyTreatmentIn } from './lexicon/risky-treatments.ts';

const LOOK = '(?:consultations?|assessments?)';
const KIND = '(?:prior |initial |first |face-to-face |medical |free |full )*';
const WHO = '(?:nobody|no ?one|no (?:nurse|doctor|dentist|physio(?:therapist)?|therapist|practitioner|clinician))';
const SEEN = '(?:assessed|examined|looked at|seen)';
const SKIPPED = new RegExp(
  [
    `\\bno (?:need for (?:an? |any )?)?${KIND}${LOOK}(?:(?: is| are)? (?:needed|necessary|required)\\b|(?= ?(?:[,.:;!-]|$|and\\b|or\\b)))`,
    `\\bwithout (?:(?:having|needing|booking|the need for|a|an|any|the|your) )+${KIND}${LOOK}\\b`,
    `\\b(?:you can|you may|simply|just|and|,|^) ?(?:skip|miss out|bypass|forget(?: about)?) (?:the|your|an?|any) ${KIND}${LOOK}\\b`,
    `\\b(?:(?:do not|don't|no longer|won't) (?:need|have)|need not have|no need) (?:to (?:have|book|come (?:in )?for|attend) )?(?:an?|any|the|your) ${KIND}${LOOK}\\b`,
    `\\b${LOOK} (?:is|are) (?:optional|not (?:needed|necessary|required)|unnecessary)\\b`,
    `\\byou need no ${KIND}${LOOK}\\b`,
    // 'Nobody needs to examine you beforehand', 'you do not need to be seen first'
    `\\b${WHO} (?:needs?|has|have) to (?:assess|examine|look at|see) (?:you\\b|your [a-z]+)`,
    `\\b(?:(?:do not|don't|no longer) (?:need|have)|need not|no need) (?:to )?be ${SEEN}\\b(?! (?:by a (?:gp|doctor)|again|every)\\b)`,
    `\\bwithout (?:first )?(?:being|having been) ${SEEN}\\b`,
  ].join('|'),
);
/** 'Nobody has filler without a consultation' */
const NEVER_WITHOUT =
  /\b(?:not|never|nobody|no one|none|cannot|refuse|illegal|unsafe)\b.*\bwithout\b|\bno (?:[\w-]+ )+without\b|n't\b.*\bwithout\b/;
/** 'For a second visit', 'we assess you on the day', in the rest of the sentence */
const HARMLESS =
  /\b(?:separate|extra|additional|second|another|further|returning|regulars?|existing|already|again|top-?ups?|repeat|follow-?ups?|review|if|unless|assess(?:es|ed)?|examines?|looks? at|fees?|charge|cost|price|slots?|free today|available|today)\b/;
const ASSESSES = /\b(?:consultation|assessment)\b/i;

/** Reports such sentences about treatments that harm some people, and about the interventions of the config. */
export const skippedAssessments = (input: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(input.publicTexts).flatMap((text) =>
    sentencesIn(text.normal.text).flatMap(({ text: sentence, start }) => {
      const found = SKIPPED.exec(sentence);
      if (!found || sentence.endsWith('?') || NEVER_WITHOUT.test(sentence)) return [];
      const rest = sentence.slice(found.index + found[0].length);
      if (HARMLESS.test(`${sentence.slice(0, found.index)} ${rest}`)) return [];
      const treatment = treatmentOf(text, start, rest, input);
      if (treatment === undefined) return [];
      const span = text.normal.original(start + found.index, found[0].length);
      return findingAt(
        { text, span },
        `“${wordsAt({ text, span })}” offers ${treatment} to people whom nobody has assessed.`,
        'Remove it, and say who assesses people first: “A nurse’s assessment comes first, and treatment is offered only if it suits you.”',
      );
    }),
  );

/** 'No consultation needed for waxing, but …' names another treatment than that of the page. */
const ITS_TREATMENT =
  /^(?: beforehand| first)? (?:for|to have|before) (?!(?:it|this|them|that|you|we|any|the|treatment|booking|anything)\b|your (?:treatment|appointment|visit|session)\b)[^,;:.]*/;

/** Returns the treatment that the sentence is about, if it is about nothing else. */
function treatmentOf(
  text: PublicText,
  start: number,
  rest: string,
  { site, lookups }: Pick<RuleInput, 'site' | 'lookups'>,
): string | undefined {
  const { sentence, named, owner, treated, question } = lookups.subjectAt(text, start);
  const [own] = ITS_TREATMENT.exec(rest) ?? [];
  const isNamed = ({ names }: PricedItem) =>
    names.some((name) => own === undefined || own.includes(name.toLowerCase()));
  const others = named.filter((item) => !item.names.some((name) => ASSESSES.test(name)) && isNamed(item));
  const around = [owner ?? treated].flatMap((item) => item ?? []);
  const items = others.length > 0 || own !== undefined ? others : around;
  const isAssessedFirst = ({ path: [part, slug], names }: PricedItem) =>
    names.some((name) => riskyTreatmentIn(name.toLowerCase()) !== undefined) ||
    (part === 'catalogue' && isIntervention(site, `${slug}`) && !isMedicalCare(site, `${slug}`));
  const [first] = items;
  if (first && items.every(isAssessedFirst)) return `“${first.names[0]}”`;
  return others.length === 0 ? riskyTreatmentIn(own ?? `${sentence} ${question}`) : undefined;
}
