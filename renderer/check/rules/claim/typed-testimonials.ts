/** Words of clients that are written as text: '“I sleep again.” – Helen, 52', 'as Karen told us: “…”'. */
import { proseOf } from '../about/prose.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt } from './find-words.ts';
import { CLIENT_NAME, FEEDBACK, MANY, NAME, PERSON, SAYS, SOMEBODY, USE } from './lexicon/speakers.ts';
import { isOpinion, isOwnExperience, isPraise, isStory, type Quotation, quotationsIn } from './quotations.ts';
import { reportedPraiseIn } from './reported-praise.ts';

const pattern = (source: string): RegExp => new RegExp(source, 'u');

/** A way to attribute words, and the words that it makes a testimonial. The group “who” is the speaker. */
interface Attribution {
  readonly before?: readonly RegExp[];
  readonly after?: readonly RegExp[];
  /** Matched against the last sign of the quotation and the words after it. */
  readonly tags?: readonly RegExp[];
  readonly isTestimonial: (quotation: Quotation) => boolean;
}

const CLIENT = `(?<who>${CLIENT_NAME}|${SOMEBODY})`;
const NAMED = `(?<who>${NAME})`;

const hasOpinion = (quotation: Quotation): boolean =>
  isPraise(quotation) || isOwnExperience(quotation) || isStory(quotation);

const ATTRIBUTIONS: readonly Attribution[] = [
  {
    before: [
      // 'A farmer from Walkington told Joan: “…”', 'As one client put it last week: “…”'
      pattern(`${CLIENT}[^:;]{0,60}?\\b${SAYS}\\b[^:;]{0,80}[:,]? ?$`),
      pattern(`(?:[Ii]n the words of|[Aa]ccording to) ${CLIENT}[^:;]{0,40}[:,]? ?$`),
    ],
    after: [
      // '“…,” says the mum of Noah', '“…,” Peter from Windermere told the paper', '“…” is how one reviewer described Rosa'
      pattern(`^[,:]? ?(?:so |thus )?\\b${SAYS}\\b (?:[a-z]+ ){0,2}?${CLIENT}`),
      pattern(`^[,:.]? (?:(?:[Tt]his |[Tt]hat )?(?:is|was) (?:how|what) |so )?${CLIENT}[^.:§]{0,40}?\\b${SAYS}\\b`),
      pattern(`^.{0,30}\\b(?:is|was) (?:how|what) ${CLIENT}[^.:§]{0,30}?\\b${SAYS}\\b`),
      pattern(
        `^,? (?:according to|was the verdict of) (?<who>${NAME}|${SOMEBODY}|\\p{Ll}+ (?:${PERSON}|sister|brother|friend)s)`,
      ),
      // '“…” (Anna, mother of twins)', '“…” A teacher, 43'
      pattern(`^ ?(?:[–—-] ?|\\(|)(?<who>(?:[Aa] |[Tt]he )?[\\p{L}’' -]{3,40}, (?:aged )?\\d\\d)\\b`),
      pattern(`^ ?(?:[–—-] ?|\\()(?<who>${SOMEBODY}|(?:\\p{L}+ ){0,2}\\b${PERSON}\\b)`),
      pattern('^ ?(?:[–—-] ?|\\()(?:\\p{L}+ ){0,2}[Rr]eview\\b'),
      // '“…” Thank you, Angela T., for the card!', '“…” The Fletchers are delighted.'
      pattern('^ Thank(?:s| you)\\b.*(?:words?|card|letter|note|message|review|\\p{Lu}\\p{Ll}+)'),
      pattern(`^ ${CLIENT}[^.]{0,40}\\b(?:delighted|thrilled|grateful|over the moon|happy|proud|amazed|speechless)\\b`),
    ],
    tags: [
      // '“…,” confides Rachel from Oakham', '“…,” a couple from Penrith assured us'
      pattern(`^[,!?.] (?:so |thus )?[a-z]{3,}(?:s|d|t|ote|old) ${CLIENT}`),
      pattern(`^[,!?.] [a-z]{3,}(?:s|d|ote|old) (?:[a-z]+ )?${PERSON} ${NAMED}`),
      pattern(`^[,!?.] ${CLIENT}[^.:§]{0,30}? [a-z]{3,}(?:s|d|ote|old) (?:us|me|our|the|her|him|\\p{Lu})`),
    ],
    isTestimonial: () => true,
  },
  {
    before: [
      // 'Dave says it best: “…”', 'Here’s what Linda thinks: “…”'
      pattern(`${NAMED}(?! (?:often|sometimes|usually|always)\\b)[^:;]{0,20}? ${SAYS}\\b[^:;]{0,40}[:,]? ?$`),
      // 'Peter, 58, could hardly tie his shoes: “…”', 'Ask Derek from Thirsk: “…”'
      pattern(`${CLIENT}[^:;]{0,60}: ?$`),
    ],
    after: [
      pattern(`^,? ?(?:so )?${SAYS} ${NAMED}`),
      pattern(`^,? ${NAMED} (?:[a-z]+ )?${SAYS}\\b`),
      // '“…” – Helen', '“…” (Sophie, Scarborough)', '“…” Gareth, Melton Mowbray'
      pattern(`^ ?(?:[–—-] ?|\\()${NAMED}(?:[,)]|\\.?$)`),
      pattern(`^ ${NAMED}(?:, (?:${NAME})| from ${NAME}|)\\.?$`),
      // '“…” Julia, regular since 2018', '“…,” were her words'
      pattern(`^ ${NAMED}, (?:(?:a|an|our|the) )?(?:[a-z-]+ ){0,2}${PERSON}\\b`),
      pattern('^,? (?:were|was|are) (?:her|his|their) (?:[a-z]+ )?(?:words?|verdict|comments?|summary|reaction)\\b'),
      // '“…” Posted by Luke on our page.', '“…” Anil’s words, not ours.', '“…” Read Priya’s story.'
      pattern(`^ (?:[Pp]osted|[Ww]ritten|[Ss]ent|[Ll]eft|[Ss]hared) (?:in )?by (?<who>${NAME}|${SOMEBODY})`),
      pattern(`^ ${NAMED}[’']s words\\b`),
      pattern('^ (?:Read|Watch|See|Hear|Meet)\\b.*(?:stor(?:y|ies)|’s (?:film|video|words))'),
    ],
    isTestimonial: hasOpinion,
  },
  {
    // 'From a thank-you letter: “…”'
    before: [
      pattern(`${FEEDBACK}[^.;]{0,60}: ?$`),
      pattern('\\bour word for it: ?$'),
      pattern(`${SOMEBODY}[^.;]* ${SAYS}\\b[^:]*: ?$`),
    ],
    isTestimonial: hasOpinion,
  },
  {
    before: [
      // 'Our clients call us “…” and “…”', 'Comments such as “…”', 'Janet in Kirkby called us “a godsend”'
      pattern(`${CLIENT}.*\\b${USE}\\b`),
      pattern(`${MANY}.*\\b${USE}\\b`),
      pattern(`${FEEDBACK}.*\\b(?:like|such as|read|say|saying|speak)\\b`),
      pattern(`${FEEDBACK} (?:was|is|were|are) `),
    ],
    after: [
      // '“…” are the words that we hear most', '“…” is what families tell us', '“…” make our week'
      pattern('\\b(?:we|you) (?:[a-z]+ )?(?:hear|get|read|are told)\\b'),
      pattern(`${MANY}.*\\b${USE}\\b`),
      pattern('\\b(?:makes?|made) our (?:day|week|month|year)'),
    ],
    isTestimonial: isPraise,
  },
];

