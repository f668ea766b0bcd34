/**
 * Sentences that mention a prescription-only medicine without offering it: visitors take it already, it can do harm, or
 * somebody else prescribes it.
 */
import type { WordContext } from './lexicon.ts';

/**
 * A sentence about a medicine that visitors take already, or that warns about one. 'Tell us, and you take one of our diazepam'
 * is about one that the clinic gives.
 */
export const isTakenOrWarnedOf = (context: WordContext): boolean =>
  !OURS.test(context.before) && (isTakenAlready(context) || isWarned(context));

const OURS = /\b(?:(?:one|two|half|some) of our|(?:take|get|swallow|try) our) (?:own )?$/;

/** 'If you take warfarin', 'patients on warfarin', 'take your ramipril as usual', but not 'we start most dogs on it'. */
const isTakenAlready = ({ before, after, endsInQuestionMark, isOfQuestion }: WordContext): boolean =>
  (endsInQuestionMark && EVER_USED.test(before)) ||
  (HAS_DONE_BEFORE.test(before) && HAS_DONE_AFTER.test(after)) ||
  (isOfQuestion && VISITOR_TAKES.some((pattern) => pattern.test(before))) ||
  (CONDITION.test(before) && OR_BEFORE.test(after)) ||
  (EXCLUDED.test(before) && !/\b(?:from|with) us\b/.test(after)) ||
  (TAKEN.some((pattern) => pattern.test(before)) && !/\bwe (?:\w+ )?(?:start|put|keep)\b/.test(before));

