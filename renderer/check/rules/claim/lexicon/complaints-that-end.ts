/** Complaints that are said to end, after a visit or within days: 'broken veins vanish after your first visit'. */
import { WEEKDAY_WORDS } from '../../../../facts/hours.ts';
import { A_NUMBER } from '../../../../facts/number-words.ts';
import { namesComplaint, REMOVABLE } from './complaints.ts';
import { anyOf, isNotAsserted, type Lexicon, type WordContext } from './lexicon.ts';

const SUBJECT = "(?!and |but |or |so )(?:[a-z'-]+(?: and)? ){1,5}?";
const ENDS =
  '(?:(?:will|simply|just|all|soon|quickly|then) )*(?:vanish(?:es)?|disappears?|(?:is|are|be) (?:all |completely )?(?:gone|history)|go(?:es)? away|clears?(?: up)?|melts? away|fades? away|settles?(?: down)?|evaporates?)';
const FROM_END = new RegExp(`\\b${ENDS}\\b.*$`);
const VISIT =
  '(?:visits?|sessions?|treatments?|appointments?|adjustments?|freez(?:es?|ings?)|fittings?|class(?:es)?|peels?|massages?|injections?|needles|(?:bike |shoe )?fit)';
const AFTER_CARE = `(?:after|from|with|following|within|in) (?:(?:just|only|your|the|our|very|first|single|few|${A_NUMBER}) )+(?:[a-z]+ )?${VISIT}`;
const ONCE = '(?:once|as soon as|the (?:moment|minute|second|day)|the instant|straight after|after)';
/** 'By Friday', but not 'within six weeks', in which many complaints end by themselves */
const SOON = `(?:by (?:${WEEKDAY_WORDS}|tomorrow|the weekend|the (?:next|same) (?:day|morning|evening)|bedtime)|overnight|the same (?:day|evening)|(?:with)?in (?:a few |a matter of )?(?:seconds|minutes|hours|days))`;

const AFTER_VISITS: Lexicon = {
  words: anyOf(
    `${SUBJECT}${ENDS} (?:${AFTER_CARE}|${SOON})`,
    // 'Sore knees disappear as soon as Hugo moves the saddle'
    `${SUBJECT}${ENDS} (?:once(?! and)|as soon as|the (?:moment|minute|instant)) (?:(?:we|you|the|your|our) )?[a-z]+ [a-z]+(?: (?:the|your|our|his|her|an?) [a-z]+|(?<=\\b(?:the|your|our|his|her|an?)) [a-z]+)?`,
    // 'Once patch testing is done, eczema settles'
    `${ONCE} (?:[a-z'-]+ ){1,6}[a-z'-]+, (?:the |your )?${SUBJECT}${ENDS}(?! (?:for|when|if)\\b)`,
  ),
  harmless: (context) => endsNothing(context, [subjectOf(context.word)]),
};

/** The words after the comma, or before the verb */
const subjectOf = (word: string): string => (/, (.*)$/.exec(word)?.[1] ?? word).replace(FROM_END, '');

/** Returns true if none of the subjects is a complaint, or the sentence does not say that it ends, or that a treatment ends it. */
const endsNothing = (context: WordContext, subjects: readonly string[]): boolean => {
  const sentence = `${context.before}${context.word}`;
  return (
    isNotAsserted(context) ||
    !subjects.some(isEnded) ||
    UNSURE.test(sentence) ||
    OTHER_CAUSE.test(sentence + context.after)
  );
};

const isEnded = (subject: string): boolean =>
  namesComplaint(subject) && !AFTER_EFFECTS.test(subject) && !TAKEN_OFF.test(subject) && !VAGUE.test(subject);

