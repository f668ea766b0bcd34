/** Sentences that resemble claims, because their words have another sense or their structure claims nothing. */
import { MONTH_WORDS } from '../../../../facts/date.ts';
import { EFFECT_SENSES, type OtherSense } from './effect-senses.ts';
import type { LearnedRule } from './model.ts';

const PEOPLE = '(?:people|patients|clients|members|customers|owners|families|women|men|of (?:us|them|you))';
const NOW = /\b(?:today|tonight|now|before|until|by|within|only|last|free|off|save|half)\b|[£%]/i;

const OFFER = '(?:offers?|prices?|discounts?|rates?|deals?)';
const RUNS =
  '(?:ends?|runs?|lasts?|applies|apply|is valid|are valid|is on|can be booked)(?: from [\\w ]{3,20}?)? (?:on|until|till|to)';
const DAY = `(?:[a-z]+day,? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH_WORDS.join('|')})(?: \\d{4})?`;

/** Words of those who praise */
const REVIEWED =
  /\b(?:reviews?|rat(?:ed|es?|ings?)|stars?|recommend\w*|lov(?:es?|ed)|praise\w*|happy|delighted|said|says|told|wrote|best)\b|[“"]/i;

const OTHER_SENSES: Readonly<Partial<Record<LearnedRule, readonly OtherSense[]>>> = {
  'claim/effect': EFFECT_SENSES,
  'claim/guarantee': [
    // 'We promise neither', but not 'we promise nothing less than a new life'
    {
      words:
        /\b(?:we|I|they|she|he|the clinic|nobody) (?:can )?(?:promises?|guarantees?) (?:neither|nothing|no such thing|none of (?:it|that|these))(?! (?:but|less|short|other|except)\b)/i,
    },
    // 'A jaw that is permanently tense': a complaint
    {
      words:
        /\bpermanently (?:tense|tight|stiff|sore|swollen|inflamed|blocked|numb|painful|tired|exhausted|anxious|stressed|damaged|shortened|overloaded)\b/i,
      unless: /\b(?:we|our|gone|cure[sd]?|guarantee\w*|promise\w*|never|end(?:s|ed)?|treat\w*)\b/i,
    },
    // 'Works on Fridays': when somebody is here
    {
      words:
        /^\W*(?:(?:she|he|[\p{Lu}]\w+) )?works (?:only )?(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu,
      unless: /\b(?:results?|pain\w*|skin|cured?|better|always|never|everybody|everyone)\b/i,
    },
    // 'Once you have joined, you cannot cancel': the terms of a purchase
    {
      words:
        /\b(?:cannot|can[’']t|may not|can no longer|no longer)(?: be)? (?:cancel(?:led)?|change your mind|withdraw|transfer(?:red)?|refund(?:ed)?)\b/i,
      unless: /\b(?:results?|pain\w*|skin|cured?|better|healthy|guarantee\w*|promise\w*)\b/i,
    },
    // 'Assistance dogs, always': what is welcome
    {
      words: /^\W*[\w' -]+, always\W*$/i,
      unless:
        /\b(?:is|are|it|stays?|works?|where|we|safe\w*|results?|relief|success|effects?|pain\w*|skin|better|cured?)\b/i,
    },
    // 'If the line fails, you have your money back': the terms of a purchase
    {
      words: /\byour money back\b/i,
      unless:
        /\b(?:works?|results?|satisf\w*|happy|pleased|better|differences?|improv\w*|pain\w*|guarantee\w*|promise\w*|lov\w+|like it|or (?:you )?(?:get |have )?your money|money back (?:if|unless|when)|delighted|gone)\b/i,
    },
    // 'If we have to cancel, you get your money back if you prefer', 'unopened lenses: a refund': what is not had is not paid for
    {
      words:
        /^(?=.*\b(?:money back|refund\w*|(?:pay|give|send)s? (?:it |you |that )?back)\b).*\b(?:cancel\w*|call(?:s|ed)? (?:it )?off|(?:not|n[’']t) (?:take place|happen|run)|unused|unopened|unworn|unbroken|change your mind|if you prefer|we (?:are|have to be) (?:ill|closed|away))\b/i,
      unless:
        /\b(?:works?|results?|satisf\w*|happy|pleased|better|differences?|improv\w*|pain\w*|guarantee\w*|promise\w*|lov\w+|like it|delighted|gone|cured?|heal\w*)\b/i,
    },
    // 'A place is guaranteed': what a clinic can keep
    {
      words:
        /\b(?:places?|seats?|spaces?|slots?|appointments?|bookings?|parking|prices?|reply|replies|answers?|rooms?|deliver(?:y|ies)|privacy|confidentiality) (?:is|are|will be) guaranteed\b/i,
      unless: /\b(?:results?|pain\w*|skin|cured?|better|healthy|gone)\b/i,
    },
    // 'Your results are guaranteed to arrive on Friday'
    { words: /\bguaranteed to (?:arrive|reach you|be (?:sent|ready|posted|delivered|with you))\b/i },
    // 'Not for ever, no.'
    {
      words:
        /^\W*not (?:for (?:good|ever|every(?:one|body))|always|permanently|every time|in every case|all of (?:it|them))\b(?!.*,.*\b(?:but|it|you|we)\b)/i,
    },
    // 'Clean towels every time': what the clinic uses, and not what comes of it
    {
      words: /^\W*(?:an? |the )?(?:new|fresh|clean|sterile|unused|same) [\w-]+(?: [\w-]+)? (?:every|each) time\W*$/i,
      unless: /\b(?:looks?|results?|skin|face|smile|hair|start|finish|feeling|glow|you)\b/i,
    },
    // 'Suitable for all skin types': the settings of a device
    { words: /\bsuit(?:s|able for) (?:all|every|any) (?:skin|hair|coat)(?: (?:types?|tones?|colours?))?\W*$/i },
    // 'No diagnosis is guaranteed.'
    { words: /^\W*(?:no|neither|none of)\b[^.;,]*\b(?:is|are) (?:ever )?guaranteed\W*$/i },
  ],
  'claim/pressure': [
    // 'Tendon pain is gone by Friday': when an effect shows, and no last day
    {
      words:
        /\b(?:(?:is|are|be|feels?|has|have) (?:all )?(?:gone|better|healed|over|healthy|well|free)|disappears?|vanish(?:es)?|heals?|clears?(?: up)?|settles?) by (?:\w+day|tomorrow|the weekend|the (?:next|same) (?:day|morning))\b/i,
      unless:
        /\b(?:book\w*|ring|call|come|hurry|act|now|today|wait|delay|prices?|offers?|places?|slots?|sale|discount|stock|only|last chance|you (?:can|must|should|need))\b/i,
    },
    // 'A quarter of the people who come are men who …': who comes, and no advice to do the same
    {
      words: new RegExp(
        `^\\W*(?:(?:about|around|nearly|almost|over|more than|roughly) )?(?:an?|one|two|three) (?:half|third|quarter|fifth|sixth|tenth)s? of (?:the |those |all |our )?(?:${PEOPLE}|those)?\\b[^.;]* (?:is|are|comes?|brings?|works?|lives?) `,
        'i',
      ),
      unless:
        /\b(?:you\w*|today|tonight|now|before|until|left|last|free|off|save|book (?:again|the)|join\w*|why not)\b|[£%]/i,
    },
    // 'Leave it another month and we photograph it again': waiting does no harm
    {
      words:
        /^\W*(?:wait|leave (?:it|them)|put it off)\b[^.;]*\b(?:price (?:is|stays) the same|we (?:photograph|look at|measure|check|test|see) (?:it |them |you )?again|(?:bruise|swelling|redness|scab)s? (?:will be|is|are) gone|as long as you (?:like|want|need))\b/i,
      unless: /\b(?:book|today|now|only|offer|lose|too late|never)\b/i,
    },
    // 'Our autumn offer ends on 30 November.': a last day, which visitors have to know
    { words: new RegExp(`^\\W*(?:(?:our|the|this) )?(?:[\\w-]+ ){0,3}${OFFER} ${RUNS} ${DAY}\\W*$`, 'i') },
    // 'Everyone on our team has had the flu jab': what the staff did
    {
      words:
        /\b(?:everyone|everybody|all of us|each of us) (?:in|on|of|from) (?:the|our) (?:team|staff|practice|clinic|surgery|salon)\b/i,
      unless: /\b(?:you\w*|hurry|now|today|only|before|last)\b/i,
    },
    // 'The shop on the corner sells them for half': a seller in another place, of whom the sentence says nothing about us
    {
      words:
        /^(?:the|an?|any|some|most) (?:[\w-]+ ){0,2}(?:shop|store|supermarket|chemist|pharmacy|gym|market|hotel|hospital)s? (?:on|in|at|by|near|opposite|next|beside|behind|up|down|round|across)\b/i,
      unless: /\b(?:we|us|our|ours|here)\b/i,
    },
    // 'Six members left last spring': nothing is left for others
    {
      words: new RegExp(`\\b${PEOPLE} (?:(?:have|had|has) )?left\\b`, 'i'),
      unless: /\b(?:only|before|places?|slots?)\b/i,
    },
    // 'This month, next month or never': all times are welcome
    {
      words: /\bor (?:later|next (?:week|month|year))\b|\bnext (?:week|month|year) or\b/i,
      unless: /\b(?:before|only|last|free|off|save|half)\b|[£%]/i,
    },
    // 'Choose a day and pay the deposit': how to book
    { words: /\bpay (?:us )?(?:the|a|your) (?:deposit|bill|balance|fee)\b/i, unless: NOW },
    // 'You can leave the plan within 14 days and get your money back': the terms of a purchase
    {
      words:
        /\b(?:cancel|leave|withdraw|change your mind|give (?:us )?notice|send (?:it|them) back|return (?:it|them))\b[^.;]*\b(?:refund\w*|(?:money|deposit|fee|payments?|balance) back|pays? (?:only |nothing|back))/i,
      unless:
        /\b(?:today|tonight|now|hurry|only until|free|save|half|last chance|sign up|before (?:it|they|the price)\w*)\b|% off/i,
    },
    // 'Your shoulder is sore for a night, so do not sleep on it'
    {
      words:
        /\b(?:shoulders?|ears?|arms?|hips?|knees?|side|face|back|sore|wounds?)\b[^.;]*\bsleep on (?:it|them|that)\b/i,
    },
  ],
  'claim/review': [
    // 'She came to us in 2019 from a salon in Hull': the career of somebody of the clinic
    {
      words:
        /\b(?:came to|joined|started (?:with|here with)|moved to|returned to) (?:us|the (?:clinic|practice|team|salon|surgery|studio)) (?:in (?:19|20)\d\d|as an?|straight from|after (?:an?|her|his|their))\b/i,
      unless: REVIEWED,
    },
    // 'A parrot that no longer sings its favourite song': a sign of an illness, in a list of them
    {
      words: /^\W*(?:an?|the) [\w-]+ (?:that|which) [^.!?;:“"]*$/i,
      unless: new RegExp(
        `${REVIEWED.source}|\\b(?:I|my|we|us|our|clinic|practice|place|team|salon|studio|treatment|massage|service|people|clients?|patients?|everyone|everybody)\\b`,
        'i',
      ),
    },
    // 'Post the form to us': what clients send, and no words of theirs
    {
      words:
        /\b(?:post|send|return) (?:us )?(?:back )?(?:the|your|a) (?:form|sample|kit|mould|box|letter|referral|label|x-rays?|records?|photos? of the \w+)\b/i,
      unless: REVIEWED,
    },
  ],
};

/**
 * Returns true if a sentence claims nothing, although it resembles those that the rule must report.
 *
 * @param before The sentences before it in the same text.
 */
export const claimsNothing = (sentence: string, rule: LearnedRule, before = ''): boolean =>
  (OTHER_SENSES[rule] ?? []).some(
    ({ words, previous, unless }) =>
      words.test(sentence) && (previous?.test(before) ?? true) && !unless?.test(sentence),
  );
