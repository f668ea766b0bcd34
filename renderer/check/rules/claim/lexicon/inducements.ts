/** Prizes, gifts and two-for-one offers that induce visitors to book (GMC and MDDUS on prizes). */
import { BOOK, NEAR, NUMBER } from './haste.ts';

const ONE_OR_TWO = '(?:1|one|2|two|3|three)';
const SOMEBODY = '(?:(?:an?|your|the) )?[a-z]+';
/** Rewards for deciding now. */
const REWARD =
  '(?:free|off|half[ -](?:price|off)|discount\\w*|gifts?|presents?|upgrades?|bonus|extra|for nothing|throw in|save[sd]?|skip|win|draw|get|receives?|take home|cheaper|(?:bottle|box|glass) of|hampers?|vouchers?|prosecco|champagne|goody bag)';
/** What the clinic does for those who hurry, buy or write reviews. */
const GIVE =
  '(?:add|include|enter (?:you|your|both)|put (?:you|your name) in|give (?:you|it)|throw in|treat you|knock|take (?:[\\w£%]+ ){1,3}?off|upgrade|waive|halve|double|send you|pay (?:for|your|half|towards)|gift|skip|lower|reward)';
/** 'Your next session is our treat', 'the nail clip costs nothing' */
const FOR_NOTHING =
  '(?:(?:is|are|comes?) (?:also )?(?:free|half[ -]price|on us|on the house|ours|our treat|our (?:gift|present)|thrown in|a (?:gift|present))|costs? (?:you )?(?:nothing|half|less))';
const FRIEND =
  '(?:friends?|mates?|pals?|sisters?|brothers?|mum|mother|dad|father|daughters?|sons?|twin|cousins?|partners?|husband|wife|colleagues?|neighbours?|relatives?|family|somebody|someone|(?:another|new|other) (?:client|patient|owner|famil(?:y|ies)|parent|couple|member|customer)s?)';
const GET = '(?:gets?|receives?|saves?|wins?|pays?|earns?|has|have)';

