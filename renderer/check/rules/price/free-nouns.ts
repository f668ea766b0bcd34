/** The words around “free” that decide what costs nothing. */

/** Others pay for it. */
export const PAID_BY_OTHERS = /\bnhs\b|\bhealth service\b|\bvouchers?\b|\bwarrant(?:y|ies)\b/;
/** 'Parking is free after six', 'parking is £2, and blue badges park free': an exception from a fee */
export const EXCEPTION = /£\d|\b(?:after|before|from|until|between|outside|badges?)\b/;
/** 'Your employer may pay for the jab, so that you pay nothing' */
export const OTHER_PAYS =
  /\b(?:employers?|insur\w+|company|council|school|charity|fund|trust|club)\b[^.]*\b(?:pays?|covers?|refunds?|funds?|reimburses?)\b/;
/** The offers and courses that contain a treatment, and the things that come with one. */
export const INCLUDED_IN = /\b(?:course|offer|package|plan|programme|bundle|membership|set|block|kit)\b/;

/** What is free is the act, not the treatment: 'you can move a massage free of charge'. */
export const ACTS =
  /\b(?:cancel|miss|stop|paus|mov(?:e|es|ed|ing)\b|chang|reschedul|rebook|postpon|replac|repair|fix|adjust|correct|redo|remak|remad|refit|renew|swap|exchang|return|refund|answer|advis|ask|call|ring|phone|writ|e-?mail|park|deliver|post|send|sent|collect|download|check whether|look at)\w*\b/;

/** Before an item that the sentence mentions beside its subject: 'during your massage', 'everyone who has treatment'. */
export const BESIDE =
  /\b(?:(?<!\b(?:pairs?|sets?|sessions?|courses?|rounds?|doses?|bits?|hours?) )of|for|with|during|after|before|to|about|on|in|at|from|by|between|without|than|who (?:has|have|book|books|buy|buys|come for))(?: (?:your|the|our|an?|every|each|any|first|next))* $/;

const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|\\d+th|next|last|final|one|trial|taster|introductory|extra)';
/** One of the sessions of what the text is about: 'the first session', 'the third dose', 'one visit in five'. */
export const ONE_OF_THEM = new RegExp(
  `\\b${ORDINAL}(?: \\w+)? (?:sessions?|class(?:es)?|lessons?|treatments?|times?|ones?|doses?|jabs?|evenings?|meetings?|scans?|ears?|eyes?|foot|legs?|arms?|sides?|areas?|pairs?|peels?|massages?|reviews?|checks?|fittings?|fillings?|cycles?|months?|hours?|of them)\\b|\\b(?!first\\b)${ORDINAL} (?:visits?|appointments?)\\b`,
);
/** The same for words that also mean the first appointment, which may be free. */
export const ONE_VISIT = /\b(?:first|initial)(?: \w+)? (?:visits?|appointments?|meetings?|times?)\b/;

/** Words for the item that the text belongs to. */
export const THIS = /\b(?:it|this|that|they|both|one|treatments?|sessions?|visits?|appointments?|treated|seen)\b/;
/** The same at the beginning of a text, where “it” may be the heading: 'The test is free', 'Students are tested without charge', 'Have both ears cleaned for free' */
export const THIS_TREATMENT =
  /^(?:the (?:test|treatment|scan|check|jab|session|visit|review|class|procedure) ?)$|\b(?:are|is|get|have [a-z ]+) (?!included)[a-z]+ed $/;

/** 'Students pay nothing': what they do not pay for is what the text is about. */
export const PAYERS = /^pay(?:s|ing)?\b(?!.* for$)/;

/** Words between a name and 'free': 'letters for your insurer are issued'. */
const PHRASE = "(?:(?:for|to|from|within|by|near|of|in) (?:[\\w'-]+ ?){1,4}?)";
const VERB = '(?:(?:is|are|comes?|will be|gets?|has|have)?(?: ?(?:[a-z]+ed|done|given|yours|available))?)';
export const LINK = new RegExp(`^[-:]? ?${PHRASE}?${VERB}$`);

/** The end of a noun phrase: 'a free letter for your insurer', but not 'free eye exercises'. */
export const PHRASE_END =
  /^\s*(?:[.,!?;:)]|$|(?:for|with|when|whenever|if|to|at|in|on|from|of|and|is|are|after|until|during|every|once|within|awaits?|waits?|comes?|as|each|worth|a (?:year|month))\b)/;

/** 'A missed appointment', 'late cancellations': a fee for them may be a figure of the clinic. */
export const MISSED =
  /\b(?:missed|forgotten|late|last-minute|short-notice)(?: [a-z]+)? (?:appointments?|cancellations?|visits?|sessions?)\b|\bno-shows?\b/;
export const MISSED_FEE = /\b(?:late|missed|cancel\w*|no show)\b/;
export const CONDITION = /\b(?:if|when|unless|provided|as long as|before|until|in (?:good )?time|once|notice)\b/;
