/** How the words of clients are attributed: who speaks before or after a quotation, and which words then praise the clinic. */
import { lazy } from '../../../../core/lazy.ts';
import { isOwnExperience, isPraise, isStory, type Quotation } from '../quotations.ts';
import { CLIENT_NAME, FEEDBACK, MANY, NAME, PERSON, SAYS, SOMEBODY, USE } from './speakers.ts';

const pattern = (source: string): RegExp => new RegExp(source, 'u');

/** A way to attribute words, and the words that it makes a testimonial. The group “who” is the speaker. */
export interface Attribution {
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

/** Made on first use: compiling these patterns takes 40 ms, which a check without changes saves. */
export const attributions = lazy((): readonly Attribution[] => [
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
]);
