/** Sentences that resemble claims of an effect, because they are about after-effects, sessions, explanations or illnesses. */
import { NUMBER } from '../../../../facts/number-words.ts';

/** A sense in which a sentence claims nothing. */
export interface OtherSense {
  readonly words: RegExp;
  /** What the sentences before must contain. */
  readonly previous?: RegExp;
  /** The sentence can be a claim all the same if it contains these. */
  readonly unless?: RegExp;
}

/** What a treatment leaves for a while */
const AFTER_EFFECT =
  '(?:bruis(?:es?|ing)|swell(?:s|ing)?|swollen|redness|scabs?|crusts?|sore(?:ness)?|numb(?:ness)?|flak(?:es?|ing)|peel(?:s|ing)?|tender(?:ness)?|puff(?:y|iness)|itch(?:y|es|ing)?|sting(?:s|ing)?|blisters?|too dark)';
const EXPECTED =
  '(?:normal|usual(?:ly)?|common(?:ly)?|mostly|expect|slight(?:ly)?|a (?:little|bit)|may|can|at first|at the end|afterwards|next (?:day|morning)|first (?:day|night|evening))';
const SETTLES =
  '(?:disappears?|fad(?:es?|ed)|softens?|settle[sd]?|heal(?:s|ed)|dr(?:y|ies)|gone|over|off|down|calms? down|(?:look|seem)s? as (?:if|though))';
/** Words for what is better afterwards than before */
const IMPROVED =
  /\b(?:(?<!when )we|us|our|with|thanks|sessions?|visits?|treatments?|creams?|gels?|lasers?|pain|rosacea|guarantee\w*|never|permanent\w*|for (?:good|ever)|(?:bett|young|smooth|clear|firm|tight|bright|fresh|strong|straight)er|glow\w*|perfect\w*)\b/i;
/** What doctors prescribe, and hardly any practice sells */
const PRESCRIBED =
  '(?:statins?|blood thinners?|anticoagulants?|beta[ -]?blockers?|antibiotics?|antidepressants?|insulin|metformin|diuretics?|(?:blood[ -]pressure|thyroid|heart|water) (?:tablets|medicines|pills))';

