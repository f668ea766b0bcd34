/** Words that make little of a treatment or its price (GMC, guidance on cosmetic interventions, paragraph 52). */

import type { WordContext } from './lexicon.ts';
import { namesDevice, namesTreatment } from './subjects.ts';

/** Everyday things to which a treatment must not be compared. */
const TRIFLE =
  "(?:coffees?|lattes?|cappuccinos?|cups? of (?:tea|coffee)|tea|pints?|pizzas?|takeaways?|sandwich(?:es)?|haircuts?|hairdressers?'?s?|blow[ -]?drys?|manicures?|pedicures?|nails done|night out|nights out|meals?(?: out)?|cinema|tickets?|gym membership|magazines?|pairs? of (?:new )?(?:shoes|heels|boots|sandals|trainers|jeans|tights|socks)|handbags?|lipsticks?|chocolates?|cigarettes|bottle of wine|cocktails?|phone bill|subscription|flowers|shopping|taxi|kettle|boil(?:ing)? an egg|petrol|parking ticket|phone contract|broadband|spa day|weekend away)";
const OF = '(?:(?:the (?:price|cost) of )?(?:an?|your|the|two|three|having|getting|making|buying|going|what you))';

/** What a price is compared with; `isOwnPrice` recognises another treatment of the clinic. */
const COMPARED = "[a-z'-]+(?: of [a-z'-]+| (?:new|good) [a-z'-]+)?";

export const TRIVIALISING: readonly string[] = [
  'safe and effective',
  '(?:no|zero|without) down ?time',
  '(?:minimal|no) discomfort',
  'lunch[ -]?(?:time|hour|break) (?:treatments?|procedures?|facelifts?|fix)',
  'quick fix(?:es)?',
  'walk in,? walk out',
  'as (?:easy|simple|quick|harmless) as (?:having|getting|making|buying|an?|your)',
  '(?:no|not a) big deal',
  'no more (?:trouble |bother |painful )?than an? (?:haircut|manicure|massage|cup of \\w+)',
  'every(?:one|body) is (?:having|getting|doing) (?:it|this|one)',
  'just an? (?:little |tiny |quick )?(?:prick|tweak|touch-up)',
  `(?:less|cheaper|quicker|faster|easier|simpler|shorter|no (?:more|harder|worse|dearer)(?: [a-z]+)?)(?: (?:money|time|expensive|painful|trouble))? than ${OF} (?:[\\w'-]+ ){0,3}?${TRIFLE}`,
  `(?:costs?|pay(?:s|ing)?) less than (?:an?|your|two|three) ${COMPARED}`,
  `cheaper than (?:an?|your|two|three) ${COMPARED}`,
  `the (?:price|cost) of (?:[\\w'-]+ ){1,3}?${TRIFLE}`,
  `(?:less|no more) than (?:what )?you (?:spend|pay) (?:on|for) (?:[\\w'-]+ ){0,3}?${TRIFLE}`,
  `skip(?:ping)? (?:[\\w'-]+ ){1,2}?${TRIFLE}(?: [a-z]+){0,4}? and (?:you|it|the)`,
  "(?:a walk in the park|child's play|a piece of cake|a doddle|nothing to it|in and out in)",
  `for (?:less than |about |only )?an? (?:[\\w'-]+ ){0,2}?${TRIFLE} an? (?:day|week|month)`,
  `as (?:easy|simple|quick|harmless|cheap|normal|ordinary|common|dramatic|relaxing|routine|natural|much trouble|little trouble) as (?:[\\w'-]+ ){1,4}?${TRIFLE}`,
  `in the time it takes to (?:[\\w'-]+ ){1,3}?${TRIFLE}`,
  '(?:done|gone|treated|finished|fixed)(?: [a-z]+){0,2} (?:during|in|over) (?:your|a) lunch[ -]?(?:break|hour)',
];

/** 'A scan costs less than an examination' compares two prices of the clinic. */
export const isOwnPrice = ({ word, after }: Pick<WordContext, 'word' | 'after'>): boolean => {
  const [, compared] = /^(?:costs?|pay\w*|cheaper)(?: less)? than (.*)$/.exec(word) ?? [];
  if (compared === undefined) return false;
  const rest = `${compared} ${/^(?: [\w'-]+){0,2}/.exec(after)?.[0] ?? ''}`;
  return !new RegExp(TRIFLE).test(rest) && (namesTreatment(rest) || namesDevice(rest) || OWN.test(rest));
};

const OWN =
  /\b(?:one|half|whole|single|third|quarter|full|new|replacement|repair|mould|aid|battery|charger|course|programme|plan|report|referral|consultation|assessment|class|facial|manicure|tablet|dose|vaccine|voucher|hour|minutes?|week|month|year)\b/;
