/**
 * Signs for which the NHS sends people to a doctor, an optician or a hospital, some of them at once (the pages below
 * https://www.nhs.uk/conditions/ and /symptoms/ that are named here), and words that call such a sign harmless.
 */
import { anyOf, isAboutOthers, type Lexicon } from './lexicon.ts';

const SIGNS = [
  // floaters-and-flashes-in-the-eyes, vision-loss
  '(?:flashes|flashing lights?)(?: of light)?(?: and| with|,)? (?:(?:a |an? sudden )?(?:shower of |new |more |sudden )?floaters)|(?:sudden|shower of|many new) floaters|(?:a )?(?:dark )?(?:curtain|shadow) (?:across|over|moving across|in) (?:your|the|one) (?:eye|sight|vision|eyes)|sudden(?:ly)? (?:loss of (?:sight|vision)|losing (?:your )?(?:sight|vision))',
  // back-pain
  '(?:numbness|tingling|pins and needles|numb(?:ness)?(?: feeling)?) (?:between (?:the|your) legs|around (?:the|your) (?:genitals|bottom|buttocks|back passage)|in the saddle area)',
  // chest-pain, stroke
  '(?:chest pains?|pain in (?:the|your) chest|(?:a )?(?:drooping|droopy) face|slurred speech)',
  // coughing-up-blood, blood-in-urine, bleeding-from-the-bottom-rectal-bleeding, post-menopausal-bleeding
  '(?:coughing up blood|blood in (?:your|the) (?:urine|pee|stools?|poo)|bleeding after the menopause)',
  // gum-disease, mouth-cancer, hearing-loss, deep-vein-thrombosis-dvt
  "(?:bleeding gums|gums that bleed|(?:an? )?(?:mouth )?ulcers? that (?:do(?:es)? not|do(?:es)?n't|will not|won't) heal|(?:an? )?(?:red|white)(?: (?:and|or) (?:red|white))? patch(?:es)? (?:in (?:the|your) mouth|on (?:the|your) tongue)|sudden (?:deafness|hearing loss|loss of hearing)|(?:an? )?(?:(?:red|hot|painful|and) )*swollen calf)",
  // breast-lump, lumps, testicular-cancer, melanoma-skin-cancer
  '(?:(?:an? )?(?:new )?lumps? (?:in|on) (?:the|your) (?:breast|neck|mouth|tongue|armpit|groin|testicles?)|(?:a )?moles? that (?:bleeds?|grows?|changes?(?: colour| shape)?))',
].join('|');

const PEOPLE = '(?:about|us|you|your gp|a doctor|your doctor|anybody|anyone|an optician|111|for)';
const HARMLESS = `(?:nothing|no reason|not worth|no need|not something|no cause) (?:to )?(?:worry|ring|call|see|phone|fret|bother|be alarmed|worrying|ringing|alarm)(?: ${PEOPLE})*|(?:is|are) (?:always |quite |perfectly |completely |entirely )?harmless|(?:goes|go|clears? up)(?: away)? (?:on (?:its|their) own|by (?:itself|themselves))|(?:sorts?|heals?) (?:itself|themselves|by itself|by themselves)(?: out)?|can (?:safely )?(?:wait|be ignored)|no cause for (?:alarm|concern)`;

/** 'Flashes and a shower of floaters look dramatic, but they are nothing to ring about' */
export const TRIVIALISED_SIGNS: Lexicon = {
  words: anyOf(`(?:${SIGNS})(?:[^.!?;]{0,60}?) (?:${HARMLESS})`),
  harmless: (context) =>
    isAboutOthers(context) ||
    // 'Nobody should think that chest pain can wait', 'chest pain is never harmless', 'some moles that change are harmless'
    /\b(?:not|never|no one|nobody|don't|do not|some|most|whether|if)\b/.test(context.before) ||
    /\b(?:never|not|cannot|rarely|usually|often|mostly|sometimes|may|might|unless)\b(?! worth| something)/.test(
      context.word.replace(SIGN, ''),
    ) ||
    /\b(?:unless|but (?:ring|call|see|go)|until|except)\b/.test(context.after),
};

const SIGN = new RegExp(`\\b(?:${SIGNS})\\b`);
const ASKS_HELP =
  /\b(?:see|ring|call|phone|worry|worried|urgent|serious|dangerous|doctor|gp|hospital|111|999|emergency|optician|optometrist)\b/;
/** 'Can chest pain wait? No.' sends people on. */
const ASKS_COMFORT = /\b(?:wait|ignore|harmless|normal|pay|charge|cost)\b/;
const PLAYED_DOWN =
  /^(?:no need|no,? (?:there is )?no need|not at all|never mind|no[,;.:]? (?:that|it|this|they) (?:is|are|will)|no[,;.:]? (?:just|only)|it can wait|do not worry)\b/;

/** Returns the sign in a question of visitors that the first words of the answer play down. */
export function playedDown(
  question: string,
  answer: string,
): { readonly sign: string; readonly words: string } | undefined {
  const [sign] = SIGN.exec(question) ?? [];
  const [words] = PLAYED_DOWN.exec(answer) ?? [];
  return sign === undefined || words === undefined || !ASKS_HELP.test(question) || ASKS_COMFORT.test(question)
    ? undefined
    : { sign, words };
}
