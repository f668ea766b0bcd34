import { clauseBefore, isPronoun } from './clauses.ts';
import { COMPARATIVE, GOOD, STATES } from './effect-words.ts';
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { isAboutIllness, namesComplaint, namesIllness, namesResult, namesTreatment } from './subjects.ts';

/** The good that is said to last; without it, “permanent” describes a tooth, a scar, a lens or a member of staff. */
const BENEFIT =
  /\b(?:rid|remov\w+|cure[sd]?|fix(?:e[sd])?|correct\w*|straighten\w*|whiten\w*|gone|ends?|ended|eliminat\w+|solv\w+|improv\w+|restor\w+|reliev\w+|reduc\w+|free|stop\w*|smooth\w*|tighten\w*|lift\w*|goodbye|lose|disappear\w*|banish\w*|vanish\w*|clear\w*|quiet\w*|silenc\w*|better|straight|white|younger|go(?:es)? away|stays? away)\b/;
const HARM =
  /\b(?:caus\w+|leav\w+(?! and\b)|lead(?:s|ing)? to|risks?|result(?:s|ing)? in|damag\w+|harm\w*|suffer\w*|without|prevent\w*)\b/;
const IRREVERSIBLE = /\b(?:irreversib\w+|cannot be (?:undone|reversed)|think|consider|decide|careful)/;

/** 'Our method changes your body permanently': ageing changes it as well. */
const CHANGES = /\b(?:chang(?:es?|ed)|transform\w*|reshap\w+|reset(?:s|ting)?|rewir\w+|retrain\w*) /;

/** 'a permanent end to arthritis' */
const END = /^ (?:end|relief|cure|solution|answer|freedom|farewell|goodbye|fix|remedy)\b/;

/** 'Your back pain is banished permanently' */
const GOT_RID = /\b(?:banish\w*|cured?|gone|removed?|stopped|solved|ended|disappears?|eliminated|away) $/;

/** A permanent result: 'Permanent relief', 'the effect is permanent', 'get rid of it permanently'. */
export const PERMANENCE: Lexicon = {
  words: anyOf('permanent(?:ly)?|irreversibl[ey]|everlasting(?:ly)?|eternal(?:ly)?'),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isAboutOthers(context) ||
    (isAboutIllness(context) && !END.test(context.after) && !GOT_RID.test(context.before)) ||
    !isPermanentBenefit(context),
};

const A_GAIN = new RegExp(`^ (?:${GOOD}|${STATES}|${COMPARATIVE})\\b`);

function isPermanentBenefit(context: WordContext): boolean {
  const { word, before, after } = context;
  const clause = clauseBefore(context);
  if (HARM.test(clause) || IRREVERSIBLE.test(after) || /\b(?:semi[ -]|(?:may|might|could) be )$/.test(before))
    return false;
  if (/^permanently|ly$/.test(word))
    return (
      A_GAIN.test(firstWords(after)) ||
      BENEFIT.test(clause) ||
      BENEFIT.test(firstWords(after)) ||
      (CHANGES.test(clause) && namesTreatment(before))
    );
  if (END.test(after)) return true;
  const described = firstWords(after);
  if (/^ [a-z]/.test(after) && !/^ (?:and|or|but|in|for|with|after|from|if|because)\b/.test(after))
    return (
      (namesResult(described) || A_GAIN.test(described)) && !namesIllness(described.replace(/\bweight loss\b/, ''))
    );
  return namesResult(clause) || isPronoun(clause);
}