export const EFFECT_SENSES: readonly OtherSense[] = [
  // 'After twenty years in this house, we still look for the light switch', 'Ten years with us': the time is that of the staff.
  {
    words:
      /^\W*(?:(?:after|in|for|with) )?(?:(?:more than|over|nearly|almost) )?[\w-]+ years\b[^.;]*\b(?:I|we|she|he|with us|as an?|in (?:the|this) [a-z]+)\b/i,
    unless: /\b(?:you\w*|patients?|clients?|treat\w*|results?|skin|pain\w*)\b/i,
  },
  // 'Here since the beginning', 'Helen has been part of the team since 2014': the time is that of the staff.
  {
    words: /^\W*(?:(?:she|he|[a-z]+) has been )?(?:with us|here|part of (?:the|our) team) (?:ever )?since\b/i,
    unless: /\b(?:you\w*|patients?|clients?|treat\w*|results?|skin|pain\w*|better|gone)\b/i,
  },
  // 'The nails feel tight for an hour; by the evening they have settled down.': the end of an after-effect
  {
    words:
      /\bby (?:the )?(?:same |next |following )?(?:evening|morning|day|lunchtime|weekend),? (?:it|they|that|everything) (?:has|have|is|are) (?:all )?(?:calmed|settled|gone) down\b/i,
    unless: IMPROVED,
  },
  // 'It takes the council ten days on average, at best four': how long somebody needs for a task
  {
    words: new RegExp(
      `\\btakes? (?:the|your|an?|most) [a-z]+(?: [a-z]+)? (?:(?:about|around|usually|some|up to|at least) )*${NUMBER} (?:hour|day|week|month)s?(?! (?:to|until|before)\\b)`,
      'i',
    ),
    unless: /\b(?:skin|pain\w*|results?|patients?|clients?|people|better|gone|heal\w*|feel\w*)\b/i,
  },
  // 'After three visits we measure your blood pressure again'
  {
    words:
      /\b(?:we|is|are) (?:then |first )?(?:measured?|test(?:ed)?|examined?|review(?:ed)?|check(?:ed)?|photograph(?:ed)?|weigh(?:ed)?|assess(?:ed)?)\b[^.;]*\b(?:again|once more|twice more|a second time|anew)\b/i,
    unless: /\b(?:better|lower|less|fewer|higher|gone|improv\w+|results?|halv\w+|cured?|fell|falls?|drops?)\b/i,
  },
  // 'Three sessions, the last of them a test', 'One session a week, four altogether': how many there are
  {
    words: new RegExp(
      `^\\W*${NUMBER} (?:[a-z]+ )?(?:sessions?|visits?|appointments?|treatments?|peels?|class(?:es)?)(?: (?:an?|each|every) week)?(?:, (?:[a-z]+ (?:altogether|in all)|(?:the )?(?:first|last|second|third|rest)\\b[^.;]*))?\\W*$`,
      'i',
    ),
    unless:
      /\b(?:results?|better|gone|clear\w*|free|feel\w*|looks?|cured?|healed|pain\w*|younger|smooth\w*|no more|you\w*)\b/i,
  },
  // 'The likeliest explanation is that …', 'nobody knows why': what is thought, and not what is promised
  {
    words:
      /^\W*(?:the|one|a) (?:likeliest|likely|most likely|possible|usual|current|common|favoured) (?:explanations?|theor(?:y|ies)|ideas?|reasons?)\b|^\W*(?:nobody|no one) (?:quite |really |exactly )?knows\b/i,
    unless: /\b(?:but (?:it|we|you)|guarantee\w*|always|never|cured?)\b/i,
  },
  // 'Comfort is a better guide than any angle'
  {
    words: /\bbetter (?:guide|idea|question|sign|measure|place|choice|moment|clue|judge|test) (?:than|to|for|of)\b/i,
    unless: /\b(?:results?|treat\w*|pain\w*|skin)\b/i,
  },
  // 'The old extensions come off, the gaps are filled': what happens in an appointment
  {
    words:
      /^\W*(?:the|your|any) (?:[\w-]+ )*(?:extensions?|gel|polish|varnish|nails?|tips|foils?|mask|cream|needles?|dressings?|bandages?|brackets?|stitches|sutures|electrodes?|goggles|wax|strips?|lashes|moulds?|splints?|plaster) (?:come|comes|is|are) (?:taken |carefully )?(?:off|out|removed)\b/i,
    unless: IMPROVED,
  },
  // 'Minute by minute' as the title of a section
  {
    words: /^[^.;:]*\b(?:minute by minute|step by step|hour by hour|week by week|visit by visit)\W*$/i,
    unless: /\b(?:better|younger|smooth\w*|clear\w*|less|pain\w*|gone|results?)\b/i,
  },
  // 'Swelling down, the knee quite straight', of a stage after an operation
  {
    words: new RegExp(`^\\W*${AFTER_EFFECT} (?:down|gone|settled)\\b`, 'i'),
    unless: new RegExp(`${IMPROVED.source}|\\b(?:in no time|at once|instantly|overnight)\\b`, 'i'),
  },
  // 'The swelling is gone after one day', 'They peel, and by day five they look as though …': what a treatment leaves
  {
    words: new RegExp(
      `^\\W*(?:(?:the|your|its|any|most|slight|mild|some|a little|it|they|you|skin|may|can|will) )*${AFTER_EFFECT}\\b(?! (?:in|of|around|from)\\b)[^.;]*\\b${SETTLES}\\b[^.;]*\\b(?:minutes?|hours?|days?|weeks?|morning)\\b|^\\W*(?:it|they) ${AFTER_EFFECT}\\b`,
      'i',
    ),
    unless: IMPROVED,
  },
  // 'A little swelling is normal. It has gone within two days, when we ring you.'
  {
    words: new RegExp(
      `^\\W*(?:it|they|that|this|these|both|the [a-z]+)\\b[^,;]*\\b${SETTLES}\\b(?![^.;]*, and\\b)`,
      'i',
    ),
    previous: new RegExp(
      `\\b${AFTER_EFFECT}\\b[^.!?]*\\b${EXPECTED}\\b|\\b${EXPECTED}\\b[^.!?]*\\b${AFTER_EFFECT}\\b`,
      'i',
    ),
    unless: IMPROVED,
  },
  // 'From sore to settled: how a piercing heals'
  {
    words: /\bhow (?:an?|the|your|most|new) (?:[a-z]+ )?[a-z]+ heals?\b|\bhow [a-z]+(?: [a-z]+)? heal\b/i,
    unless: IMPROVED,
  },
  // 'Statins lower your risk of a heart attack': what a medicine of the doctor does
  {
    words: new RegExp(`^\\W*(?:(?:most|modern|low-dose|taking|taken early,?) )*${PRESCRIBED}\\b`, 'i'),
    unless:
      /\b(?:we|us|our|here|I|instead|better|faster|than|cures?|always|never|every|without|guarantee\w*|for (?:good|ever))\b|[£!]/i,
  },
  // 'Warts disappear by themselves within two years': what happens without treatment
  {
    words:
      /\b(?:disappears?|go(?:es)?(?: away)?|clears?(?: up)?|heals?|pass(?:es)?|settles?|vanish(?:es)?|fades?|gets? better|improves?) (?:by (?:itself|themselves)|on (?:its|their) own|of (?:its|their) own accord)\b/i,
    unless: /\b(?:we|us|our|I|they|let|treat\w*|needles?|sessions?|visits?|lasers?|creams?)\b/i,
  },
  // 'Nothing reverses dementia.'
  {
    words: /^\W*nothing (?:reverses|cures|stops|heals|removes|prevents|slows)\b/i,
    unless: /\b(?:like|better|faster|but|except|as|than)\b/i,
  },
  // 'People who do not smoke live longer': what a habit does
  {
    words: /\bdo(?:es)? not (?:smoke|drink)\b[^.;]*\blive longer\b|\blive longer (?:indoors|outdoors|in pairs)\b/i,
  },
];
