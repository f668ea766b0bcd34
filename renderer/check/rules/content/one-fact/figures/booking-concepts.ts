/** What figures about bookings and messages are called in sentences: notice, cancellation, waiting, answers. */
import type { Concept } from '../in-sentence.ts';
import { MINIMUM_TERM } from './term-concepts.ts';

const CANCELS =
  /\b(?:cancel\w*|reschedul\w+|rearrang\w+|rebook\w*|postpon\w+|call(?:ing)? (?:it )?off|(?:mov(?:e|ing)|chang(?:e|ing)|swap(?:ping)?) (?:an?|my|your|the|it)\b|changes\b|(?:cannot|can't|can not|could not|unable to|not able to|no longer) (?:come|make|attend|keep|need)|not (?:coming|attending)|drop(?:ping)? out|(?:something|anything) (?:comes|gets|crops) (?:up|in)|plans change|change of plan)/;
/**
 * 'within a week of buying it', 'within fourteen days without a reason': the right to cancel a purchase is not the notice
 * for an appointment (Consumer Contracts Regulations 2013, regulation 29).
 */
const OF_PURCHASE =
  /\b(?:of|after|from) (?:buying|paying|purchas\w+|payment|ordering|booking)\b|\b(?:right|form) to (?:cancel|withdraw)\b|\bwithout (?:giving (?:us )?)?(?:an?|any) reasons?\b|\bcooling[ -]off\b|\b(?:buys?|bought|purchased?|ordered?) (?:\w+ )?(?:online|on the (?:internet|phone|telephone|website)|by (?:tele)?phone)\b/;
/** 'You can cancel a term': the end of a purchase, and no appointment. */
const PURCHASE =
  /\b(?:cancel\w*|call\w* off|leave|end) (?:an?|the|your|my|our|this|a whole|the whole) (?:[a-z]+ )?(?:term|course|block|package|membership|subscription|party|event|wedding|plan|programme|contract|order|retreat|weekend)\b/;
const BUYING = new RegExp(`${OF_PURCHASE.source}|${PURCHASE.source}`);
/** 'let us know a day ahead', but not 'tell us about your tablets': clients tell us, while 'we send a text a day before' and 'a call two days before' are ours. */
const TELL_US = String.raw`\b(?:(?:let us know|tell us|inform us|warn us)\b(?! (?:about|of|what|which|where) )|we hear from you|(?<!\b(?:we|an?|the|your|our|one|another|she|he|they|reception|team|will|also|then) )(?:ring|call|phone|text|e-?mail|contact)\b(?! (?:you|messages?)\b)(?: us| the \w+)?)`;
/** Figures about the end of a membership or a contract. */
const OF_CONTRACT =
  /^(?=.*(?:member|plan|program|contract|subscri|leav|exit|quit|ending)).*notice|^(?:leaving|exit|quitting|ending|termination)$/;
const CONTRACT = '(?:memberships?|plans?|programmes?|contracts?|subscriptions?|club)';
const LEAVES = [
  `\\b(?:end|leav|stop|terminat|quit|cancel|get out)\\w* (?:(?:of|my|your|the|an?|our|this|monthly) )*${CONTRACT}\\b`,
  `\\b${CONTRACT} (?:can|may|is|are|to) (?:be )?(?:ended|stopped|cancelled|terminated|end|stop)\\b`,
  '^\\W*to (?:leave|quit),',
].join('|');
/** A condition that is about something else, but not 'tell us, otherwise we charge for the appointment' */
const CONDITION = String.raw`\b(?:if|when|because|so that|(?<!\b(?:charged?|pay|fee|invoice|bill)(?: you)? )for) (?!you(?: really)? (?:cannot|can't|can not|are unable|must|have to|need to|tell|let|inform|warn|ring|call|phone|text|e-?mail|contact) )(?!(?:nothing|no charge|free)\b)`;
const TELLS = new RegExp(`^(?!.*\\bremind)(?!.*${CONDITION})(?!.*(?:${LEAVES})).*${TELL_US}\\b`);
const AHEAD = /^(?:'s?)? ?(?:before|beforehand|in advance|ahead|earlier|prior|warning|to go|notice)\b/;

const ASKS_NOTICE = `${TELL_US}|\\b(?:write|give|notify|need|require|ask)`;

export const BOOKING_CONCEPTS: readonly Concept[] = [
  // 'cancel at least 48 hours before', 'cancellations need two days', 'cancelled within two days'
  {
    name: /notice|cancel/,
    sentence: CANCELS,
    not: BUYING,
    before:
      /\b(?:need|needs|require|ask for|expect|give us|(?:cancel\w*|changed?|moved?)(?: appointments?)? (?:in|within|inside|less than|fewer than|under|later than|with))(?: (?:a|at|least|us|less|fewer|than|under|only|the|about|the last|final))* $/,
    after: AHEAD,
  },
  {
    name: /notice|cancel/,
    sentence:
      /\b(?:cancel\w*|(?:mov(?:e|ing)|chang(?:e|ing)|swap(?:ping)?) (?:an?|my|your|the|it)\b) ?(?:[\w']+ ){0,7}(?:up to|until) /,
    not: BUYING,
    after: AHEAD,
    anyLength: true,
  },
  // 'Up to two days before, your deposit comes back.'
  {
    name: /notice|cancel/,
    sentence:
      /\bdeposit (?:comes back|is (?:returned|refunded|yours again)|goes back|moves with you|stays (?:yours|with you)|is not lost)\b|\b(?:refund|return) (?:your|the) (?:whole |full |entire )?deposit\b/,
    not: BUYING,
    after: AHEAD,
    anyLength: true,
  },
  { name: /notice|cancel/, sentence: TELLS, not: BUYING, after: AHEAD },
  // 'What if I cannot come? An hour’s warning is enough.'
  {
    name: /notice|cancel/,
    asked: CANCELS,
    sentence: /./,
    not: BUYING,
    after: /^'?s?'? (?:warning|notice)\b/,
    anyLength: true,
  },
  // 'What if I cannot come? Ring by the evening before, and nothing is lost.'
  {
    name: /notice|cancel/,
    asked: CANCELS,
    sentence: new RegExp(
      String.raw`^(?!.*${CONDITION})(?:\W*|.*[,;:] |.*\b(?:please|just|only|then|to|you (?:can|may|should|must)) )(?:ring|call|phone|text|e-?mail|write|message|tell|let)\b(?! you\b)`,
    ),
    not: BUYING,
    after: AHEAD,
    anyLength: true,
  },
  {
    name: /notice|cancel/,
    sentence:
      /\b(?:nothing is charged|no (?:late )?(?:charge|fee)|(?:costs?|pay) (?:you )?nothing|owes? (?:us )?nothing|nothing to pay|(?:not|never|won't|don't) pay(?: a penny| anything)?)\b/,
    not: BUYING,
    after: AHEAD,
    anyLength: true,
  },
  { name: /notice|cancel/, sentence: /\b(?:charge|fee|pay)\b/, after: /^ (?:to go|beforehand|'?s? notice)\b/ },
  // 'end it with three months’ notice' of a membership
  {
    name: OF_CONTRACT,
    sentence:
      /\b(?:end|leave|stop|terminate|quit|cancel\w*|get out|members?|memberships?|plans?|programmes?|contracts?)\b/,
    after: /^(?:'s?)? notice\b/,
  },
  // 'To leave the membership, write to us three months in advance', 'to end your plan, give us 60 days'
  {
    name: OF_CONTRACT,
    sentence: new RegExp(`^(?=.*(?:${ASKS_NOTICE})).*(?:${LEAVES})`),
    not: /\bpay\b/,
    before: /\b(?:give|need|requires?)(?: us)?(?: at least| about)? $/,
    after: AHEAD,
    anyLength: true,
  },
  // 'How do I leave? Tell us three months before.'
  {
    name: OF_CONTRACT,
    asked: /\b(?:leave|quit|stop|end (?:it|my)|get out|cancel my (?:plan|membership|contract))\b/,
    sentence: new RegExp(`${TELL_US}|\\bwrite\\b|\\bnotice\\b`),
    after: AHEAD,
  },
  MINIMUM_TERM,
  // 'we come for at least two hours', 'book a minimum of three hours'
  {
    name: /^(?!.*age).*min/,
    sentence: /\b(?:come|book|hire|stay|visit|travel)\b/,
    before: /\b(?:come|book|hire|stay|visit|travel)\b[^,;:.]* (?:at least|a minimum of) $/,
  },
  // 'please give us two days, otherwise we keep the deposit'
  {
    name: /notice|cancel/,
    sentence: /\bgive us\b.*\b(?:otherwise|or (?:else )?we|so that we can)\b/,
    before: /\bgive us(?: (?:at least|a minimum of|about))* $/,
  },
  // 'expect a reply within two days', 'we come back to you in a week'
  {
    name: /response|answer|reply|replies|callback/,
    sentence:
      /\b(?:(?:we|reception|(?:the|our) (?:team|front desk|desk|practice|clinic|nurses?|doctors?|vets?|secretary|office)) (?:\w+ )?(?:answers?|repl(?:y|ies)|responds?|(?:gets?|comes?|writes?|rings?|calls?|phones?|texts?) (?:you )?back)|(?:reply|response|answering) times?|hear (?:back )?from (?:(?:one of )?us|(?:one of )?our \w+|somebody|someone)|(?:hear|get) back|(?:come|comes|write) back to you|(?:an?|our|your) (?:answer|reply|response)|(?:messages?|e-?mails?|enquiries|questions|letters|forms?) (?:are|is|get|gets) (?:answered|replied)|(?:take|takes|need) (?:us|the team|reception)\b.*\b(?:answer|reply|respond)|(?:complaint|message|e-?mail|enquiry|question|letter)s?\b.*\b(?:answers|replies|responds)|(?:answers|replies|responds) (?:to )?(?:every|all|each|complaints|messages|e-?mails|questions|you))\b/,
    not: /\b(?:council|tribunal|courts?|ombudsman|insurers?|nhs|gp|hospital|schools?|university|government|police|ico|laborator(?:y|ies)|labs?)\b(?!.*\b(?:we|us|our)\b)|\b(?:answer|reply|repl(?:y|ies)|respond)\b(?! (?:is|comes|takes|may|can|should|will)\b)[^,;:]* for (?:an? (?:\w+ )?(?:hour|week|month|year)|(?:\w+ ){1,2}(?:minutes|hours|days|weeks|months|years))\b/,
    before:
      /\b(?:in|within|after|take|takes|takes? (?:us|the team)|for|wait|need)(?: (?:about|up to|around|only|just))? $/,
  },
  // 'we reply within the hour': a promise that nobody keeps who takes days
  {
    name: /response|answer|reply|replies/,
    sentence:
      /\b(?:we|reception|our \w+|the (?:team|desk)) (?:\w+ )?(?:answers?|repl(?:y|ies)|responds?)\b.*\bwithin (?:the|an?|one|two|three|a few|\d+) (?:hours?|minutes?)\b/,
    before: /\bwithin $/,
    anyLength: true,
  },
  // 'you wait about a month', 'the waiting list is two months long'
  {
    name: /^wait/,
    sentence:
      /\b(?:you(?:'ll| will)? wait|(?:get|have|find|offer you) an? (?:[a-z]+ )?(?:appointment|session|slot|place) (?:within|in)|waiting (?:list|time)|(?:next|first) (?:free )?(?:appointment|slot|place)\b.*\b(?:in|within)|see you (?:within|in)|(?:be|are) seen (?:within|in)|wait\b.*\bfor (?:an?|your|the) (?:[a-z]+ )?(?:appointment|session|visit|slot|place|consultation|conversation|assessment))\b/,
  },
  // 'sleep on it for a week', 'you have a week to think about it'
  {
    name: /reflect|thinking|decision|considera/,
    sentence:
      /\b(?:think (?:it over|about it|about (?:the|your|a)\b)|sleep on it|make up your minds?|to decide|before (?:you|they) decide)\b/,
    before: /\b(?:for|least|have|has|leave|give you|takes?|wait|allow)(?: (?:about|another|at least|you))* $/,
    after: /^ (?:to (?:think|decide|make)|between)\b/,
  },
  // 'we keep your notes for ten years'
  {
    name: /records?|notes|retention/,
    // 'Bring a summary of your records that is not older than three months'
    not: /\bolder than\b/,
    sentence:
      /\b(?:(?:keep|kept|stor(?:e|ed|es)|hold|held|archive\w*|delet\w+|destroy\w*|shred\w*|erase\w*)\b.*\b(?:notes?|records?|files?|data|details|charts?|photo\w*|pictures?|images?|scans?|recordings?)|(?:notes?|records?|files?|data|details|charts?|photo\w*|pictures?|images?|scans?|recordings?)\b.*\b(?:keep|store|hold|kept|stored|held|shredded|deleted|destroyed|erased))\b/,
  },
  // 'acknowledge a complaint within three days, and answer within 20' states two times
  {
    name: /complain/,
    sentence: /\b(?:complain\w*|concerns?)\b/,
    before: /^(?!.*\backnowledg[^,;:]*$).*\b(?:in|within|after) $/,
  },
];
