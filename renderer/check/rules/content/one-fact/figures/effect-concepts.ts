/** What figures about the time after a treatment are called in sentences: healing, redness, how long it lasts, for how many it works. */
import { NUMBER_WORDS } from '../../../../../facts/number-words.ts';
import type { Concept } from '../in-sentence.ts';

/** 'within a week', 'for two to three days' */
const AFTER_TIME =
  /\b(?:for|within|after|in|lasts?|takes?)(?: (?:about|around|only|just|up to|some|the first|roughly))* $/;
/** 'The wound closes in four days', but not 'the clinic closes' */
const WOUND_CLOSES =
  '(?:wounds?|cuts?|incisions?|gums?|sockets?|nicks?|piercings?) (?:(?:is|are|has|have|will|be|been|fully|completely|usually) )*(?:clos(?:es?|ed)|mend(?:s|ed)?|knit(?:s|ted)?)';
const BACK_AT_WORK =
  '(?:back|return|go) (?:at|to) (?:(?:the|your|their|his|her) )?(?:work|normal|desks?|office|jobs?|school|sport)';

/** What clients feel and see afterwards, by the name of the figure. */
export const AFTER_EFFECTS: readonly (readonly [RegExp, string])[] = [
  [/^redness|flush/, 'red|redness|pink|flushed'],
  [/scab|crust/, 'scabs?|crusts?|crusting'],
  // 'Three peels take twelve weeks' are treatments.
  [
    /flak|peeling/,
    `flak(?:es?|ing|y)|peeling|(?<!\\b(?:${NUMBER_WORDS}|\\d|the|your|our|all|of|between) )peels|sheds?`,
  ],
  [/swell/, 'swollen|swell(?:s|ing)?|puffy|puffiness'],
  [/sore|ache|tender/, 'sore|soreness|tender|aches?|aching|stiff'],
  [/bruis/, 'bruis(?:e|es|ed|ing)|blue'],
  [/shed/, 'shed(?:s|ding)?|(?:fall|drop)s? out'],
  [/numb/, 'numb|numbness'],
  [/^fad(?:es?|ing)/, 'fad(?:e|es|ed|ing)|gone|disappear(?:s|ed)?|vanish(?:es|ed)?'],
];

export const EFFECT_CONCEPTS: readonly Concept[] = [
  // 'wounds have healed after two weeks', 'you are back at work in three days'
  {
    name: /heal|recover|downtime/,
    sentence: new RegExp(String.raw`\b(?:heal\w*|recover\w*|${WOUND_CLOSES}|${BACK_AT_WORK})\b`),
    before: /\b(?:in|within|after|takes?|for|about|needs?|allow) $/,
  },
  { name: /^work$|^timeoff|office|desk/, sentence: new RegExp(String.raw`\b${BACK_AT_WORK}\b`), before: AFTER_TIME },
  // 'protection starts about three weeks after the injection', 'it works after ten days'
  {
    name: /^onset|^protect(?:ion|ed)?$|^immunity$|^works(?:after|from)?$|^starts?(?:working|towork)?$/,
    sentence: /\b(?:protection|immunity|protected|immune|effect|effective|works?|working)\b/,
    before:
      /\b(?:starts?|begins?|sets in|builds? up|develops?|takes? (?:hold|effect)|works?|protected|immune|effective|working|there|takes)(?: (?:to work|working|in|after|within|from|only|about|around|roughly|fully|some|full))* $/,
  },
  // 'it holds for a year', 'the colour fades after two years'
  {
    name: /^lasts?$|duration|wear|effect|holds?|keeps/,
    sentence:
      /^(?!.*\b(?:(?<!\beven )if|appointment|session|visit|redness|red|swell\w*|bruis\w*|numb\w*|sore\w*|pain\w*|scabs?|itch\w*|symptoms?)\b).*\b(?:hold(?:s|ing)?|lasts?|keeps? (?:its|their|the) (?:shape|colour|effect|form)|fad(?:e|es|ed|ing)|wears? off|stays? (?:with you|put|in place|up|in|on)|sticks?|(?:works?|protects?|is effective|supports?|remains?)\b[^,;:]* for|enjoy\b[^,;:]* for|touch(?:ed)? up|top(?:ped)? up|(?:before|until) [^,;:]*\btop-?up|refresh(?:ed)?)\b/,
    before:
      /\b(?:holds?|lasts?|for|after|within)(?: (?:about|around|up to|only|just|more than|at least|an? (?:full|good|whole)))* $/,
  },
  // 'crusts stay for a week', 'you may feel sore for two days', 'the hairs fall out after a month'
  ...AFTER_EFFECTS.map(([name, words]) => ({
    name,
    sentence: new RegExp(
      String.raw`^(?!.*\b(?:if|unless|longer than|more than|until|avoid|call|ring|do not|don't)\b).*\b(?:${words})\b`,
    ),
    before: AFTER_TIME,
    // 'one to two days of flaking'
    after: new RegExp(String.raw`^ of (?:some |slight |mild |visible )?(?:${words})\b`),
  })),
  // '98 per cent of the hair is gone', 'nine in ten children are free of it', 'trials found 90 per cent less hair'
  {
    name: /reduc|clear(?:ance|ed)|remov|hairloss|remission|relief|improv|success/,
    sentence:
      /^(?!.*\b(?:off|discount|vat|save|cheaper|deposit|prices?|fees?|costs?|refund\w*|come back)\b).*\b(?:gone|go(?:es)?|disappear\w*|vanish\w*|removes?|removed|reduc\w*|fewer|less|free (?:of|from)|frees?|rid of|cured|better|well again|in remission|recovered|(?<=\b(?:trials?|stud(?:y|ies)|research\w*|patients?|people|users)\b.*)(?:f[ae]ll|drop|shr[aiu]nk|decrease|decline)(?:s|d|ped)? by)\b/,
    not: /\b(?:another|others?|older|earlier|placebo|untreated|instead|than (?:with|in|on)|(?:less|fewer) [a-z]+ (?:with|during|when))\b/,
    before:
      /(?:^|[.,;:] ?|\b(?:after [^,;:]*, |(?:found|finds?|show(?:s|ed|n)?|saw|seen?|measured?s?|report(?:s|ed)?|record(?:s|ed)?|observed?|(?:f[ae]ll|drop|shr[aiu]nk|decrease|decline)(?:s|d|ped)? by) |therapy |treatment |sessions? |and |than |about |over |up to |for |with |frees? |helps? )(?:(?:about|around|over|up to|only|at least) )?)$/,
  },
  { name: /regrowth/, sentence: /\bgr(?:ow|ows|own)\b/ },
];