export const INDUCEMENTS: readonly string[] = [
  // An advantage for those who decide now.
  `${BOOK}s?(?: [\\w'-]+){0,4}? ${NEAR}(?: [\\w'-]+){0,2}?,? (?:and|to|for|gets?|receives?|saves?|wins?|pays?)(?: [\\w'£%-]+){0,6}? ${REWARD}`,
  `${REWARD}(?: [\\w'£%-]+){0,6}? (?:if|when|provided) you ${BOOK}(?: [\\w'-]+){0,4}? ${NEAR}`,
  `${NEAR}(?: [\\w'-]+){0,2}?,? and (?:the|your)(?: [a-z]+){1,3}? ${FOR_NOTHING}`,
  `(?:${BOOK}|sign)(?: [\\w'-]+){0,5}? ${NEAR} of [^.!?,;\\u0000]{3,50},? and (?:we|you|the price|your [a-z]+)(?:'ll| will)? (?:${GIVE}|${GET}|(?:is|costs|are) (?:lower|less|cheaper|reduced|free|ours))`,
  `${NEAR}(?: [\\w'-]+){0,2}?,? and (?:we|you|the price|your [a-z]+)(?:'ll| will)? (?:${GIVE}|gets?|receives?|saves?|wins?|(?:is|costs|are) (?:lower|less|cheaper|reduced|free|ours))`,
  `${BOOK}(?: [\\w'-]+){0,4}? ${NEAR}(?: [\\w'-]+){0,2}?,? and (?:we|you|your [a-z]+)[^.!?\\u0000]{2,50}? (?:on the house|on us|for (?:free|nothing)|as a gift)`,
  `if you (?:${BOOK}|sign|agree|say yes|go ahead)(?: [\\w'-]+){0,4}? ${NEAR},? (?:we (?:will )?${GIVE}|(?:you|your [a-z]+|the [a-z]+|it)(?: [\\w'£%-]+){0,4}? ${REWARD})`,
  `(?:review us|(?:leave|write|post|give)(?: us)? an? (?:[a-z0-9-]+ )*review|(?:like|follow|tag|recommend|share) (?:us|our|this)|buy [a-z])[^.!?\\u0000]{0,60}? (?:and|,) (?:we|you)(?:'ll| will)? (?:${GIVE}|gets?|receives?|earn)`,
  `(?:everyone|everybody|anyone|anybody|all|those|people|clients|patients) who ${BOOK}s?(?: [\\w'-]+){0,3}? ${NEAR}|for (?:everyone|everybody|anyone|anybody|all|those|each of you) who (?:${BOOK}s?|signs? up) (?:in|before|by) [a-z]+`,
  `(?:the )?(?:first|next|last) ${NUMBER} (?!(?:years?|months?|weeks?|days?|hours?)\\b)(?:[a-z]+ ){0,4}?${GET}(?! to)`,
  // Two for one.
  `(?:2|two|3|three|4|four)[ -]?for[ -]?(?:the price of )?${ONE_OR_TWO}(?! (?:of|hours?|days?|weeks?|months?)\\b)|2-4-1|bogof`,
  `${ONE_OR_TWO} (?:[a-z]+ )?[a-z]+ for (?:the price of )?(?:1|one)(?= *[.,!]|$|\\u0000)`,
  `(?:two|three|four|[234])(?: [a-z-]+){1,3}? for (?:the price of (?:just |only )?${NUMBER}|one with (?:an?|your))|for the price of (?:just |only )?(?:one|1|a single one|half)(?! (?:hours?|days?))\\b|(?:two|2|three|3|both)(?: of you)?(?: [a-z]+)?,? (?:for )?one (?:price|fee)|(?:share|split) (?:the price of )?(?:one|1|the|a single)(?: (?:fee|price))`,
  `buy ${NUMBER}(?: [\\w-]+){0,4}?,? (?:and )?get (?:one|another|the|an?|two)(?: [\\w-]+){0,2}? (?:free|half[ -]price|for nothing)|buy one,? get one`,
  `pay (?:only |just )?for (?:only |just )?${NUMBER}(?: [a-z]+)?(?:,? (?:and |but )?(?:get|have|receive|come|enjoy|take)(?: [a-z]+){0,3} (?:${NUMBER}|free)|(?= *[.!]?(?:$|\\n|\\u0000)))|(?:get|have|take|book|buy) ${NUMBER}(?: [a-z]+){0,2},? (?:and )?(?:only |just )?pay (?:only |just )?for ${NUMBER}`,
  'for (?:only |just )?(?:a penny|£1|1p)(?![,.]?\\d| (?:a|per|each|for|an)\\b)',
  'black friday|cyber monday|flash sale|spin to win|giveaways?|prize draws?',
  `only one (?:of you )?(?:pays|has to pay)|one of you (?:pays nothing|(?:is|comes|goes|gets in) free)|(?:one|two)(?: [a-z]+)? (?:bought|booked|paid),? (?:one|another|a second)(?: [a-z]+)? (?:given|free|gifted)`,
  `review[^.!?\\u0000]{0,30}? and (?:the|your)(?: [a-z]+){1,3}? ${FOR_NOTHING}`,
  // For friends.
  `(?:refer|recommend|recruit|bring|tell|introduce|invite|send us|find us|nominate|persuade|sign up)(?: us)?(?: to)? (?:an?|your|one|two|three|four|five|\\d|some)(?: [a-z]+)? ${FRIEND}[^.!?\\u0000]{0,50}?(?: and|,|:) (?:[\\w'-]+ ){0,7}?(?:${FOR_NOTHING}|we(?:'ll| will)? (?:${GIVE}|send|give)|(?:you|both|each|they)(?: of you| both| each)?(?: will|'ll)? (?:gets?|receives?|saves?|earns?|wins?|pays? (?:half|less)|shares?)\\b|£\\d+ (?:off|for)|\\d+ ?%)`,
  `(?:refer|recommend|recruit|bring|get|invite|introduce)(?: us)?(?: to)? (?:[a-z]+ ){1,8}and (?:[a-z]+ ){0,3}?(?!ha[sv]e?\\b)${GET}`,
  `(?:bring|refer|tell|recommend)(?: us to)? (?!(?:you|us|them|him|her|me)\\b)${SOMEBODY}(?: along| with you)?,?(?! to\\b)(?: [\\w',£-]+){0,6}? (?:free|saves?|half|earns?|wins?|off|discount|gift|nothing|one fee)`,
  // Prizes.
  `(?:post|share|like|tag|comment|follow|upload|vote|guess|leave|send|answer|subscribe|review|book|enter|refer|sign)(?: [\\w',-]+){0,8}? (?:and|to|for|could) (?:you )?(?:win(?! back)|take part|an? (?:chance|opportunity)|be entered)`,
  '(?:post|share|like|tag|comment|follow|upload|vote|guess|subscribe|review|book|enter|refer|recommend|bring|nominate)[^.!?\\u0000]{0,60}? (?:one (?:of you|[a-z]+)|somebody|someone|a lucky [a-z]+|the (?:winner|best [a-z]+)|every(?:one|body)|each [a-z]+) (?:will )?(?:wins?|is drawn|be drawn)',
  'giv(?:e|ing) away (?:an?|one|two|three|four|five|ten|\\d+|free)|(?:chance|enter|opportunity|be first) to win',
  '(?:takes? part|is entered|enter(?:ed|s)?|entry)(?: [\\w-]+){0,5}? (?:draw|raffle|lottery|competition)|(?:raffle|draw|lottery|competition|contest)[^.!?\\u0000]{0,40} wins?',
  "(?:goes|go|drop|put|pop|[a-z]+ entered)(?: [\\w'-]+){0,4}? in(?:to)? (?:the|our|a) (?:hat|draw|raffle|pot|box)[^.!?\\u0000]{0,30}? (?:for|prize|win)|(?:spin|turn) (?:the|our) (?:lucky )?wheel|(?:the|first|top|main|star|grand) prize (?:is|of) (?:an?|the|your)",
  '(?:to|and|could|can|might) win (?:an?|one|your|free|£\\d+)(?! (?:back|race|match|game|argument|medal|fight|point)\\b)',
  '(?:draw|pick|choose) (?:an?|the|one) (?:lucky )?winners?|(?<![a-z,] )win (?:an?|one|two|your|free|£\\d+)|win (?:an?|one|your|free|£\\d+)(?: [\\w-]+){0,3}? (?:treatments?|sessions?|courses?|vouchers?|prizes?|facials?|consultations?|gifts?|makeovers?|holidays?|hampers?|places?|packages?)',
];
