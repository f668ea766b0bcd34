/**
 * Tests that are said to find everything, to rule an illness out, or to find a cancer before it shows. No test does the first
 * two: an advertisement must not imply that one is enough for a diagnosis (ASA A17-389426 Bluecrest Health Screening Ltd, on
 * tests for prostate and ovarian cancer). Of the third, the NHS offers screening only for the cancers of the bowel, breast and
 * cervix (and, for smokers, of the lung); in the trial UKCTOCS, finding ovarian cancer earlier saved no lives (https://pmc.ncbi.nlm.nih.gov/articles/PMC10542866).
 */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon } from './lexicon.ts';

const TEST =
  '(?:(?:oct |mri |ct |body |eye |blood |skin |health |full |3d |retinal |ultrasound |heart |mole |foot |knee |back |hearing |dental |well-(?:wo)?man )*(?:scans?|tests?|screening|screens?|ultrasound|x-rays?|mammograms?|examinations?|check-?ups?|checks?|mri|oct|camera|dermoscopy|mapping)|(?:health|blood|hormone|wellness|cancer|screening|genetic|dna|tumour marker) (?:profiles?|panels?|mots?|packages?|assessments?)|(?<=\\b(?:our|the|this|full|complete) )(?:panel|profile)s?)';
const THE = '(?:the|our|this|a|an|one|such a|each|every)';
const FINDS =
  '(?:finds?|shows?|notices?|detects?|reveals?|spots?|sees?|catch(?:es)?|discovers?|picks? up|identif(?:y|ies)|uncovers?|rules? out|excludes?)';
const ILLS =
  '(?:diseases?|conditions?|problems?|cancers?|tumou?rs?|illness(?:es)?|abnormalit(?:y|ies)|disorders?|allerg(?:y|ies)|intolerances?|defects?|faults?|infections?|injur(?:y|ies)|fractures?|tears?|ruptures?|cavit(?:y|ies)|melanomas?|lumps?|lesions?|polyps?|cracks?)';
const NAMED_ILLS =
  '(?:(?:the|any|early) )*(?:glaucoma|diabetes|cataracts?|melanomas?|(?:[a-z]+ )?cancers?|fractures?|heart disease|osteoporosis)';
/** Cancers for which no screening is known to save lives, or none is offered to everybody. */
const UNSCREENED = '(?:ovarian|pancreatic|prostate|brain|kidney|liver|stomach|womb|every|any) cancers?';
/** 'heart disease', 'cancer', but not 'a fracture', which a picture can rule out */
const SERIOUS = '(?:any )?(?:[a-z]+ )?(?:cancers?|tumou?rs?|melanomas?|diseases?|illness(?:es)?)';

/** 'A clear scan', 'a blood test that comes back negative' */
const NOTHING_FOUND = `(?:(?:normal|clear|clean|negative|good) (?:[a-z-]+ )?(?:${TEST}|results?|ecgs?|psa|swabs?|smears?|samples?)(?: results?)?|(?:${TEST}|results?|ecgs?|swabs?|smears?|samples?) (?:that|which) (?:is|are|comes? back|turns? out) (?:normal|clear|clean|negative|good))`;

/** 'It', 'we', 'our mole mapping': what finds a cancer, whatever it is called. */
const ANYTHING = '(?:it|this|we|(?:our|the|this) (?:[a-z-]+ ){0,3}[a-z-]+)';
const DETECTS = '(?:finds?|detects?|spots?|catch(?:es)?|discovers?|picks? up|identif(?:y|ies)|uncovers?)';
const CANCERS = '(?:[a-z]+ )?(?:cancers?|tumou?rs?|melanomas?)';
const BEFORE_SYMPTOMS =
  '(?:(?:long|years|months|well) )*before (?:(?:the|any|first|there are|you have|you notice|you feel) )*(?:symptoms?|signs?|anything)';
const EARLY = `(?:early|in (?:good )?time|soon enough|(?:at|in) (?:an?|its|the) (?:very )?earl(?:y|iest) (?:possible )?stages?|${BEFORE_SYMPTOMS})`;