/** The words directly after: ' relief from back pain' → ' relief from back'. */
const firstWords = (after: string): string => /^(?: [\w'-]+){0,3}/.exec(after)?.[0] ?? '';

const ENDED =
  '(?:gone|(?:done|finished) with|freedom|goodbye|farewell|rid|cure[sd]?|remov\\w+|[a-z]+-free|free (?:of|from)(?! charge)|eras\\w+|peace|silence|leaves?(?: behind)?|loses?|forget|relie\\w+|ends?|ended|stops?|stopped|heals?|healed|clears|cleared|sorts|sorted|settle[sd]?|puts? (?:[a-z]+ ){1,3}right|solve[sd]?|fix(?:e[sd])?|lasts?|lasting|banish\\w*|disappear\\w*|vanish\\w*|eliminat\\w+|correct(?:s|ed)?|straight\\w*|white\\w*|smooth\\w*|away|off)';
const FOR_EVER =
  '(?:for ?ever|for evermore|for all time|for keeps|(?:for )?as long as you live|until you die|until the end of your (?:days|life)|once and for all|never to return|(?:for )?a lifetime|for life|(?:for )?the rest of (?:your|its|their) (?:life|lives|days)|for good(?! \\w+ing\\b|(?: [a-z-]+)? (?:reasons?|measure|health|oral|hygiene|results?)\\b))';

const NOBODY =
  '(?:nobody|no ?one|not one of our [a-z]+|none of our [a-z]+|no (?:dog|cat|pet|patient|client|person|child|customer|owner))';

/** An end that is called final: 'say goodbye to back pain for ever', 'you will never need glasses again'. */
export const FINALITY: Lexicon = {
  words: anyOf(
    `(?:${ENDED}(?: [\\w'-]+){0,6}?|(?!free of charge)${STATES}(?: (?!that\\b)[\\w'-]+){0,5}?),? ${FOR_EVER}`,
    `(?:(?:is|are) yours|(?:stays?|remains?) (?:that way|like that|so)) ${FOR_EVER}`,
    '(?:hair|teeth|smiles?|sight|skin|legs) for (?:life|ever)',
    'forget (?:about )?(?:your |all |the )?[a-z-]+(?: [a-z]+)?',
    '(?:stays?|remains?) (?:gone|cured)|(?:a|your) (?:lifetime|life) (?:without|free (?:of|from)) (?:[a-z]+ ){0,2}[a-z]+',
    "never (?:need|have|worry|wear|suffer|come|comes)(?: [\\w'-]+){0,5} (?:again|back)",
    'never returns?|never comes? back',
    'never another [a-z]+',
    '(?:not one|not a single) [a-z]+(?: [a-z]+)? will (?:ever )?(?:show|remain|return|come back|be left|grow back)',
    '(?:results?|effects?|relief|improvement|smoothness|sight|smile) (?:that |which |will )?never (?:fades?|wears? off|ends?|wanes?|stops?)',
    '(?:not a single|not one|no) [a-z]+(?: [a-z]+)? (?:has|have) (?:ever )?(?:come back|returned|failed|relapsed|grown back|recurred)',
    `(?:say|wave|bid|kiss) (?:goodbye|farewell|adieu) to|goodbye|farewell|(?:see|seen) the (?:last|back|end) of|put (?:your|the|that) [a-z]+(?: [a-z]+)? behind you|(?:rid|free) yourself of|this is the end of|(?:puts? )?an end to`,
    '(?:do|does|will) not (?:return|recur|reappear|come back)',
    "(?:will|'ll) (?:be|stay|remain|keep) (?!with)(?:[a-z-]+ ){1,2}(?:for life|for ?ever|for good|all your life)",
    'no [a-z]+(?: [a-z]+)?,? ever(?= *(?:$|[.,!]))',
    `forever (?:free|rid|gone|cured|smooth)`,
    "(?:will|can|could|'ll) never (?:[\\w'-]+ ){1,5}again",
    "never (?!(?:to|this|so|as|pay|queue|miss|forget|share|ask|book|ring|call) )(?:[\\w'-]+ ){1,5}again",
    "(?:will not|won't|cannot|can't) (?:ever )?(?:come back|return|grow back|trouble you(?: again)?)",
    'lasting (?:cure|end|solution|freedom)',
    'never (?:grows?|reappears?)(?: back)?',
    "(?:will|'ll) never (?:need|have (?:to|another)|suffer|feel|limp|hear|worry|see|wear|struggle)(?! (?:wait|queue|count|weigh|cook|starve|go hungry|share|fill|pay|ask|explain|call|repeat|be|tell|us|from)\\b)(?: [\\w'-]+){1,6}?",
    "(?:will|'ll) never [a-z]+ again|no [a-z]+ (?:will )?ever [a-z]+ (?:you |them |him |her )?again",
    `${NOBODY}(?! (?:can|could|may|should|will) (?:promise|guarantee|say|know|tell|claim)\\b)(?: (?!(?:wait|ring|call|ask|pay|press|push|sell|explain|book|need)s?\\b)[\\w'-]+){0,8}? (?:ever (?:had|has|felt|feels|been|regretted|complained|regrets|complains|suffers|needs?|gets?)|has ever|again|leaves?(?: us)? with|disappointed)`,
    '(?:life-?long|life-?time|eternal|everlasting|endless) (?:cure|relief|results?|solution|freedom|effects?|protection|correction|straightness|smoothness)',
    "(?:never again|no more) (?:[\\w'-]+ ){1,3}- ever",
  ),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isAboutOthers(context) ||
    (/\bnever\b/.test(context.word) && /\b(?:we|i)\b(?: [a-z]+)? ?$/.test(context.before)) ||
    isForATime(context) ||
    isLasting(context) ||
    LOST.test(context.before) ||
    isOtherFarewell(context) ||
    /^,? (?:but|because)\b/.test(context.after) ||
    // The item of a list of what a treatment cannot do: 'Last for good'.
    (context.before === '' && context.word.startsWith('last ')) ||
    /\b(?:may|might|could|some|if|in others)\b/.test(context.before),
};

/** 'It will not return before the autumn', 'it will not come back for at least a year': how long an effect lasts */
const isForATime = ({ word, after }: WordContext): boolean =>
  /(?:return|recur|reappear|come back|grow back)$/.test(word) &&
  /^ (?:(?:again )?(?:before|until|within)|for (?:about |around |at least |up to |some )?(?:\d|an? |one|two|three|four|five|six|ten|twelve|several|many|months|years|weeks))(?! (?:you die|ever))/.test(
    after,
  );

/** 'Lost sight is gone for good', 'your details are removed for good' */
const LOST =
  /\b(?:loss|(?<!weight )lost|sight|hearing|nerves?|bone|enamel|cells?|periods|eggs|ovar\w+|details|data|records?|account|address|months?|weeks?|days?|years?|time|chance|window)\b/;

/** 'Say goodbye to the receptionist': only a complaint, or what it makes necessary, is to go. */
const isOtherFarewell = ({ word, before, after }: WordContext): boolean =>
  (word.startsWith('forget') && before !== '') ||
  (/ yours /.test(word) && !OWN_BODY.test(before)) ||
  (/^(?:say|wave|bid|kiss|goodbye|farewell|put|rid|free|this|an|forget)\b/.test(word) &&
    !FINAL.test(word) &&
    !UNWANTED.test(`${word}${after}`) &&
    !namesComplaint(`${word}${after}`)) ||
  (/ not (?:return|recur|reappear|come back)$/.test(word) &&
    (!namesComplaint(before) || /\b(?:usually|often|most)\b/.test(before)));

const OWN_BODY = /\b(?:tooth|teeth|smiles?|skin|hair|head|sight|hearing|figure|legs|looks?|results?|brows|lashes)\b/;
const FINAL = new RegExp(`\\b${FOR_EVER}`);
const UNWANTED =
  /\b(?:hair|razors?|shav\w+|wax\w*|glasses|lenses|tablets|painkillers|crutch\w*|braces?|dentures?|tattoos?)\b/;

/** 'The scar lasts for ever' */
const isLasting = (context: WordContext): boolean => context.word.startsWith('last') && isAboutIllness(context);