/** Alone, they are as often what a treatment leaves. */
const VAGUE = /^(?:pains?|aches?|headaches?|spots?|bumps?|nausea|tension|fatigue|coughs?|cramps?)$/;
/** What is cut or scraped off at a visit */
const TAKEN_OFF = new RegExp(`\\b(?:${REMOVABLE}|decay|hairs?|nits)\\b`);
/** What a treatment leaves, and loses again: 'the swelling is gone by Friday' */
const AFTER_EFFECTS =
  /\b(?:swell\w*|bruis\w*|redness|sore(?:ness)?(?! [a-z])|tender\w*|numbness|discomfort|flak\w*|itch\w*|stiffness|scabs?|bleeding|(?:the|any|this|mild|slight|some|that|these|those) (?:pains?|aches?|headaches?|nausea|tiredness|fatigue|rash|spots?|bumps?|lumps?|tension|sensitivity|blisters?))\b/;
const UNSURE =
  /\b(?:most|many|some|few|often|usually|sometimes|generally|normally|can|could|may|might|should|if|whether|unless|until|not|never|likely|tends?|hope|stud(?:y|ies)|trials?|audit|series|review|survey|questionnaires?|research|rarely)\b/;
/** 'Warts disappear by themselves', 'once the infection clears', 'once the immune system has found it' */
const OTHER_CAUSE =
  /\b(?:by (?:itself|themselves)|on (?:its|their) own|without treatment|antibiotics|immune|infection clears|the body|the cause|trigger|some|a few|holidays?|birth|born|(?:you|they) stop|smok\w+|operations?|surgery)\b/;

/** What an order begins with */
const ORDER =
  /^(?:(?:just|simply|so|please|now) )?(?:give|wear|sleep|change|let|eat|drink|take|come|join|stand|sit|lie|breathe|use|try|put|have|do|spend|follow|cut|swap|add|rub|trust|listen|move|train|stretch|float|bring|get|replace|see|visit|avoid|leave|drop|wrap|soak|cover|book|buy)\b/;
const AND_ENDS = `and (?:your|his|her|their) (?:[a-z'-]+ ){1,3}?(?:${ENDS}|(?:will )?(?:stops?|ends?|lifts?)|(?:is|are|will be) over)`;
/** 'Arrive early and your parking problems are over', and what first aid ends */
const OF_NO_BODY = /\b(?:parking|booking|money|paper\w*|travel|childcare|cramps?|hiccups|nose-?bleeds?|bleeding)\b/;

/** 'Leave out wheat and your migraines will stop' */
const AFTER_ORDERS: Lexicon = {
  words: anyOf(AND_ENDS),
  harmless: (context) =>
    !ORDER.test(context.before) ||
    OF_NO_BODY.test(context.word) ||
    endsNothing(context, [context.word.replace(FROM_END, '')]),
  claimIn: () => ({ before: -'and '.length, after: 0 }),
};

const ITEM = "[a-z'-]+(?: (?!and |or )[a-z'-]+){0,2}";
const LIST_GONE = `(?:${ITEM}(?:, | and |, and )){0,4}${ITEM}(?::|\\?| -) (?:(?:all|both|simply|now|completely) )*(?:gone(?! (?:are|through|over|into|about)\\b)|vanished|banished|over(?= *(?:[.!,;]|$)| (?:in|within|after|by|for good)\\b)|(?<=\\b(?:all|both|simply) )history)`;

/** 'Flakes, itching, psoriasis: all gone' */
const IN_LISTS: Lexicon = {
  words: anyOf(`${LIST_GONE}(?: (?:${AFTER_CARE}|${SOON}))?`),
  harmless: (context) =>
    context.before !== '' || UNSURE.test(context.after) || endsNothing(context, itemsOf(context.word)),
};

/** 'Flakes, itching, psoriasis: all gone' → 'Flakes', 'itching' and 'psoriasis' */
const itemsOf = (word: string): readonly string[] => word.replace(/(?::|\?| -) .*$/, '').split(/, and |, | and /);

export const COMPLAINTS_THAT_END: readonly Lexicon[] = [AFTER_VISITS, AFTER_ORDERS, IN_LISTS];