export const FAULTLESS_TESTS: Lexicon = {
  words: anyOf(
    // 'The scan finds every eye disease'
    `${TEST} (?:(?:will|can|always|reliably) )*${FINDS} (?:every|all|each|any and every)(?: (?:the|single|possible|known|of the))*(?: [a-z-]+){0,2} ${ILLS}`,
    // 'With the scan, nothing is missed'
    `(?:with|after|thanks to|because of|in) (?:${THE} )?${TEST},? (?:nothing|no (?:[a-z]+ )?${ILLS}) (?:(?:is|are|was|will|gets|can|goes|remains?|slips?)(?: ever)?(?: be)? (?:missed|overlooked|undetected|unnoticed|undiscovered|hidden|through)|escapes? (?:us|you|it))`,
    `(?:nothing|no (?:[a-z]+ )?${ILLS}) (?:escapes?|slips past|gets past|is missed by|stays hidden from|hides from) ${THE} ${TEST}`,
    `${TEST} (?:(?:never|hardly ever|does not|do not|will not|cannot) miss(?:es)? (?:anything|any [a-z ]*${ILLS}|an? (?:[a-z]+ )?${ILLS}|things?|${NAMED_ILLS})|miss(?:es)? nothing)`,
    // 'A normal blood test rules out cancer', 'a clear scan here means that you do not have cancer'
    `${NOTHING_FOUND}(?: (?!not\\b|never\\b|cannot\\b|hardly\\b)[a-z]+){0,4} (?:(?:rules? out|excludes?) (?:(?:every|all|any) (?:[a-z-]+ ){0,2}[a-z]+|${SERIOUS})|(?:means?|shows?|proves?)(?: that)? (?:(?:you (?:do not|don't|cannot) have|you have no|you are (?:free|clear) (?:of|from)|there is no) ${SERIOUS}|there is nothing wrong|you are (?:[a-z]+ )?(?:healthy|well|immune|out of danger)))`,
    // 'A good result proves that the water is harmless'
    `${NOTHING_FOUND} (?:proves|guarantees)(?: that)? [^.;,]{3,60}? (?:is|are) (?:[a-z]+ )?(?:harmless|safe|healthy)`,
    // 'A mole check rules out skin cancer', but not 'a biopsy rules out or confirms cancer'
    `${TEST} (?:(?:can|will|also|always|reliably|safely|completely) )*rules? out (?:any )?${CANCERS}`,
    // 'You can be certain that you do not have cancer', 'leave knowing that none of your moles is cancer'
    `(?:certain|sure|confident|reassured|safe in the knowledge|knowing(?: for (?:certain|sure))?)(?: that)? (?:you (?:do not|don't|cannot) have|you have no|you are (?:free|clear) (?:of|from)|none of your [a-z]+ (?:is|are)|no [a-z]+ (?:is|are)|there is no|it is (?:not|no)|your [a-z]+ (?:is|are) (?:not|free (?:of|from))) (?:an? |any )?${SERIOUS}`,
    // 'The check that notices ovarian cancer years before the first symptom does'
    `${TEST} (?:(?:that|which|will|always|reliably) )*${FINDS} ${UNSCREENED} ${BEFORE_SYMPTOMS}`,
    `(?:(?:general|full|whole|annual|yearly|senior|complete) )*(?:health|blood|body|wellness|well-(?:wo)?man) (?:profiles?|panels?|checks?|check-ups?|tests?|screens?|screening|scans?|mots?) (?:(?:that|which|will|always|reliably) )*${FINDS} cancers? ${BEFORE_SYMPTOMS}`,
    `${ANYTHING} (?:(?:will|always|reliably) )*${DETECTS} (?:(?:every|all|each|every single) ${CANCERS}|any ${CANCERS} ${EARLY})`,
    `${TEST} (?:(?:that|which|will|always|reliably) )*${FINDS} (?!bowel|breast|cervical)${SERIOUS} (?:early enough|in time|soon enough) to save (?:your|a|their)`,
    // 'Cancer is something that you can cross off the list'
    `${SERIOUS} (?:is|are) (?:something|one thing|a worry) (?:that )?you can (?:cross|tick|strike) off|(?:cross|tick|strike) ${SERIOUS} off (?:the|your)`,
    // 'If there is anything in there, the scan will show it'
    `if (?:there is|there's|you have|it is|there were) (?:anything|something|an? (?:[a-z]+ )?${ILLS})(?: [a-z]+){0,3}, ${THE} ${TEST} (?:will|would|is going to) (?:find|show|detect|reveal|spot|see|catch|discover|pick)(?: it)?(?: up)?`,
  ),
  /** 'No scan finds every disease', 'do not believe that a test finds every allergy' */
  harmless: (context) =>
    isQuestion(context) ||
    isAboutOthers(context) ||
    /\b(?:to|wants?|wanted|want|like) (?:be |feel )$/.test(context.before) ||
    (!/^(?:nothing|no) /.test(context.word) && isDenied(context)) ||
    /\b(?:almost|nearly|may|might|most|few|some|many|certain(?! (?:that|you|none|no|there)\b)|as if|wish|believe|think)\b/.test(
      `${context.before}${context.word}`,
    ),
};
