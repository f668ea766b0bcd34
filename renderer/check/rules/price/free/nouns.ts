/** The words around “free” that decide what costs nothing. */
import { ORDINAL_WORDS } from '../../../../facts/number-words.ts';

/** Others pay for it. */
export const PAID_BY_OTHERS =
  /\bnhs\b|\b(?:complaints service|ombudsman|citizens advice|commission|regulator|helpline|support line)\b|\bhealth service\b|\bvouchers?\b|\bwarrant(?:y|ies)\b/;
/** 'Parking is free after six', 'parking is £2, and blue badges park free': an exception from a fee */
export const EXCEPTION =
  /£\d|\b(?:streets?|roads?|lanes?|in front|behind|after|before|from|until|between|outside|badges?)\b/;
/** 'Your employer may pay for the jab, so that you pay nothing' */
export const OTHER_PAYS =
  /\b(?:nhs|employers?|insur\w+|company|council|school|charity|fund|trust|club)\b[^.]*\b(?:pays?(?! (?:nothing|no)\b)|covers?|refunds?|funds?|reimburses?)\b|\b(?:nothing to do with us|not ours)\b/;
/** The offers and courses that contain a treatment, and the things that come with one. */
export const INCLUDED_IN = /\b(?:course|offer|package|plan|programme|bundle|membership|set|block|kit)\b/;

/** What is free is the act, not the treatment: 'you can move a massage free of charge'. */
export const ACTS =
  /\b(?:cancel|miss|stop|paus|mov(?:e|es|ed|ing)\b|chang|reschedul|rebook|postpon|replac|repair|fix|adjust|correct|redo|remak|remad|refit|re-?(?:cement|bond|attach|glue|fix|apply|line)|renew|swap|exchang|return|refund|answer|advis|ask|call|ring|phone|writ(?!ten\b)|e-?mail|(?<!\bthe )park|deliver|post|send|sent|collect|download|check whether|look at|tighten|loosen|polish|trim|stor(?:e|es|ed|ing)\b|lend|lent|borrow)\w*\b/;

/** Before an item that the sentence mentions beside its subject: 'during your massage', 'everyone who has treatment'. */
export const BESIDE =
  /\b(?:(?<!\b(?:pairs?|sets?|sessions?|courses?|rounds?|doses?|bits?|hours?) )of|for|with|during|after|before|to|about|on|in|at|from|by|between|without|than|who (?:has|have|book|books|buy|buys|come for))(?: (?:your|the|our|an?|every|each|any|first|next))* $/;

const ORDINAL = `(?:${ORDINAL_WORDS}|\\d+(?:st|nd|rd|th)|next|last|final|one|trial|taster|introductory|extra)`;
/** 'the third', before a noun */
export const NTH = new RegExp(`\\b${ORDINAL} $`);
/** One of the sessions of what the text is about: 'the first session', 'the third dose', 'one visit in five'. */
export const ONE_OF_THEM = new RegExp(
  `\\b${ORDINAL}(?: \\w+)? (?:sessions?|class(?:es)?|lessons?|treatments?|times?|ones?|doses?|jabs?|evenings?|meetings?|scans?|ears?|eyes?|foot|legs?|arms?|sides?|areas?|pairs?|peels?|massages?|reviews?|checks?|fittings?|fillings?|cycles?|months?|hours?|of (?:them|the (?:\\d+|[a-z]+)))\\b|\\b(?:the|every) ${ORDINAL} $|\\b(?!first\\b)${ORDINAL} (?:visits?|appointments?)\\b`,
);
/** The same for words that also mean the first appointment, which may be free. */
export const ONE_VISIT = /\b(?:first|initial)(?: \w+)? (?:visits?|appointments?|meetings?|times?)\b/;

