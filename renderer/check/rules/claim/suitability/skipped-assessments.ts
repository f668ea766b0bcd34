/** Sentences that say that a treatment needs no assessment or patch test: 'No consultation needed: choose your volume online.' */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import { type SentenceSpan, sentencesIn } from '../../../../facts/sentences.ts';
import { inClinicsProse } from '../../about/prose.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, wordsAt } from '../find-words.ts';
import { patchTestedTreatmentIn, riskyTreatmentIn } from '../lexicon/risky-treatments.ts';
import { SKIPPED_ASSESSMENT, SKIPPED_PATCH_TEST } from '../lexicon/skipped-looks.ts';
import { decidedByProgram } from './decided-by-programs.ts';
import { isIntervention, isMedicalCare } from './interventions.ts';

/** 'Nobody has filler without a consultation', 'without a patch test we do not treat anybody' */
const NEVER_WITHOUT =
  /\b(?:not|never|nobody|no one|none|cannot|refuse|illegal|unsafe)\b.*\bwithout\b|\bno (?:[\w-]+ )+without\b|n't\b.*\bwithout\b|^without\b.*\b(?:not|never|nobody|no one|cannot|\w+n't)\b/;
/** 'For a second visit', 'we assess you on the day', in the rest of the sentence */
const HARMLESS =
  /\b(?:separate|extra|additional|second|another|further|returning|regulars?|existing|already|again|top-?ups?|repeat|follow-?ups?|review|if|unless|assess(?:es|ed)?|examines?|looks? at|fees?|charge|cost|price|quote|estimate|idea|usual|valid|slots?|free today|available|today|chats? about|collect|repair(?:ed|s)?)\b/;
const ASSESSES = /\b(?:consultation|assessment|(?:patch|skin) test)\b/i;

/** 'No consultation, no filler': the second half denies the treatment, and not a bother. */
const REFUSED = /^,? no (?!fuss|hassle|wait\w*|queu\w*|questions?|delays?|strings|bother|problem|obligation)\w+\W*$/;
/** 'In a hurry?' is the haste of the visitor, and not a condition under which the test is needless. */
const IN_HASTE =
  /\bif you (?:(?:are|have) )?(?:in a (?:hurry|rush)|short of time|pressed for time|no time|little time)\b/;

interface Look {
  readonly skipped: RegExp;
  /** Returns what needs the look, if these words name it. */
  readonly neededBy: (words: string) => string | undefined;
  /** Whether each intervention of the config needs it. */
  readonly byInterventions: boolean;
  readonly toWhom: string;
  readonly help: string;
}

const LOOKS: readonly Look[] = [
  {
    skipped: SKIPPED_ASSESSMENT,
    neededBy: riskyTreatmentIn,
    byInterventions: true,
    toWhom: 'to people whom nobody has assessed',
    help: 'Remove it, and say who assesses people first: “An assessment in person comes first, and treatment is offered only if it suits you.”',
  },
  {
    skipped: SKIPPED_PATCH_TEST,
    neededBy: patchTestedTreatmentIn,
    byInterventions: false,
    toWhom: 'without the test that shows how the skin reacts',
    help: 'Remove it, and say how long before the treatment you do the test: “A patch test comes first, at least 24 hours before the treatment.”',
  },
];

/** Reports such sentences about treatments that harm some people, and about the interventions of the config. */
export const skippedAssessments = (input: RuleInput): readonly RuleFinding[] =>
  inClinicsProse(input.publicTexts, sentencesIn, (sentence, text) => {
    const skipped = LOOKS.flatMap((look) => skippedIn(sentence, look, text, input));
    return skipped.length > 0 ? skipped : decidedByProgram(sentence, text, input);
  });

function skippedIn(
  { text: sentence, start }: SentenceSpan,
  look: Look,
  text: PublicText,
  input: RuleInput,
): readonly RuleFinding[] {
  const found = look.skipped.exec(sentence);
  if (!found || sentence.endsWith('?') || NEVER_WITHOUT.test(sentence)) return [];
  const rest = sentence.slice(found.index + found[0].length);
  if (REFUSED.test(rest) || HARMLESS.test(`${sentence.slice(0, found.index)} ${rest}`.replace(IN_HASTE, ' ')))
    return [];
  const treatment = treatmentOf({ text, start, rest }, look, input);
  if (treatment === undefined) return [];
  const match = { text, span: text.normal.original(start + found.index, found[0].length) };
  return [findingAt(match, `“${wordsAt(match)}” offers ${treatment} ${look.toWhom}.`, look.help)];
}

/** 'No consultation needed for waxing, but …' names another treatment than that of the page. */
const ITS_TREATMENT =
  /^(?: beforehand| first)? (?:for|to have|before) (?!(?:it|this|them|that|you|we|any|the|treatment|booking|anything)\b|your (?:treatment|appointment|visit|session)\b)[^,;:.]*/;

/** Returns the treatment that the sentence is about, if it is about nothing else. */
function treatmentOf(
  { text, start, rest }: { readonly text: PublicText; readonly start: number; readonly rest: string },
  { neededBy, byInterventions }: Look,
  { site, lookups }: Pick<RuleInput, 'site' | 'lookups'>,
): string | undefined {
  const { sentence, named, owner, treated, question } = lookups.subjectAt(text, start);
  const [own] = ITS_TREATMENT.exec(rest) ?? [];
  const isNamed = ({ names }: PricedItem) =>
    names.some((name) => own === undefined || own.includes(name.toLowerCase()));
  const others = named.filter((item) => !item.names.some((name) => ASSESSES.test(name)) && isNamed(item));
  const around = [owner ?? treated].flatMap((item) => item ?? []);
  const items = others.length > 0 || own !== undefined ? others : around;
  const needsIt = ({ path: [part, slug], names }: PricedItem) =>
    names.some((name) => neededBy(name.toLowerCase()) !== undefined) ||
    (byInterventions && part === 'catalogue' && isIntervention(site, `${slug}`) && !isMedicalCare(site, `${slug}`));
  const [first] = items;
  if (first && items.every(needsIt)) return `“${first.names[0]}”`;
  return others.length === 0 ? neededBy(own ?? `${sentence} ${question}`) : undefined;
}
