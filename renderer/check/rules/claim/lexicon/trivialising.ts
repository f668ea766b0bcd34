/** Words that make little of a treatment or its price (GMC, guidance on cosmetic interventions, paragraph 52). */

import type { WordContext } from './lexicon.ts';
import { namesDevice, namesTreatment } from './subjects.ts';

/** Everyday things to which a treatment must not be compared. */
const TRIFLE =
  "(?:coffees?|lattes?|cappuccinos?|cups? of (?:tea|coffee)|tea|pints?|pizzas?|takeaways?|sandwich(?:es)?|haircuts?|hairdressers?'?s?|blow[ -]?drys?|manicures?|pedicures?|nails done|night out|nights out|meals?(?: out)?|cinema|tickets?|gym membership|magazines?|(?:new )?pairs? of (?:new )?(?:shoes|heels|boots|sandals|trainers|jeans|tights|socks)|handbags?|lipsticks?|chocolates?|cigarettes|bottle of wine|cocktails?|phone bill|subscription|flowers|shopping|taxi|kettle|boil(?:ing)? an egg|petrol|parking ticket|phone contract|broadband|spa day|weekend away|newspapers?|toast|mosquito bites?|crosswords?)";
const OF = '(?:(?:the (?:price|cost) of )?(?:an?|your|the|two|three|having|getting|making|buying|going|what you))';

/** What a price is compared with; `isOwnPrice` recognises another treatment of the clinic. */
const COMPARED = "[a-z'-]+(?: of [a-z'-]+| (?:new|good) [a-z'-]+)?";

const DOING = '(?:having|getting|making|putting|taking|buying|boiling|brewing|ordering|brushing|going)';

export const TRIVIALISING: readonly string[] = [
  "safe and effective|(?:no|zero|without) down ?time|minimal discomfort|quick fix(?:es)?|walk in,? walk out|in and out in|a walk in the park|a piece of cake|a doddle|(?:there is|there's) nothing to it|as if nothing (?:had )?happened",
  '(?:fits?|squeezed?|slots?|pop|nip|sneak)(?: [a-z]+){0,3}? (?:in|into|between|during|over|before|after) (?:your |a |an |two |the )?(?:lunch(?:[ -]?(?:break|hour|time))?|meetings?|school run|(?:coffee|tea)(?: break)?|shopping|supper)|back at (?:your|the) desk (?:by|before|within) (?:one|two|lunch|noon|the hour|an hour|minutes)|(?:quick|little|tiny|small) (?:snip|jab|nip|tweak|zap|prick|poke|pinch|scratch|touch-up) and|(?:it|that|you|treatment|procedure|session|appointment|visit)(?: is| are| will be)(?: all)? (?:over|done|finished|home) before you know it|while (?:the|your) (?:kettle|tea|coffee)|so (?:easy|simple|quick)(?: that)? you (?:could|can|will|barely|hardly)',
  '(?:in|during|over) (?:your|a|one) lunch[ -]?(?:break|hour)|(?:done|gone|treated|finished|fixed|in and out)(?: [a-z]+){0,2} (?:during|in|over) (?:your|a) lunch[ -]?(?:break|hour)|lunch[ -]?(?:time|hour|break) (?:treatments?|procedures?|facelifts?|fix|lips|lift|peel|laser|fillers?)',
  '(?:no|not a) big deal|(?:is|are) (?:really )?(?:nothing|no big thing|child.s play)(?:,? really| at all)?(?= *[.!]|$|\\u0000)|every(?:one|body) is (?:having|getting|doing) (?:it|this|one)|just an? (?:little |tiny |quick )?(?:prick|tweak|touch-up)',
  // 'As easy as …', 'no more trouble than …'
  '(?<!\\bnot )as (?:easy|simple|quick|harmless|painless|cheap|natural|relaxing|safe|normal|ordinary|routine) as (?!possible|we|you|it|they|that|he|she|ever|before|usual|any|our|not)[a-z]+|(?<!\\b(?:as|not) )(?:easy|simple|quick) as (?!possible|we|you|it|they|that|he|she)[a-z]+',
  `as (?:common|dramatic|much trouble|little trouble) as (?:[\\w'-]+ ){0,4}?${TRIFLE}`,
  `(?:no|not) different (?:from|to|than) (?:${DOING}|${TRIFLE})`,
  `(?:no|not(?: any)?) (?:more|bigger|longer|worse|harder|dearer|scarier)(?: of)?(?: an?)?(?: [a-z]+){0,2}? than (?:${DOING}|an? ${TRIFLE}|${TRIFLE})`,
  `(?:no|not) (?:more|bigger|worse|longer)(?: of)?(?: an?)? (?:trouble|bother|effort|fuss|work|hassle|risk|deal|painful|difficult|complicated|strain) than [a-z]{3,}ing`,
  `(?:less|cheaper|quicker|faster|easier|simpler|shorter|less painful)(?: (?:money|time|expensive|painful|trouble))? than (?:${DOING}|${OF} (?:[\\w'-]+ ){0,3}?${TRIFLE}|you think(?= *[.!]|$|\\u0000))`,
  // The price of everyday things.
  `(?:costs?|pay(?:s|ing)?) less than (?:an?|your|two|three) ${COMPARED}|cheaper than (?:an?|your|two|three) ${COMPARED}`,
  `(?:the (?:price|cost) of|(?:less|no more) than (?:what )?you (?:spend|pay) (?:on|for)|(?:costs?|is|are) (?:no|not) more than) (?:[\\w'-]+ ){0,3}?${TRIFLE}`,
  'for (?:less than|about|only|just)(?: the price of)? an? (?!minute|hour|day|week|month)[a-z ]{2,24} (?:a|per|each|every) (?:day|week)|for (?:less than )?the price of an? [a-z ]{2,24} (?:a|per|each|every) (?:day|week)',
  `skip(?:ping)? (?:[\\w'-]+ ){1,2}?${TRIFLE}(?: [a-z]+){0,4}? and (?:you|it|the)|in the time it takes to (?:[\\w'-]+ ){1,3}?${TRIFLE}`,
  'before your (?:coffee|tea|[a-z]+) (?:gets?|goes|is|has) (?:cold|finished|ready)',
];

/** 'A scan costs less than an examination' compares two prices of the clinic. */
export const isOwnPrice = ({ word, after }: Pick<WordContext, 'word' | 'after'>): boolean => {
  const [, compared] = /^(?:costs?|pay\w*|cheaper)(?: less)? than (.*)$/.exec(word) ?? [];
  if (compared === undefined) return false;
  const rest = `${compared} ${/^(?: [\w'-]+){0,4}/.exec(after)?.[0] ?? ''}`;
  return !new RegExp(TRIFLE).test(rest) && (namesTreatment(rest) || namesDevice(rest) || OWN.test(rest));
};

const OWN =
  /\b(?:one|half|whole|single|third|quarter|full|new|replacement|repair|mould|aid|battery|charger|course|programme|plan|report|referral|consultation|assessment|class|facial|manicure|tablet|dose|vaccine|voucher|hour|minutes?|week|month|year)\b/;
