/** Sentences that say that reviews are chosen by what they say: 'negative posts are hidden', 'we only show the nicest reviews'. */
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { wordFindings } from '../find-words.ts';
import { anyOf, isNotAsserted, type Lexicon } from '../lexicon/lexicon.ts';

const REVIEWS =
  '(?:reviews?|comments?|ratings?|posts?|feedback|testimonials|messages|stories)(?! (?:of|about) (?:the|an?) (?:film|book|guideline))';
const BAD =
  '(?:bad|negative|poor|unfair|unhappy|critical|nasty|unkind|low|one[ -]star|two[ -]star|three[ -]star|(?:un|dis)(?:satisfied|pleased|appointed)|moaning)';
const GOOD =
  '(?:good|happy|positive|nice|nicest|best|kind|kindest|lovely|loveliest|favourite|top|five[ -]star|glowing)';
/** 'We remove comments that name a patient' is allowed. */
const REMOVE =
  '(?:remove|delete|hide|block|suppress|erase|take (?:down|off)|leave out|filter out|weed out|screen out|do not (?:show|publish|print)|never (?:show|publish|print))';
const REMOVED = '(?:removed|deleted|hidden|blocked|erased|filtered out|left out|taken (?:down|off|offline)|not shown)';
const SHOW = '(?:show|post|print|publish|keep|share|display|pick|put up|quote|repeat)';
const WE = '(?:we|i|our team|the team)(?: (?:always|also|usually|simply))?';
const PEOPLE =
  '(?:patients?|clients?|customers?|guests|members|owners|people|families|parents|visitors|women|men|those)';
const GLAD =
  '(?:happy|satisfied|pleased|delighted|thrilled|contented|(?:who|that|whose [a-z]+) (?:did|went|are|were|got|came out|turned out|feel|felt) (?:well|happy|pleased|better|satisfied|delighted))';

const CHOSEN: Lexicon = {
  words: anyOf(
    `${WE} ${REMOVE} (?:all |any |the )?(?:${BAD} ${REVIEWS}|(?:people|anyone|${REVIEWS}) (?:who|that|with|from people who) (?:leaves?|gives?|gave|left|are|is|were|only) (?:${BAD}|(?:us )?(?:one|two|three) stars?|fewer))`,
    `${BAD} ${REVIEWS} (?:are|is|get|will be) (?:(?:always|quickly|all) )?${REMOVED}`,
    `${BAD} ${REVIEWS} come down`,
    `${REVIEWS} that are ${BAD} (?:are|get|will be) ${REMOVED}`,
    `${WE} (?:only|just) ${SHOW} (?:the |our )?(?:${GOOD}\\b|${REVIEWS} (?:that |which )?(?:we|i|make|are|say))`,
    `${WE} ${SHOW} only (?:the |our )?(?:${GOOD}\\b|${REVIEWS} (?:that |which )?(?:we|i|make|are|say))`,
    `only (?:the )?${GOOD} ${REVIEWS} (?:are|is|get|will be) (?:shown|posted|printed|published|kept|displayed)`,
    `(?:reviews|comments|testimonials) (?:that |which )?(?:we|i) (?:like|love|enjoy)(?: (?:best|most))?`,
    `${WE} (?:only |just )?(?:ask|invite|send)\\b[^.;:]*?(?:\\b(?:only|just)\\b[^.;:]*?)?\\b(?:${GLAD} ${PEOPLE}|${PEOPLE} ${GLAD})(?= only| to (?:write|leave|post|review)|[^.;:]*\\breviews?\\b)`,
    `${WE} send (?:the|our) (?:review link|questionnaire|survey|link)[^.;:]* (?:${GLAD} ${PEOPLE}|${PEOPLE} ${GLAD})`,
  ),
  harmless: isNotAsserted,
};

/** Reports sentences that say that reviews are chosen. */
export const chosenReviews = (input: RuleInput): readonly RuleFinding[] =>
  wordFindings(input, CHOSEN, {
    problem: 'says that reviews are chosen by what they say',
    help: 'Show every review, good and bad, and ask every client for one, whether pleased or not.',
  });
