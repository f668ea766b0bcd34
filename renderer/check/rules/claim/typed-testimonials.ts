/** Words of clients that are written as text: '“I sleep again.” – Helen, 52', 'as Karen told us: “…”'. */
import { proseOf } from '../about/prose.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt } from './find-words.ts';
import { attributions } from './lexicon/attributions.ts';
import { isOpinion, isOwnExperience, isPraise, type Quotation, quotationsIn } from './quotations.ts';
import { reportedPraiseIn } from './reported-praise.ts';

/** 'If a clinic tells you “…”', 'nobody will say “…”', 'your GP may say “…”', 'reviews that say “…” tell you little' */
const NOT_SAID =
  /\b(?:[Ii]f|[Uu]nless|[Ww]hether|[Nn]obody|[Nn]o one|[Nn]ever|[Aa]nyone|[Aa]nybody|[Ww]hoever|[Ss]omeone who|[Bb]eware|[Dd]on[’']t say|[Dd]o not say|used to say|that say|(?:is|are|was|were|be|been|it) (?:called|described|known)|(?:may|might|can|could|should|would|will)(?: [a-z]+)? (?:say|tell|write|call|read|hear|think|describe|use|mean))\b/;
/** 'A child who says “…”', 'when a teacher says “…”': what is said in general */
const IN_GENERAL =
  /\b(?:(?:[Aa]|[Aa]ny|[Ee]very|[Ee]ach|[Ss]omebody|[Ss]omeone|[Cc]hildren|[Pp]eople|[Tt]hose)(?: [a-z]+)? (?:who|that)|[Ww]hen(?:ever)?(?: [a-z]+){1,3}?) (?:says?|calls?|tells?|thinks?|writes?|hears?|are told)\b|^An? (?:[a-z]+ ){1,4}says(?! ?:)/;
/** 'People describe the feeling as “warm”' */
const SENSATION =
  /\b(?:describe|call|compare|like)\w*\b[^.]*\b(?:feeling|feels|pain|sensation|sting|sound|taste|smell|warmth|heat|pulse|noise|like an? (?:rubber|elastic))\b/i;
/** Those who speak for the clinic, or for science: 'our receptionist Bea', 'Professor Hall', 'Dr Osei'. */
const AUTHORITY =
  /\b(?:(?:[Oo]ur|[Yy]our|[Mm]y) (?:[a-z-]+ ){0,2}(?:receptionist|manager|founder|director|apprentice|assistant|colleague|nurse|doctor|dentist|vet|surgeon|physio|groomer|team|grandmother|grandfather|mum|mother|nan|[a-z]+(?:ist|path|ician|itian|practor))|Professor|Prof|Dr|Sir|Dame|Saint|St|King|Queen|President|Minister) ?(?:\p{Lu}[\p{Ll}]+ ?)?$/u;

/** Reports quotations of clients outside `testimonials`, which records their source and the consent. */
export const typedTestimonials = ({ publicTexts, site: { people } }: RuleInput): readonly RuleFinding[] => {
  const team = new Set(Object.values(people).flatMap(({ name }) => name.split(' ').filter((part) => part.length > 2)));
  return proseOf(publicTexts)
    .filter(({ kind }) => kind !== 'testimonial' && kind !== 'journal')
    .flatMap((text) => {
      const span = quotationsIn(text.text).find((one) => isTestimonial(one, text, team)) ?? reportedPraiseIn(text.text);
      return span
        ? [
            findingAt(
              { text, span },
              `“${shortened(text.text.slice(span.at, span.at + span.length))}” quotes a client, but no source, date and consent are recorded.`,
              'Add the words to “testimonials” with their source, date and consent, and show them in a section, or remove them.',
            ),
          ]
        : [];
    });
};

function isTestimonial(quotation: Quotation, { text }: PublicText, team: ReadonlySet<string>): boolean {
  const { before, after } = quotation;
  if (!isOpinion(quotation) || NOT_SAID.test(before) || IN_GENERAL.test(before) || SENSATION.test(`${before} ${after}`))
    return false;
  // Words that stand alone have no speaker, but nobody else says 'my'.
  if (text.length === quotation.length) return isPraise(quotation) && isOwnExperience(quotation);
  return attributions().some(
    (attribution) =>
      attribution.isTestimonial(quotation) &&
      [
        ...(attribution.before ?? []).map((one) => one.exec(before)),
        ...(attribution.after ?? []).map((one) => one.exec(after)),
        ...(attribution.tags ?? []).map((one) => one.exec(`${quotation.words.at(-1)}${after}`)),
      ].some((match) => match && !isOfTeam(match, team)),
  );
}

/** The words of a person who works for the clinic are no review. */
const isOfTeam = ({ input, index, groups: { who = '' } = {} }: RegExpExecArray, team: ReadonlySet<string>): boolean =>
  who.split(/[^\p{L}-]+/u).some((part) => team.has(part)) ||
  AUTHORITY.test(input.slice(0, input.indexOf(who, index)).concat(/^\p{Lu}/u.test(who) ? '' : who));

const MAX_SHOWN = 60;
const shortened = (words: string): string => (words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words);
