/** What figures about treatments and products are called in sentences: intervals, healing, delivery, warranties. */
import type { Concept } from '../in-sentence.ts';

/** Words directly before a time that something takes. */
const IN_TIME =
  /\b(?:in|within|after|takes?|taking|needs?|about|back (?:in|after|within|to you (?:in|within)))(?: (?:a good|about|only|just|up to|around))? $/;
const LATER = /^ (?:later|after (?:the|your|we)\b|to (?:make|get|do|mend|repair|come|arrive))/;

/** A visit after another. */
const NEXT = String.raw`\b(?:second|next|follow(?:s|ing)?|again|repeat(?:ed|s|ing)?)\b`;
/** 'You may swim again in ten days', 'Start brushing again after a week', 'feed dry food again': not another visit. */
const DAILY_LIFE_AGAIN =
  /\b(?:swim|bath|shower|wash|brush|floss|eat|feed|drink|chew|walk|run|jog|cycle|driv|ride|fly|travel|train|exercise|play|lift|work|sleep|shav|wear|smok|jump|climb|danc|bend|garden|use|put on|off (?:the|a|his|her|its|their) lead)\w*\b[^,;:]* again\b/;

/** Questions and labels for an interval; a time beside “Second injection” can be an age, or a day of the course. */
const ASKS_INTERVAL =
  /\b(?:apart|intervals?|between|every|often|gaps?|pauses?|spac(?:ed|ing)|next|again|repeat\w*|boosters?|follow\w*|return|back|wait)\b/;
const ASKS_AHEAD = /\b(?:before|ahead|advance|early|earlier|beforehand|in time|plan|when|how (?:long|soon|late))\b/;

