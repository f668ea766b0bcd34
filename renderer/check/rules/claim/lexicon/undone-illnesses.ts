/** Illnesses that a treatment is said to undo, and parts of the body that it is said to grow again: 'reverses gum disease'. */
import { namesComplaint, REMOVABLE } from './complaints.ts';
import { anyOf, isNotAsserted, type Lexicon } from './lexicon.ts';

/** Up to six words, as far as the next preposition or verb: 'type 2 diabetes', 'dozens of cases of gum disease' */
const OBJECT =
  "(?: (?!and\\b|or\\b|with\\b|without\\b|in\\b|by\\b|so\\b|to\\b|at\\b|for\\b|after\\b|before\\b|when\\b|if\\b|that\\b|is\\b|are\\b)[\\w'-]+){1,6}";
const LOST = '(?:(?:your|the|their|his|her|lost|damaged|worn|missing|new|thinning) )*';
/** What grows again or heals only in part, if at all: https://www.nhs.uk/conditions/osteoarthritis/, /hair-loss/ and /osteoporosis/. */
const PART =
  '(?:cartilage|dis[ck]s?|bones?(?! grafts?)|joints?|hair(?! transplant)|follicles|nerves?|enamel|gums|eyesight|hearing)';

const HAS_PART = new RegExp(PART);

export const UNDONE_ILLNESSES: Lexicon = {
  words: anyOf(
    `(?:revers(?:e|es|ed)|halts|undo(?:es)?|eliminates?|eradicates?|banish(?:es)?|ends|puts? an end to|gets? rid of|wipes? out)${OBJECT}`,
    "makes?(?: (?!it\\b|them\\b)[\\w'-]+){1,4} (?:disappear|vanish|go away)",
    `(?:regrows?|rebuilds?|regenerates?|repairs? (?:damaged|worn|lost)) ${LOST}${PART}`,
  ),
  harmless: (context) => {
    const { before, word, after } = context;
    const object = word.replace(/^\S+ /, '');
    return (
      isNotAsserted(context) ||
      !(namesComplaint(object) || HAS_PART.test(object)) ||
      TAKEN_OFF.test(object) ||
      UNSURE.test(`${before}${word}`) ||
      OTHER_CAUSE.test(`${before}${word}${after}`)
    );
  },
};

/** Things that a visit really removes, and words for things other than illnesses */
const TAKEN_OFF = new RegExp(
  `\\b(?:${REMOVABLE}|parasites?|bacteria|ink|decay\\w*|caries|hairs|noise|signs?|spots?|marks?|colour|pigment\\w*|veins?|lines?|problems?|conditions?|cigarettes?|smoking|habits?|tension|stress|overdose)\\b`,
);
const UNSURE =
  /\b(?:some|few|often|usually|sometimes|can|could|may|might|should|if|whether|unless|until|not|never|no|help|helps|try|aim|hope|want|wants|way to|stud(?:y|ies)|trials?|research|rarely|partly|partially)\b/;
/** What the body, an operation or the client’s own life does */
const OTHER_CAUSE =
  /\b(?:operations?|surgery|surgeons?|surgical|transplant\w*|graft\w*|vaccin\w+|antibiotics|insulin|the body|bod(?:y|ies)|nature|by (?:itself|themselves)|weight loss|losing weight|giving up|doctors say|trials?|stud(?:y|ies)|research|advert\w*|claims?|promis\w+|myth)\b/;
