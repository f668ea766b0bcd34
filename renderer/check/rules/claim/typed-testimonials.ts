/** Words of clients that are written as text: '“I sleep again.” – Helen, 52', 'as Karen told us: “…”'. */
import { proseOf } from '../about/prose.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt } from './find-words.ts';

const QUOTE = '[“"][^”"]{3,300}[”"]';
/** Words that begin a sentence, and are no name. */
const NO_NAME =
  '(?!(?:The|This|That|These|Our|Your|My|If|When|As|Read|Here|Ask|Please|Most|Some|Many|Every\\w*|Nobody|It|We|You|They|He|She|One|A|An|In|On|At|For|From|And|But|So|Or|What|Who|How|Why|No|Not|People|Customers|Patients|Clients|Parents|Families|Owners)\\b)';
const NAME = `${NO_NAME}(?:(?:Mr|Mrs|Ms|Miss) )?\\p{Lu}(?:[\\p{Ll}’']+|\\.)(?: \\p{Lu}[\\p{L}’']*\\.?)?`;
const CLIENT =
  '(?:(?:[Oo]ne(?: of our)?|[Aa]nother|[Aa]n?|[Oo]ur|[Tt]he) (?:[a-z-]+ ){0,2}?(?:patient|client|customer|owner|runner|mother|mum|mam|father|dad|parent|grandmother|grandfather|granny|visitor|guest|bride|lad(?:y|ie)|gentleman|woman|man|wife|husband|couple|family|teenager|member|regular)s?)';
const CLIENTS =
  '(?:[Pp]eople|[Cc]lients|[Pp]atients|[Cc]ustomers|[Ff]amilies|[Pp]arents|[Oo]wners|[Mm]others|[Mm]ums|[Rr]egulars|[Mm]embers|[Vv]isitors|[Ee]very(?:body|one))';
/** Anybody else who speaks of an experience: 'one triathlete', 'a farmer'. */
const SOMEBODY =
  '(?:[Oo]ne|[Aa]n?|[Aa]nother) (?!doctor|nurse|dentist|vet|sign|label|poster|leaflet|letter|voice|machine|child|toddler|teacher|law|study)[a-z]+';
const SPEAKER = `(?:${NAME}|${CLIENT})`;
const SAYS =
  '(?:says?|said|writes?|wrote|told|tells|reports?|reported|raves?|raved|adds?|added|smiles?|laughs?|remembers?|recalls?|put it|puts it|has to say|rang to say|summed|sums|describes?)';
/** 'from Leeds', 'mother of twins', 'aged 44' */
const ORIGIN =
  '(?:,? (?:aged )?\\d\\d?,?| \\(\\d\\d\\))?(?:,? (?:from|of|in|who|mother|father|mum|dad) [^.:“"]{2,40}?)?';
/** What speaks for a clinic: without it, the words of many people are a worry or a question. */
const PRAISE = `\\b(?:${[
  'amazing|wonderful|kind\\w*|friendl\\w+|professional|lovely|fantastic|brilliant|great|excellent|superb|outstanding',
  'best|perfect|painless|gentle|glowing|happ\\w+|magic\\w*|angel|life-\\w+|chang(?:ed|ing)|love\\w*|thank\\w*|so patient',
  'recommend\\w*|worth|listen\\w*|finally|wish I had|confidence|again and again|every week',
]
  .join('|')
  .split('|')
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|')})`;