export const TREATMENT_CONCEPTS: readonly Concept[] = [
  {
    name: /warranty|guarantee/,
    sentence:
      /\b(?:covered for|(?:breaks?|broken|faulty|fails?|cracks?)\b.*\b(?:replaced?|replaces|repaired|mended)|(?:replace[sd]?|repair|mend)\b.*\b(?:breaks?|broken|faulty|fails?|cracked)|warrant(?:y|ies)|an? guarantee|guarantee of|guaranteed for|under guarantee|guarantees? (?:[\w'-]+ ){1,4}for)\b/,
    not: /\bspare parts?\b/,
  },
  // 'a five-year guarantee', 'a guarantee against breakage for five years'
  {
    name: /warranty|guarantee/,
    sentence: /\b(?:guarantees?|warrant(?:y|ies))\b/,
    not: /\bspare parts?\b/,
    after: /^ (?:[\w'-]+ ){0,2}(?:guarantees?|warrant(?:y|ies))\b/,
  },
  {
    name: /delivery|dispatch|shipping|postage|turnaround|ready|collect|making|production|return(?:ed|time)/,
    sentence:
      /\b(?:deliver\w*|dispatch\w*|arrives?|reach(?:es)? you|by post|in the post|posted|shipped|sent (?:out|off)|on (?:its|their) way|ready|collect\w*|(?:is|are) (?:made|here|finished|back(?! (?:at|to)\b)|done)|to (?:make|mend|repair|order) (?:it|them|your)|(?:have|get|give|send) (?:it|them|your \w+) back|pick (?:it|them) up|pick up|turnaround|(?:repairs?|plugs|moulds?|aids?|glasses|frames?|lenses|crowns?|dentures?|bridges?|insoles|retainers?|aligners?|splints?|results?|reports?) (?:\w+ )?comes? back|(?:laborator\w+|lab|workshop|makers?|we) needs?|(?:repairs?|making (?:it|them)) takes?)\b/,
    before: IN_TIME,
    after: LATER,
  },
  // 'send unworn glasses back within 14 days'
  {
    name: /return|exchange|swap|moneyback|trial/,
    sentence:
      /\b(?:(?:send|bring|give|hand|take|taken|sent|brought|given|handed)\b.*\bback|return (?:it|them|any|un\w+|your|the|goods|products)|(?:is|are|be) returned|exchange\w*|swap\w*|try (?:it|them|(?:your|the|our) (?:[a-z-]+ )?[a-z-]+)|money back|keep (?:it|them))\b/,
    before: /\b(?:in|within|after|for|up to|have|you get|about) $/,
  },
  // 'for repeat medicines, allow two working days'
  {
    name: /repeat(?:order|prescription|medicine)|prescription|medicine/,
    sentence: /\b(?:repeat|prescriptions?|medicines?|medication|tablets)\b/,
    before:
      /\b(?:ask (?:you )?for|needs?|allow|give us|takes?|within|in|after|ready in)(?: (?:us|about|at least|up to))* $/,
    after: /^(?:'s?)? ?(?:ahead|in advance|notice|beforehand|before)\b/,
  },
  // 'keep her quiet for ten days', 'rest the leg for a week'
  {
    name: /^rest(?:ing)?$|indoors|quiet|restrict/,
    sentence:
      /\b(?:rest|quiet|calm|indoors|inside|on (?:a|the) lead|crate|no (?:running|jumping|stairs|sport|exercise)|take it easy|put (?:it|your \w+) up)\b/,
    before: /\bfor(?: (?:about|around|at least|only|just|the first|a full))* $/,
  },
  // 'You are done in six months', 'the whole treatment takes nine months'
  {
    name: /^(?:takes|total|(?:total|whole|treatment)(?:time|length|duration)|treatmenttakes)$/,
    sentence:
      /\b(?:(?:are|is|be) (?:done|finished|complete|over)|(?:whole|entire|complete) (?:treatment|thing|process)|from (?:start|beginning|first) to (?:finish|end|last)|treatment (?:takes|lasts))\b/,
    before: IN_TIME,
  },
  { name: /repair|mend|service/, sentence: /\b(?:repair\w*|mend\w*|fix(?:ed|es)?)\b/, before: IN_TIME },
  // 'the second jab follows after two weeks', 'we leave six weeks between two sessions'
  {
    name: /interval|apart|frequency|rhythm|repeat|gap|spacing|pause|between|top-?up|booster|again|next/,
    ofNamed: true,
    answers: ASKS_INTERVAL,
    // 'between a beach holiday and the laser' are two different things, and so are an injection and the visit after it.
    // 'Allow two weeks until your lips have settled': until then something heals, unless the words name a visit.
    sentence:
      /^(?!.*\b(?:leave|allow|wait) [^,;:]* before (?:you (?:come|see us)|we see you)\b)(?!.*\b(?:leave|allow|keep) [^,;:]*\b(?:un)?til+ (?![^,;:.]*\b(?:next|second|another|again|further|repeat\w*|follow\w*|visits?|appointments?|sessions?|treatments?)\b))(?!.*\bbetween (?:an?|the|your|any) (?!(?:first|second|last|one|two)\b)[^,;:]* and\b)/,
    not: DAILY_LIFE_AGAIN,
    before: new RegExp(
      `${NEXT}[^,;:]* (?:after|in|within|takes place|is|comes?)(?: (?:about|around))? $|\\b(?:come|comes|coming|return|see you|see us) (?:back |again )?(?:after|in)(?: (?:about|around))? $|\\bbetween [^,;:]*\\b(?:leave|allow|keep|wait|is|are|of|pass|have)(?: (?:about|at least|a (?:gap|break|pause|rest) of|us|you))* $|\\b(?:leave|allow|keep)(?: (?:a (?:gap|break|pause|rest) of|about|at least|around))* $(?<!\\bwe (?:leave|allow|keep) )`,
    ),
    after:
      /^ (?:apart|between|(?:(?:should|must|have to|need to) )?(?:lie|pass|go by) between|(?:before|until) (?:the|your) (?:next|second)|(?:later|after (?:the|that)(?! (?:second|next|last|final)\b))\b[^,;:]*(?:next|second|again|follow))/,
  },
  {
    name: /interval|gap|spacing|pause/,
    ofNamed: true,
    answers: ASKS_INTERVAL,
    sentence: new RegExp(`${NEXT}.*\\b(?:later|after)\\b`),
    after: /^ (?:later|after)\b/,
  },
  // 'one week after the impression, your crown is back', 'a week later, your crown is ready to be cemented'
  {
    name: /interval|gap|between/,
    answers: ASKS_INTERVAL,
    sentence: /./,
    after:
      /^ (?:later|after (?:the|your) [^,;:]*),[^.;]*\b(?:is|are) (?:back|ready|finished)\b(?! (?:to (?:normal|work|life|use|yourself)|at work)\b)/,
  },
  // 'a patch test at least 24 hours before', 'come a month before you travel'
  {
    name: /ahead|advance|beforehand/,
    answers: ASKS_AHEAD,
    sentence: /./,
    after: /^ (?:before|beforehand|in advance|ahead|earlier|prior)\b/,
  },
  {
    name: /lead/,
    sentence: /\b(?:come|book|see us|start|arrange|make an appointment|plan|visit)\b/,
    after: /^ (?:before|beforehand|in advance|ahead|earlier|prior)\b/,
  },
  // 'abstain for seven days', 'no sun for two weeks before a session'
  {
    name: /abstinence|abstain|fast(?:ing|ed)?$|nofood|empty/,
    sentence:
      /\b(?:abstain\w*|fast(?:ing)?|eat|eaten|drink|feed|fed|food|meals?|breakfast|supper|snacks?|bowl|stomach|avoid|without|nothing)\b/,
    not: /\bafter(?:wards)?\b(?! (?:midnight|nine|ten|eleven|\d))/,
    before: /\b(?:for|of|least|last|than|within)(?: (?:the|about|a full))* $/,
    after:
      /^ (?:before|beforehand|without (?:food|eating|breakfast|a meal|anything)|on an empty stomach|of fasting|(?:on|with) (?:nothing|only) (?:but )?water)/,
  },
  {
    name: /sun/,
    sentence: /\b(?:sun|sunbeds?|tan(?:ning|ned)?|sunbath\w+)\b/,
    after: /^ (?:before|beforehand|ahead)\b/,
  },
  // 'you will be used to them within a week'
  {
    name: /adapt|adjust/,
    sentence: /\b(?:used to|adapt\w*|adjust\w*)\b/,
    before: /\b(?:in|within|after|takes?|about) $/,
    after: /^ to (?:get used to|adapt|adjust|settle)\b/,
  },
  // 'have your ears tested again after five years'
  {
    name: /recall|retest|review|recheck|repeatcheck|check-?up/,
    sentence:
      /\b(?:(?:tested|checked|examined|screened|seen|come|visit|testing|checking|a test|a check)\b.*\b(?:again|back)|next (?:[\w-]+ )?(?:test|check|examination|check-up|visit|appointment)|(?:test|check-?up|examination|visit) [^,;:]*\bdue)\b/,
    before: /\b(?:again|next|back|due)\b[^,;:]*\b(?:after|in|within|is) (?:about )?$/,
  },
  // 'you hear from the laboratory within a week', 'we know more in three days'
  {
    name: /results?|report|histology|findings/,
    sentence:
      /\b(?:hear from|results?|findings|report|outcome|values|laborator\w+|lab|know (?:more|the answer)|(?:ring|call|phone|tell) you|(?:receive|get|have|send|sent|e-?mail|post)\b.*\b(?:films?|videos?|summar(?:y|ies)|notes|write-up|letter|plan|pictures|recording|analysis))\b/,
    before: IN_TIME,
    after: LATER,
  },
  // 'the average course is done in a year'
  {
    name: /^(?:treatment|course|programme|total)(?:time|length|duration)?$/,
    sentence:
      /\b(?:course|treatment|whole thing|programme|from (?:start to finish|(?:the )?first [^,;]* to (?:the )?last))\b/,
    before:
      /\b(?:course|treatment|whole thing|programme|finish|last)\b[^,;]* (?:takes?|lasts?|(?:done|finished|over|complete(?:d)?) (?:in|within|after))(?: (?:about|around|only|just|under|less than|as little as))* $/,
  },
  // 'they run for a day on one charge'
  {
    name: /batter|charge/,
    sentence: /\b(?:charge gives|runs?|lasts?|going|works?|wear (?:it|them))\b/,
    not: /\b(?:full|quick|fast|charging|charged|recharge\w*|to charge)\b/,
    before: /\b(?:for|lasts?|about|going|charge gives)(?: (?:you|for|about|up to|around))* $/,
  },
];