/** 'Used tretinoin in the last half-year? Then …', 'Have you ever been given isotretinoin?', 'Travelling with diazepam?' */
const EVER_USED =
  /^(?:(?:are|were|have|had|do|did) you )?(?:(?:ever|recently|already|currently|still) )*(?:used?|using|take[ns]?|taking|been (?:on|given|prescribed)|on|carry(?:ing)?|(?:travell?ing|flying) with|packing|allergic to)(?: (?!from\b|for\b)[\w',-]+){0,4} ?$/;

/** 'If mefloquine has ever given you bad dreams' */
const HAS_DONE_BEFORE = /\b(?:if|when|whenever|has|have|did|does) (?:the |your )?$/;
const HAS_DONE_AFTER =
  /^ (?:(?:has|have|had|ever|always|usually|also) )*(?:been |made?\b|makes\b|giv(?:e|es|en)\b|gave\b|upsets?\b|caus|keeps?\b|kept\b|disagree|affect|bother|trigger|worsen)/;

/** 'Take isotretinoin, or have taken it lately', in a list below “Please ring first if you” */
const CONDITION = /^\W*(?:take|use|are (?:on|taking|using)) $/;
const OR_BEFORE = /^,? or (?:have|has) (?:ever |recently )?(?:taken|used|had|been on)\b/;

const OF_VISITOR =
  '\\b(?:my|our) (?:[a-z-]+ )?(?:dog|cat|pet|rabbit|horse|pony|mare|hamster|parrot|bird|puppy|kitten|animal|mother|mum|father|dad|husband|wife|partner|son|daughter|child|baby|toddler|boy|girl|sister|brother|friend|aunt|uncle|gran|grandmother|grandfather|nan)';

/** What a visitor says in a question; a statement with the same words can praise the medicine. */
const VISITOR_TAKES: readonly RegExp[] = [
  // 'I take warfarin', 'I have a pacemaker, or take warfarin', but not 'Can I take it?' or 'I use it on lines', which a therapist writes
  /(?<!\b(?:can|could|may|should|must|shall|do|will) )\bi (?:(?:also|already|still|regularly) )?(?:take|am (?:now |currently |still )?(?:on|taking)|(?:am|have|had)\b[^.;]*?,? or (?:i )?(?:take|use|am (?:on|taking)))(?: (?!from\b|for\b)[\w'-]+){0,3} ?$/,
  // 'My dog takes phenobarbital', 'my cat has diabetes and is given insulin'
  new RegExp(
    `${OF_VISITOR}(?: has [a-z' -]{1,40} and)? (?:(?:also|already|now|still|regularly) )?(?:takes|uses|(?:is|was) (?:on|given|taking|having)|gets)(?: (?!no\\b|from\\b)[\\w'-]+){0,3} ?$`,
  ),
];

const TAKEN = [
  // 'I have had a steroid injection. Is that a problem?'
  /\bi(?: have|'ve| had| take| use| am|'m)(?: (?:just|already|recently|been))* (?:had|taken|used|given|prescribed|taking|using|on)(?: [\w',-]+){0,4} ?$/,
  // 'If you are pregnant, breastfeeding or have taken isotretinoin': the commas of a list of conditions belong to it.
  /\b(?:if|when|whether|while|who|whoever|anyone|already|currently|still)\b(?:(?!\bwe\b)[^,]|,(?=(?:,? (?!we\b)[\w'-]+){0,8},? or (?:you |they )?(?:(?:have|has|had|are|is|were|was|take|takes|use|uses)\b|(?:currently|recently|already)\b)))*\b(?:tak(?:e|es|ing|en)|us(?:e|es|ing)|(?<=(?:have|has|had) (?:ever |recently |already )?)used|on|had|given|prescribed|receiv(?:e|es|ing)|reacted to|carry(?:ing)?|(?:come|came|coming) off|swallow(?:ed|ing)?)(?: [\w',-]+){0,6} ?$/,
  // 'Anyone who is pregnant, has had isotretinoin this year, or …': each comma begins with a verb of the same subject.
  /\b(?:who|anyone|anybody|if you|you)\b[^.;]*, (?:(?:has|have|is|are) (?:ever |recently |currently )?(?:had|taken|used|been (?:given|on)|taking|using|on)|takes?|uses?)(?: [\w'-]+){0,3} ?$/,
  // 'a horse that has had flunixin'
  /\b(?:person|patient|horse|pon(?:y|ie)|mare|foal|dog|cat|cow|animal)s? (?:that|which|whom we) (?:has|have|had|is|are|was|were)(?: (?:been|had|on|given|taken|treated|with|ever|recently|just|already|a|the|dose|course|of)){1,6} $/,
  // 'We do not peel skin that has had isotretinoin within six months'
  /\b(?:not|never|cannot|nobody|\w+n't)\b[^.;]*\b(?:that|who|which|whoever)\b[^.;]*\b(?:has|have|had) (?:had|taken|used|been (?:on|given))(?: [\w'-]+){0,3} ?$/,
  /\b(?:people|patients|those|women|men|dogs|cats|pets|animals) (?:taking|on|using|treated with)(?: [\w',-]+){0,5} ?$/,
  /\b(?:(?:bring|continue|keep|carry on|skip(?! the (?:queue|wait))|miss|take)(?: [\w'-]+){0,4} (?:your|their)|stop(?:ping)?|paus(?:e|ing)|avoid)(?: [\w'-]+){0,2} ?$/,
];

/** 'Not within six months of taking isotretinoin', 'we do not treat you while you use it', 'we leave a month between the two' */
const EXCLUDED = new RegExp(
  [
    "\\b(?:not?|never|nobody|cannot|unsuitable|wait|\\w+n't)\\b[^.;]*\\b(?:(?:within|until|for|in|at least) (?:[\\w'-]+ ){1,4}(?:of|after|from|since)|while|whilst|during|until after)(?: (?:(?:you|they) (?:take|are taking|use|are using|are on)|taking|using|finishing|having|being on|an?|your|the|any|last|dose|course|treatment|of|with))* $",
    '\\b(?:leave|wait|allow|keep)s? [^.;]*\\bbetween (?:(?:taking|finishing|your|a|the|last|course|of) )*$',
  ].join('|'),
);

/** Words of a warning, an allergy or an interaction. */
const WARNING =
  /\b(?:wait (?:for )?\w+ (?:days|weeks|months)|fragile|allerg|intoleran|hypersensitiv|contra-?indicat|interact|interfer|overdos|poison|toxic|dangerous|harmful|can damage|fatal|resistan|resistant|tell us|let us know|inform us|mention|on the form|every medicine|all (?:your )?medicines|declare|explain(?!ed by)|(?:other|such) medicines|blood[- ]thin|food chain|slaughter|human consumption|withdrawal (?:time|period)|prohibited|doping|side[- ]effects? of|list of|advis(?:e|es|ed) against|warn\w* (?:you )?(?:against|about|of)|say so\b|speak up\b)/;
/** 'Tell Ann about every tablet', 'write down all tablets': a request to the visitor, but not 'ask the doctor about Viagra', who is ours. */
const REQUEST =
  /(?:^ ?|[,;:] |\b(?:please|and|must|should|always|to) )(?:tell (?!you\b)(?:[\w'-]+ ){1,3}(?:about|if|whether|which|that|when)|let (?!you\b|us\b)[\w'-]+ (?:[\w'-]+ )?know|write down|note down|list|ask (?:your|the) (?:own )?(?:gp|doctor|pharmacist|chemist|surgeon|vet|midwife|prescriber|surgery)\b(?! for\b)(?<!\bthe [a-z]+(?= about $)))/;
/** 'For medicines against hay fever, please ask your GP', 'are a question for your doctor', but not 'you need not see your GP' */
const REFERRED =
  /(?<!(?:\bnot\b|n't|\bwithout\b|\bno need\b)[^.,;]{0,20})\b(?:ask|see|talk to|speak to|speak with|contact|ring) (?:your|the|a|any) (?:own )?(?:gp|doctor|pharmac(?:ist|y)|chemist|midwife|hospital|specialist)\b|^ (?:is|are|remains?) [^.,;]*\bfor (?:your|the|a) (?:own )?(?:gp|doctor|pharmac(?:ist|y)|vet|surgeon|midwife|hospital|specialist)s?\b/;
/** 'such tablets can bring vivid dreams', 'amitriptyline makes some people groggy', 'does not go together with alcohol' */
const HARM =
  /\b(?:(?:can|may|might|could|will|does|do|often|sometimes|also) (?:also |sometimes |often |even )?|both (?:can )?)?(?:brings? (?:on|about|vivid|bad|strange)|caus(?:e|es)|triggers?|worsens?|disturbs?|upsets?|mask(?:s|ed)?|irritates?|weakens?|thins?|(?:not|n't) (?:mix|go (?:well )?(?:together )?with|combine|agree with)|(?:keep|leave|make)s? (?:some |many |a few )?(?:people|you|dogs|cats|them|users|patients) (?:awake|groggy|drowsy|sleepy|sick|dizzy|tired|up|sweat\w*|thirsty|more likely|hungry|wheez\w*)|makes? (?:the |your |some )?(?:skin|gums|mouths?|eyes|ears|muscles|bones|nails) (?:react|sore|dry|thin|bleed|burn|brittle|weak|(?:more )?sensitive)|lowers? (?:certain |some |your |the )?(?:vitamins?|levels?|iron|potassium|sodium|immun\w+|defences)|raises? (?:the |your )?(?:risk|amount|pressure|chance))\b/;

/** The words after these are not about the medicine: 'for people whose pain keeps them awake'. */
const OTHER_SUBJECT = /\b(?:if|because|when|whose|who|for(?! (?:example|instance)\b)|so)\b/;

/** 'Grapefruit can raise the level of simvastatin' */
const CHANGED =
  /\b(?:can|may|might|could) (?:also )?(?:raise|lower|change|affect|increase|weaken|block|strengthen|double)\b[^.,;]* (?:of|from) (?:[\w'-]+ )?$/;

const isWarned = ({ before, after }: WordContext): boolean => {
  const sentence = `${before} ${after}`;
  const [own = ''] = after.split(OTHER_SUBJECT);
  if (CHANGED.test(before)) return true;
  const stated = OWN_DELIVERY.test(before) ? sentence.replaceAll(TELLS_US, ' ') : sentence;
  const isHarmless = REQUEST.test(before) || REFERRED.test(after) || HARM.test(own);
  return WARNING.test(stated) || (isHarmless && !OWN_OFFER.test(sentence));
};

/** 'Tell us your symptoms, and we will send …': the request is not about a medicine that visitors take. */
const OWN_DELIVERY =
  /(?<!\b(?:before|if|when|whenever|unless|until|so that) )\b(?:we|our [a-z]+|dr [a-z]+)(?:'ll| will| can)? (?:then |also |gladly |happily )*(?:send|post|prescribe|deliver|order|issue|dispense|e-?mail|write)s? (?:[\w'-]+ ){0,5}$/;
const TELLS_US = /\b(?:tell us|let us know|inform us|mention)\b/g;

/** 'Your GP may suggest pregabalin', 'some surgeries no longer prescribe diazepam', but not 'Your GP may, and so do we' */
export const isOfOthers = ({ before, after }: WordContext): boolean =>
  OTHER_PRESCRIBER.test(before) && !OWN_OFFER.test(`${before} ${after}`);

const OTHER_PRESCRIBER =
  /(?:^\W*|[,;:] |\b(?:that|because|where|if|when) )(?:(?:(?:the|a) (?:hospital|surgery)|(?:your|their|his|her) (?:own )?(?:gp|doctor|family doctor|hospital|surgery|specialist|rheumatologist|dermatologist|psychiatrist|neurologist|cardiologist|consultant|surgeon|oncologist|vet|midwife))|(?:some|many|most|other|several) (?:surgeries|gps|doctors|hospitals|clinics|vets|practices)) (?:[\w'-]+ ){0,3}(?:suggest\w*|prescrib\w+|giv(?:e|es|ing)|gave|recommend\w*|start\w*|offer\w*|us(?:e|es|ing)|put|chang\w+|mention\w*)\b/;
/** The clinic itself offers the medicine. */
const OWN_OFFER =
  /\b(?:(?:we|our [a-z]+|i) (?:can |will |also |do |often |happily |gladly )*(?:offer|give|prescribe|supply|stock|sell|keep|start|recommend|use|inject|arrange|post)(?:s|ies)?\b|so (?:do|can|will) we|(?:but|and) (?:we|our [a-z]+) (?:will|do|does|can)|with us|from us|in stock|on request|without (?:the|a|your) (?:wait|queue|gp|doctor|referral))/;