/** 'If a clinic tells you “…”', 'nobody will say “…”', 'your GP may say “…”', 'reviews that say “…” tell you little' */
const NOT_SAID =
  /\b(?:[Ii]f|[Uu]nless|[Ww]hether|[Nn]obody|[Nn]o one|[Nn]ever|[Aa]nyone|[Aa]nybody|[Ww]hoever|[Ss]omeone who|[Bb]eware|[Dd]on[’']t say|[Dd]o not say|used to say|that say|(?:is|are|was|were|be|been|it) (?:called|described|known)|(?:may|might|can|could|should|would|will)(?: [a-z]+)? (?:say|tell|write|call|read|hear|think|describe|use|mean))\b/;
/** 'A child who says “…”', 'when a teacher says “…”': what is said in general */
const IN_GENERAL =
  /\b(?:(?:[Aa]|[Aa]ny|[Ee]very|[Ee]ach|[Ss]omebody|[Ss]omeone|[Cc]hildren|[Pp]eople|[Tt]hose)(?: [a-z]+)? (?:who|that)|[Ww]hen(?:ever)?(?: [a-z]+){1,3}?) (?:says?|calls?|tells?|thinks?|writes?|hears?|are told)\b/;
/** '“…” describes the feeling' */
const SENSATION =
  /\b(?:feeling|feels|pain|sensation|sting|sound|taste|smell|warmth|heat|pulse|noise|like an? (?:rubber|elastic))\b/i;
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
  return ATTRIBUTIONS.some(
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
