import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { clauseBefore, isAboutIllness, isPronoun, namesIllness, namesResult } from './subjects.ts';

/** The good that is said to last; without it, “permanent” describes a tooth, a scar, a lens or a member of staff. */
const BENEFIT =
  /\b(?:rid|remov\w+|cure[sd]?|fix(?:e[sd])?|correct\w*|straighten\w*|whiten\w*|gone|ends?|ended|eliminat\w+|solv\w+|improv\w+|restor\w+|reliev\w+|reduc\w+|free|stop\w*|smooth\w*|tighten\w*|lift\w*|goodbye|lose|disappear\w*|better|straight|white|younger)\b/;
const HARM =
  /\b(?:caus\w+|leav\w+|lead(?:s|ing)? to|risks?|result(?:s|ing)? in|damag\w+|harm\w*|suffer\w*|without|prevent\w*)\b/;
const IRREVERSIBLE = /\b(?:irreversib\w+|cannot be (?:undone|reversed)|think|consider|decide|careful)/;

/** A permanent result: 'Permanent relief', 'the effect is permanent', 'get rid of it permanently'. */
export const PERMANENCE: Lexicon = {
  words: anyOf('permanent(?:ly)?'),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || isAboutIllness(context) || !isPermanentBenefit(context),
};

function isPermanentBenefit(context: WordContext): boolean {
  const { word, before, after } = context;
  const clause = clauseBefore(context);
  if (HARM.test(clause) || IRREVERSIBLE.test(after) || /\bsemi[ -]$/.test(before)) return false;
  if (word === 'permanently') return BENEFIT.test(clause) || BENEFIT.test(firstWords(after));
  const described = firstWords(after);
  if (/^ [a-z]/.test(after) && !/^ (?:and|or|but|in|for|with|after|from|if|because)\b/.test(after))
    return namesResult(described) && !namesIllness(described.replace(/\bweight loss\b/, ''));
  return namesResult(clause) || isPronoun(clause);
}

/** The words directly after: ' relief from back pain' → ' relief from back'. */
const firstWords = (after: string): string => /^(?: [\w'-]+){0,3}/.exec(after)?.[0] ?? '';

const ENDED =
  '(?:gone|goodbye|farewell|rid|cure[sd]?|remov\\w+|free|relie\\w+|ends?|ended|stops?|stopped|solve[sd]?|fix(?:e[sd])?|lasts?|lasting|banish\\w*|disappear\\w*|vanish\\w*|eliminat\\w+|correct(?:s|ed)?|straight\\w*|white\\w*|smooth\\w*|away)';
const FOR_EVER =
  '(?:for ?ever|once and for all|never to return|(?:for )?a lifetime|for life|(?:for )?the rest of (?:your|its|their) (?:life|lives)|for good(?! \\w+ing\\b|(?: [a-z-]+)? (?:reasons?|measure|health|oral|hygiene|results?)\\b))';

/** An end that is called final: 'say goodbye to back pain for ever', 'you will never need glasses again'. */
export const FINALITY: Lexicon = {
  words: anyOf(
    `${ENDED}(?: [\\w'-]+){0,6}?,? ${FOR_EVER}`,
    "never (?:need|have|worry|wear|suffer|come|comes)(?: [\\w'-]+){0,5} (?:again|back)",
    'never returns?',
    "(?:never again|no more) (?:[\\w'-]+ ){1,3}- ever",
  ),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isLasting(context) ||
    LOST.test(clauseBefore(context)) ||
    // The item of a list of what a treatment cannot do: 'Last for good'.
    (context.before === '' && context.word.startsWith('last ')) ||
    /\b(?:may|might|could|some|if|in others)\b/.test(context.before),
};

/** 'Lost sight is gone for good', 'your details are removed for good' */
const LOST = /\b(?:loss|lost|sight|hearing|nerves?|bone|enamel|cells?|details|data|records?|account|address)\b/;

/** 'The scar lasts for ever' */
const isLasting = (context: WordContext): boolean => context.word.startsWith('last') && isAboutIllness(context);
