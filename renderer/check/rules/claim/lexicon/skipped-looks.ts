/** Words that say that nobody looks at visitors before a treatment, or tests how their skin reacts to it. */

const KIND = '(?:prior |initial |first |face-to-face |medical |dental |clinical |in-person |free |full )*';
const WHO = '(?:nobody|no ?one|no (?:nurse|doctor|dentist|physio(?:therapist)?|therapist|practitioner|clinician))';
const SEEN = '(?:assessed|examined|looked at|seen)';
const OUR_PEOPLE = '(?:us|any(?:body|one)|some(?:body|one)|(?:a|an|the|our) (?:[a-z-]+ )?[a-z]+)';
const FIRST = '(?:first|before(?:hand)?|in advance)';
/** Those who examine before a treatment: another profession may see people in place of a doctor. */
const EXAMINER =
  '(?:any(?:body|one)|some(?:body|one)|(?:a|an|any|the|your|our) (?:[a-z]+ )?(?:dentist|orthodontist|optometrist|optician|clinician|professional))';
/** What people send from home */
const SENT =
  '(?:(?:an?|one|two|three|some|your|the|few) )*(?:online |short |quick )?(?:selfies?|photos?|photographs?|pictures?|videos?|quiz|questionnaire|impression kit)';
/** Denial of the need for what follows. */
const NEEDLESS =
  "(?:(?:do not|don't|no longer|won't|will not) (?:need|have)|need not have|(?:there is |there's )?no need)";

/** 'No consultation needed', 'book without an assessment', 'skip the patch test', for one of these nouns */
const skipped = (look: string): readonly string[] => [
  `\\bno (?:need for (?:an? |any )?)?${KIND}${look}(?:(?: is| are)? (?:needed|necessary|required)\\b|(?= ?(?:[,.:;!-]|$|and\\b|or\\b)))`,
  `\\bwithout (?:(?:having|needing|booking|doing|the need for|a|an|any|the|your) )+${KIND}${look}\\b`,
  `\\b(?:you can|you may|we can|we|simply|just|and|,|^) ?(?:skip|miss out|leave out|drop|waive|do without|bypass|forget(?: about)?) (?:the|your|an?|any) ${KIND}${look}\\b`,
  `\\b${NEEDLESS} (?:to (?:have|book|do|come (?:in )?for|attend) )?(?:an?|any|the|your) ${KIND}${look}\\b`,
  `\\b${look} (?:(?:is|are) (?:optional|not (?:needed|necessary|required)|unnecessary)|(?:can|may) be (?:skipped|left out|waived))\\b`,
  `\\b(?:you|it|this|we) needs? no ${KIND}${look}\\b`,
];

export const SKIPPED_ASSESSMENT = new RegExp(
  [
    ...skipped('(?:consultations?|assessments?|examinations?|exams?|(?:sight|eye) tests?)'),
    // 'Nobody needs to examine you beforehand', 'you do not need to be seen first'
    `\\b${WHO} (?:needs?|has|have) to (?:assess|examine|look at|see) (?:you\\b|your [a-z]+)`,
    `\\b(?:(?:do not|don't|no longer) (?:need|have)|need not|no need) (?:to )?be ${SEEN}\\b(?! (?:by a (?:gp|doctor)|again|every)\\b)`,
    `\\bwithout (?:first )?(?:being|having been) ${SEEN}\\b`,
    // 'No chat needed beforehand', but not 'no chat if you like it quiet'
    `\\bno (?:prior |preliminary )?(?:chat|talk|conversation) (?:is )?(?:needed|necessary|required)\\b`,
    `\\b${NEEDLESS} (?:to )?(?:talk|speak|chat) (?:to|with) ${OUR_PEOPLE} ${FIRST}\\b`,
    `\\bwithout (?:talking|speaking|chatting) (?:to|with) ${OUR_PEOPLE} ${FIRST}\\b`,
    // 'Without ever seeing a dentist', 'without anyone having to look in your mouth', 'no dentist needed'
    `\\bwithout (?:ever |first |even )?(?:having to |needing to )?(?:see|visit|meet)(?:ing)? ${EXAMINER}\\b`,
    `\\bwithout ${EXAMINER} (?:(?:ever|even|first|having to|needing to|needs to|has to) )*(?:see|look|examin|assess|check)(?:e|ing)?(?: (?:(?:at|in|into) )?(?:you|your [a-z]+))?\\b`,
    `\\bno (?:dentist|orthodontist|optometrist|optician)s? (?:is |are )?(?:needed|necessary|required|involved)\\b`,
    // 'A selfie is enough to order your aligners', 'all we need is a photo'
    `\\b${SENT}(?: of your (?:teeth|mouth|smile|eyes|face|skin))? (?:is|are) (?:quite )?(?:all (?:that )?(?:we|you|it) needs?|all it takes|enough)\\b`,
    `\\ball (?:that )?(?:we|you) need is ${SENT}`,
  ].join('|'),
);

export const SKIPPED_PATCH_TEST = new RegExp(skipped('(?:patch|skin|allergy|sensitivity)[ -]?tests?').join('|'));
