/** Sentences that say that a treatment needs no assessment: 'No consultation needed: choose your volume online.' */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import { clinicsProseOf } from '../about/prose.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt, wordsAt } from './find-words.ts';
import { isIntervention, isMedicalCare } from './interventions.ts';

const LOOK = '(?:consultations?|assessments?)';
const KIND = '(?:prior |initial |first |face-to-face |medical |free |full )*';
const SKIPPED = new RegExp(
  [
    `\\bno (?:need for (?:an? |any )?)?${KIND}${LOOK}(?:(?: is| are)? (?:needed|necessary|required)\\b|(?= ?(?:[,.:;!-]|$|and\\b|or\\b)))`,
    `\\bwithout (?:(?:having|needing|booking|the need for|a|an|any|the|your) )+${KIND}${LOOK}\\b`,
    `\\b(?:you can|you may|simply|just|and|,|^) ?(?:skip|miss out|bypass|forget(?: about)?) (?:the|your|an?|any) ${KIND}${LOOK}\\b`,
    `\\b(?:(?:do not|don't|no longer|won't) (?:need|have)|need not have|no need) (?:to (?:have|book|come (?:in )?for|attend) )?(?:an?|any|the|your) ${KIND}${LOOK}\\b`,
    `\\b${LOOK} (?:is|are) (?:optional|not (?:needed|necessary|required)|unnecessary)\\b`,
  ].join('|'),
);
/** 'Nobody has filler without a consultation', 'for a second visit', 'we assess you on the day' */
const HARMLESS =
  /\b(?:not|never|nobody|no one|none|cannot|refuse|illegal|unsafe)\b.*\bwithout\b|\bno (?:[\w-]+ )+without\b|n't\b.*\bwithout\b|\b(?:separate|extra|additional|second|another|further|returning|regulars?|existing|already|again|top-?ups?|repeat|follow-?ups?|review|if|unless|assess(?:es|ed)?|examines?|looks? at|fees?|charge|cost|price|slots?|free today|available|today)\b/;
/** Treatments that no entry of the catalogue has to describe. */
const INJECTED =
  /\bfillers?\b|\bbotulin\w*|\bbotox\b|\banti-?wrinkle\b|\binjectables?\b|\bskin boosters?\b|\blip (?:augmentation|enhancement)s?\b/;
const ASSESSES = /\b(?:consultation|assessment)\b/i;

/** Reports such sentences about injections for looks, and about the interventions of the config. */
export const skippedAssessments = (input: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(input.publicTexts).flatMap((text) =>
    sentencesIn(text.normal.text).flatMap(({ text: sentence, start }) => {
      const found = SKIPPED.exec(sentence);
      if (!found || sentence.endsWith('?') || HARMLESS.test(sentence)) return [];
      const treatment = treatmentOf(text, start, sentence.slice(found.index + found[0].length), input);
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
const ITS_TREATMENT = /^ (?:for|to have) (?!it\b|this\b|them\b|that\b)[^,;:.]*/;

/** Returns the injection or intervention that the sentence is about, if it is about nothing else. */
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
    names.some((name) => INJECTED.test(name.toLowerCase())) ||
    (part === 'catalogue' && isIntervention(site, `${slug}`) && !isMedicalCare(site, `${slug}`));
  const [first] = items;
  if (first && items.every(isAssessedFirst)) return `“${first.names[0]}”`;
  return others.length === 0 ? INJECTED.exec(own ?? `${sentence} ${question}`)?.[0] : undefined;
}