/** Words for the item that the text belongs to. */
export const THIS = /\b(?:it|this|that|they|both|one|treatments?|sessions?|visits?|appointments?|treated|seen)\b/;
/** The same at the beginning of a text, except “it”, which may mean the heading: 'The test is free', 'Students are tested without charge', 'Have both ears cleaned for free' */
export const THIS_TREATMENT =
  /^\W*(?:(?:yours|this|that|all of (?:it|this)|(?:[a-z]+ ){1,4}it|the (?:test|treatment|scan|check|jab|session|visit|review|class|procedure)) ?)?$|\b(?:are|is|get|ha(?:ve|ving) [a-z' ]+) (?:(?!included)[a-z]+ed|seen|done|given|taken|cut|taught|held) $|^(?:included|done|given|offered|available)\b[^,]*$|\b(?:sees?|examines?|treats?|tests?|measures?|checks?|scans?|assess(?:es)?) (?:you|every(?:one|body)|any(?:one|body)|all|children|students|pensioners|patients|clients|people)(?: [a-z]+){0,3} $/;

/** 'Tag three friends for a chance of a free sleeve': the winner pays nothing. `claim/pressure` reports it. */
export const PRIZE = /\b(?:wins?|won|chance (?:of|to)|draw|raffle|prizes?|competition)\b/;

/** 'If you cancel, you do not pay for the session': nobody gets a session. */
export const NOT_GIVEN =
  /\b(?:cancel\w*|miss(?:ed)?|stop(?:ped)?|pause\w*|mov(?:e|ed|ing)|chang(?:e|ed|ing)|reschedul\w*|rebook\w*|postpon\w*|notice|(?:do|does|did) not (?:need|want|happen|take place|go ahead|come|suit))\b/;

/** 'Cancel at any time, even an hour before': there is a fee for that. */
export const CANCEL_LATE =
  /\bcancel\w*\b[^.]*\b(?:at any time|whenever|at the last (?:minute|moment)|on the day|(?:an|one) hour before)\b/;

/** 'Drop in for a lesson, on the house' */
export const INVITED = /\b(?:drop in|come(?: in)?|call in|pop in|join us|visit us) for (?:an?|your|the|one) $/;

/** 'Pop in and step on the scales', 'train with us': what the text is about, unless something else is given. */
export const COME_AND =
  /^\W*(?:(?:pop|drop|call|come|walk) (?:in|by|along|once)|train|join in|take part)\b(?!.*\b(?:an?|some|your|questions?)\b)/;

/** 'There is often a free slot': free means that nobody has booked it. */
export const VACANT =
  /\b(?:next|usually|often|still|always|there (?:is|are)|any)(?: (?:an?|often|always|usually|still))* $/;

/** 'One of the three chairs is free' */
export const VACANT_PLACE =
  /\b(?:rooms?|chairs?|tables?|places?|spaces?|slots?|bays?|seats?|desks?|lines?|stations?)\W*$/;

/** 'Students pay nothing': what they do not pay for is what the text is about. */
export const PAYERS = /^pay(?:s|ing)?\b(?!.* for$)/;

/** Words between a name and 'free': 'letters for your insurer are issued'. */
const PHRASE = "(?:(?:for|to|from|within|by|near|of|in|with|about) (?:[\\w'-]+ ?){1,4}?)";
const VERB = '(?:(?:is|are|comes?|goes|go|will be|gets?|has|have)?(?: ?(?:[a-z]+ed|done|given|yours|available))?)';
export const LINK = new RegExp(
  `^[-:]? ?(?:(?:out|up|itself|themselves)\\b ?|and (?:(?:the|your|an?|its) )?[a-z]+ (?!of\\b))?${PHRASE}?${VERB}(?:(?:for|to) (?:you|your [a-z]+))?$`,
);

/** The end of a noun phrase: 'a free letter for your insurer', but not 'free eye exercises'. */
export const PHRASE_END =
  /^\s*(?:[.,!?;:)]|$|(?:for|with|when|whenever|if|to|at|in|on|from|of|and|is|are|after|until|during|every|once|within|awaits?|waits?|comes?|as|each|all|throughout|this|next|today|worth|again|ever|a (?:year|month))\b)/;