const PATTERNS: readonly RegExp[] = [
  // '“…” – Helen, 52', '“…” (Sophie, Scarborough)', '“…” Gareth, Melton Mowbray'
  `${QUOTE} ?(?:(?:[–—-] ?|\\()${NAME}(?:,? (?:aged )?\\d\\d\\b|, \\p{L}[^)]*|\\)|$|[.,])|${NAME}, (?:\\p{Lu}|\\d\\d))`,
  // '“…,” says Tom', '“…,” Peter from Windermere told the paper'
  `${QUOTE},? (?:${SAYS} ${SPEAKER}|${SPEAKER}(?: (?:from|of) [^.]{2,30})? ${SAYS})`,
  // 'As Karen told us: “…”', 'Mark, 44, writes: “…”', 'One dad wrote to us last month: “…”'
  `(?:${SPEAKER}|${SOMEBODY})${ORIGIN} ${SAYS}(?: [\\p{L}]+){0,6}[:,] ${QUOTE}(?<=(?:[“"][^”"]*\\b(?:I|my|me|My|You|you|We|we|our|us|They|She|He|she|he)\\b|${PRAISE}).{0,300})`,
  // '“Tooth out, no drama” – a relieved dad', '“So friendly”, “Best ever”'
  `${QUOTE}(?: ?[–—-] ?${CLIENT}|,? as (?:${SPEAKER}|${SOMEBODY})(?: [a-z]+){0,2} (?:calls?|called|puts?|says?|said|writes?|wrote)\\b)`,
  `${QUOTE}(?:,? (?:and )?${QUOTE})+(?<=${PRAISE}.{0,300})`,
  // 'Mrs P. from Tenbury: “…”'
  `${NAME}(?:, \\d\\d,?(?: [^.:“"]{2,60})?|,? from [^.:“"]{2,30}| \\([^)]{2,30}\\)): ${QUOTE}`,
  // '“…” That is how Brenda from Driffield describes her first month.', '“…” Thank you, Angela'
  `${QUOTE},? (?:[Tt]hat is (?:how|what)|[Tt]hank you,|[Tt]hanks,|[Tt]hanks to) ${NAME}`,
  // 'Our clients call us “the only people who listened”', 'Read what people say: “…”'
  `${CLIENTS}(?: [a-z]+){0,4}? (?:say|said|write|tell us|told us|call us|comment|raves?)\\b[^.“"]{0,30}(?:\\. )?${QUOTE}(?:[^.“"]{0,6}${QUOTE})*(?<=${PRAISE}.{0,300})`,
  // 'Patients tell us: it was the best decision of my life.'
  `(?:${CLIENTS}|${CLIENT}) (?:say|says|tell us|told us|wrote): [^“".]*\\b(?:I|my|me)\\b[^“".]*(?<=${PRAISE}.{0,80})`,
  // 'Mrs Todd says that the plan changed her life.', 'A happy client said that she would come every week.'
  `(?:(?:Mr|Mrs|Ms|Miss) )${NAME}(?: (?:from|of) [^.:]{2,30})? ${SAYS} that\\b[^.]*\\b(?:her|his|their|she|he|they|I)\\b`,
  `${CLIENT} ${SAYS}(?: us)? that (?:she|he|they|it|the|our)\\b[^.]*(?<=${PRAISE}.{0,80})`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Words without an experience of the speaker: '“How long will it take?” many people ask' */
const QUESTION_ONLY = /^[^“"]*[“"][^”"]*\?[”"][^“"]*$/;

/** Reports quotations of clients outside `testimonials`, which records their source and the consent. */
export const typedTestimonials = ({ publicTexts, site: { people } }: RuleInput): readonly RuleFinding[] =>
  proseOf(publicTexts)
    .filter(({ kind, text }) => kind !== 'testimonial' && kind !== 'journal' && /[“":]| that /.test(text))
    .flatMap((text) =>
      PATTERNS.flatMap((pattern) => [...text.text.matchAll(pattern)].slice(0, 1))
        .filter(({ 0: words }) => !QUESTION_ONLY.test(words) && !isOfTeam(words, people))
        .slice(0, 1)
        .map(({ 0: words, index }) =>
          findingAt(
            { text, span: { at: index, length: words.length } },
            `“${shortened(words)}” quotes a client, but no source, date and consent are recorded.`,
            'Add the words to “testimonials” with their source, date and consent, and show them in a section, or remove them.',
          ),
        ),
    );

/** The words of a person who works for the clinic are no review, unless a client says them to that person. */
const isOfTeam = (words: string, people: RuleInput['site']['people']): boolean => {
  const speaker = words.replace(/[“"][^”"]*[”"]/g, '').replace(/\b(?:to|told|about) \p{Lu}[\p{L}’']+/gu, '');
  return Object.values(people).some(({ name }) =>
    name
      .split(' ')
      .some((part) => part.length > 2 && new RegExp(`\\b${part.replace(/[^\p{L}-]/gu, '.')}\\b`, 'u').test(speaker)),
  );
};

const MAX_SHOWN = 60;
const shortened = (words: string): string => (words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words);
