/**
 * Advice to do without a medicine that a doctor prescribed, whoever gives it: 'with massage you can stop taking your blood
 * pressure tablets' (CAP code 12.2: https://www.asa.org.uk/type/non_broadcast/code_section/12.html).
 */
import { anyOf, isAboutOthers, isDenied, type Lexicon } from './lexicon.ts';

const FORMS = '(?:tablets?|pills?|medicines?|medications?|drugs?|inhalers?|injections?)';
const AGAINST =
  '(?:blood[ -]pressure|heart|cholesterol|thyroid|diabetes|diabetic|asthma|epilepsy|anxiety|depression|sleeping|water|migraine|arthritis|reflux|blood[ -]thinning|cancer|mental health)';
/** Medicines that people take for years, or for an illness that does harm without them. */
const LONG_TERM = `(?:${AGAINST} ${FORMS}|antidepressants?|anti-depressants?|inhalers?|insulin|statins?|blood[ -]thinners?|beta[ -]?blockers?|antipsychotics?|lithium|warfarin|chemotherapy)`;
/** Patients of a surgeon can stop taking these after some days. */
const OTHERS = '(?:tablets?|pills?|medications?|medicines?|prescriptions?|painkillers?|pain relief|steroids?)';
const OWN =
  "(?:(?:all|any of|those|old|daily|usual) )*(?:your|their|his|her|your [a-z]+'s) (?:(?:old|daily|usual|own) )*";
const LONG = `(?:${OWN}|(?:the|all|those|any|taking|needing) )?${LONG_TERM}`;
const ANY = `(?:${LONG}|${OWN}(?:${LONG_TERM}|${OTHERS}))`;

/** Exercise may be tried instead of painkillers (NICE guideline NG226), so that it is not here. */
const THERAPY =
  '(?:massage|reflexology|reiki|acupuncture|needles|chiropractic|osteopathy|homeopathy|hypnosis|hypnotherapy|cupping|crystals)';

const STOP =
  '(?:stop (?:taking |using |needing |having )?|quit (?:taking )?|give up |do without |live without |leave out |skip )';
const DISCARD =
  '(?:(?:throw|chuck) (?:away|out) |bin |ditch |dump |forget (?:about |all about )?|(?:say|wave|kiss) goodbye to |get rid of |(?:come|get) off |retire )';
const ADVERBS = '(?:(?:soon|finally|simply|safely|then|also|now|even|at last|just) )*';
const MAY = `(?:you|they|clients|patients|people|members) (?:can|may|could|will(?: be able to)?|are able to|might as well|get to) ${ADVERBS}`;
const LETS =
  '(?:lets|helps|allows|enables|gets|let|help|allow|enable) (?:you|people|clients|patients|members) (?:to )?';
const NO_NEED =
  "(?:(?:no longer|never(?: again)?|(?:will|do) not|won't|don't) need (?:to (?:take|use) )?|need no longer (?:take|use) )";

export const DISCOURAGED_MEDICINES: Lexicon = {
  words: anyOf(
    `(?:${MAY}|${LETS})(?:${STOP}${LONG}|${DISCARD}${ANY})`,
    // As an order, but not 'skip your inhaler on the day of the test'
    `(?:throw (?:away|out)|bin|ditch|dump|forget(?: about)?|say goodbye to|get rid of|come off) ${ANY}`,
    `(?:you|they|clients|patients|members)(?: will|'ll)? ${NO_NEED}(?:${OWN}|taking )${LONG_TERM}`,
    `(?:replaces?|takes? the place of) (?:${OWN}(?:${LONG_TERM}|${OTHERS})|${LONG_TERM})`,
    `(?:makes?|making|renders?) ${ANY} (?:unnecessary|superfluous|needless|redundant|a thing of the past|history)`,
    `${OWN}(?:${LONG_TERM}|${OTHERS}) (?:can |will )?(?:(?:go(?:es)?|belongs?) in(?:to)? the bin|gathers? dust|becomes? (?:unnecessary|superfluous|history|a thing of the past)|stays? in the (?:drawer|cupboard|cabinet))`,
    `instead of ${OWN}${LONG_TERM}`,
    `${THERAPY}(?: treatment| therapy)? (?:instead of|rather than) (?:painkillers|tablets|medicines?|medication|drugs|pills)`,
  ),
  harmless: (context) => {
    const around = `${context.before} ${context.after}`.replace(WITHOUT_DOCTOR, ' ');
    return (
      context.kind === 'testimonial' ||
      isDenied(context) ||
      context.endsInQuestionMark ||
      isAboutOthers(context) ||
      PRESCRIBER.test(around) ||
      DECIDED.test(around) ||
      HEDGED.test(context.before)
    );
  },
};

/** 'Stop your blood thinners three days before': only who prescribed them may say so. */
export const PAUSED_MEDICINES: Lexicon = {
  words: anyOf(
    `(?<=^|\\u0000|(?:[.!?:;,]|and|then|please|must|should|can|may) )(?:stop|pause|leave (?:out|off)|come off|do not take)(?: taking| using)? ${LONG}`,
  ),
  harmless: (context) =>
    context.kind === 'testimonial' ||
    /\b(?:never|not|nobody|if|whether|when|unless)\b[^,;]*$/.test(context.before) ||
    PRESCRIBER.test(`${context.previous} ${context.before} ${context.after}`),
};

/** 'Without asking a doctor', 'whatever your GP says': no doctor decides. */
const WITHOUT_DOCTOR = /\b(?:without|whatever|no matter what|instead of)(?: [\w'-]+){0,3} (?:doctors?|gps?)\b/g;
/** Somebody who prescribes decides, or an operation or test needs a pause. */
const PRESCRIBER =
  /\b(?:doctors?|gps?|prescrib\w+|consultants?|[a-z]+ologists?|vets?|nurses?|pharmac\w+|surgeons?|dentists?|specialists?)\b/;
const DECIDED =
  /\b(?:reviews?|operations?|surgery|scans?|blood tests?|pause|on (?:the|that) (?:day|morning|evening)|temporarily|taper\w*|days? before|before (?:the|your|an?|we)|until)\b/;
/** 'We replace your tablets', 'please do not, whatever you read, …', 'if you forget your inhaler', 'it may help some people …' */
const HEDGED =
  /\b(?:do not|don't|never|cannot|can't|nobody|no one|nothing|not a|no substitute|if|in case|whether|some|may|might|sometimes|(?:we|he|she|they|chemist)(?: (?:can|will|also|gladly))*(?: to)? $)/;
