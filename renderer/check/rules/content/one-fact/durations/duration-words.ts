/** The words around a quantity that make it the duration of an appointment. */
import { literal } from '../../../../../core/pattern.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { Subject } from '../../../about/subject.ts';
import { isCare } from '../figures/care.ts';
import type { InSentence } from '../in-sentence.ts';
import { CLAUSE_END, isPart, lastClause } from './part-of-appointment.ts';

/** Words directly before a number that state how long something takes. */
const TAKES =
  /\b(?:takes?|taking|lasts?|lasting|goes on for|(?<!\b(?:you|we|they|to) )runs? (?:to|for)|is|are|length|duration|allow|plan|expect|book|reserve|set aside|keep|spend|gives? (?:you(?: both| all)?|yourself|us|everybody|everyone|each (?:of you|[a-z]+))|needs?|fills?|meets? for|sit down for|with us for|here for|together|in total|(?:comes?|adds? up|amounts?) to)(?: (?:about|around|only|just|roughly|up to|some|for|at least|another|please|you|us|in fact|actually|exactly|(?:an?|the) (?:good|full|generous|whole|solid|short|brief|quick|mere|gentle|leisurely|usual|standard|classic)|well|almost|nearly|no (?:longer|more) than|(?:less|more) than|under|over))*:? $/;
/** 'Massage, 45min', 'Your first visit: an hour' */
const LISTED = /[(,:] ?$/;
/** 'You will be with the optometrist for', the only person whom the sentence names */
const WITH_SOMEBODY =
  /(?:^ ?|[,;:] )you(?: are|'re| will be|'ll be) with (?:the|our|your|an?) (?:[a-z]+ )?(?:[a-z]+(?:ists?|icians?|paths?)|doctors?|nurses?|midwi(?:fe|ves)|vets?|surgeons?|consultants?|physio|practitioners?|counsellors?|dispensers?) for(?: (?:about|around|roughly|only|just|up to|almost|nearly|at least))* $/;
/** 'The chair is yours for forty minutes' */
const IS_YOURS =
  /(?:^ ?|[,;:] )(?:the|our) (?:[a-z]+ )?(?:chair|couch|table|room|bed|pool|tub|mat|bench|studio|floor) is (?:all )?yours for(?: (?:about|around|a full|only))* $/;
/** 'Booked as a 20-minute add-on' */
const BOOKED_AS = /\b(?:booked|offered|sold|planned|scheduled) as an? $/;
/** 'Choose 45 or 90 minutes.', 'a choice of 45 or 90 minutes' */
const CHOICE = {
  before: /(?:^\W*|[,;:] |\byou (?:can )?|\b(?:to|or|and) )(?:choose|pick)(?: between)? $|\ba choice (?:of|between) $/,
  of: / (?:or|and) /,
};
/** Several people, one after the other, each have a part of the time. */
const IN_TURN = /\b(?:first|then|next|finally|last)\b|\band(?: then)? (?:with )?(?:the|our|your|an?)\b/;
/** What clients do at home: 'Morning routine, three minutes' */
const PRACTICE = /\b(?:routines?|exercises?|homework|practice)\b/;
/** 'The exercises take five minutes a day.' */
const RATE_AFTER = /^ (?:(?:an?|per) (?:day|night|week|month)|(?:each|every) (?:day|night|morning|evening))\b/;
/** 'He asks you to fill in a form and takes five minutes over it.' */
const OVER_IT_AFTER = /^ (?:over|on) (?:it|them|that|this|these|those)\b/;
/** 'A slot of an hour, and we ring before we arrive' */
const ON_OUR_WAY = /\bwe (?:arrive|set off|leave for you|are on (?:our|the) way)\b/;
/** 'you get a full hour of massage', but not 'you have an hour to decide' */
const GETS = /\byou(?:'ll| will)? (?:get|have|receive|enjoy)(?: (?:about|around|only|just|at least))? $/;
const GETS_AFTER = /^ (?:of (?!water|rest\b)|with |for (?:your|the|this|it)\b|on the )/;
/** 'The whole thing is done in 40 minutes.', 'In and out in 40 minutes' */
const DONE_IN =
  /(?:\b(?:is|are|will be|you'll be) |^ ?(?=(?:all )?done |in and out ))(?:all )?(?:done(?: and dusted)?|finished|wrapped up|cleared|cleaned|treated|scanned|fitted|examined|over(?: and done with)?|(?:in and )?out(?: of the door)?|complete|on your way)(?: again)? (?:in|within|after)(?: (?:about|around|only|just|under|less than))? $/;
/** 'Most people are out again after forty minutes' */
const CLIENTS_DONE =
  /(?:^ ?|[,;:] )(?:(?:most|all|many) )?(?:people|patients|clients|visitors) (?:are|will be)\b[^,;:]*$/;
/** The same after a word that also introduces other times; the clause must be about the appointment. */
const IN_OR_FOR = /\b(?:in|of|for)(?: (?:about|around|only|just|roughly|up to|some))*:? $/;
const APPOINTMENT =
  /\b(?:appointments?|sessions?|class(?:es)?|visits?|consult\w*|calls?|slots?|chair|couch|with (?:us|you)|treatments?|(?:talks?|speaks?|listens?) (?:to|with)|(?:sees?|examines?|treats?) you|works? on)\b/;
const AFTER_DURATION =
  /^(?: long)?(?: (?:(?!(?:and|or|but|before|after|until|plus)\b)\w+[ -]){0,2}|-)(?:appointment|session|consult|consultation|call|visit|video|slot|conversation|talk|chat|lesson|treatment|class|chair|in the chair)\b/;
/** 'half an hour is enough', 'keep an hour free', 'an hour is set aside for you' */
const ENOUGH_AFTER =
  /^ (?:(?:is|are|will be) (?:all|enough|plenty|sufficient|how long|the (?:length|duration) of|set aside|reserved|usual|the usual|needed|what (?:it|this|that|you|we|the|your)\b)\b|free\b(?! of\b)|for you\b|(?:set aside|reserved) for\b|in(?:to)? (?:your|the|our) (?:diary|calendar)\b|out of your (?:(?:working )?day|morning|afternoon|evening|lunch)\b)/;
/** Minutes of something else, such as how long redness lasts or how late a client may be. */
const OTHER_MINUTES =
  /\b(?:redness|red|swell|swelling|numb|numbing|cream|after|afterwards|before|beforehand|avoid|wait|wear|late|later|early|earlier|walk|on foot|drive|by (?:car|bus|train|bike)|car park|bus stop|station|read|reading|notice|apart|until (?:she|he|it|they|you))\b/;
/** A part of the appointment, or a comparison: 'the last five minutes', 'ten minutes longer', 'until there are five minutes left'. */
const PART_BEFORE =
  /\b(?:first|(?:the|your|our|its|these|those) last|final|next|every|each|within|another|extra|additional|further)(?: the)? $/;
/** 'Dearer than coming in for half an hour': something else, with which the sentence compares. */
const THAN_BEFORE = /\bthan (?!(?:for|in) )(?:[a-z-]+ ){1,4}(?:for|of|in) $/;
/** 'Ten minutes of your consultation belong to questions.' */
const PART_OF_AFTER = /^ of (?:your|the|each|every|our|this|it|them)\b/;
const COMPARED_AFTER = /^ (?:longer|shorter|more|less|extra|without|to yourself|left|to go|to spare|remaining)\b/;
/** 'A deposit for appointments of an hour or longer': which of them, and not how long one is. */
const LIMIT = { before: /\b(?:of|for)(?: at least)? $/, after: /^ (?:or|and) (?:longer|more|over|less|shorter)\b/ };
/** 'A quarter of an hour as a file' */
const AS_A_FILE = /^ (?:as an?|on) (?:audio |sound |video )?(?:file|recording|film|video|podcast)\b/;
/** 'In 40 minutes the massage is finished.', 'After half an hour you are on your way again.' */
const DONE_AFTER =
  /^[^,;:]*\b(?:is|are) (?:all )?(?:finished|done|over|complete|(?:back )?on your way|free to (?:go|leave))\b/;
/** 'Each session lasts 40 minutes': whatever else the sentence says. */
const APPOINTMENT_TAKES =
  /(?:^ ?|[,;:] )(?:(?:and|since|because|as|but|so|then) )*(?:the|your|an?|our|this|(?:each|every|one)(?: one)?(?: of (?:the|our|these))?) (?:\w+ )?(?:appointment|session|class|visit|treatment|consultation|assessment|review|check-up|follow-up|lesson|meeting|workshop|evening|morning|afternoon)s?(?: itself)? (?:takes?|lasts?|runs? for|goes on for|is over (?:in|after)|is (?:done|finished) (?:in|after))(?: (?:about|around|only|just|roughly|you|us|an? (?:good|full|generous|whole|solid|short|brief|quick|mere|gentle|leisurely)))* $/;
/** 'since the health screen goes on for three hours': the last word of the name of what the text is about */
const NAMED_TAKING =
  /(?:^ ?|[,;:] )(?:(?:and|since|because|as|but|so|then) )*(?:the|your|an?|our|each|every) (?:[\w'-]+ ){0,3}?(?<noun>[a-z]+)(?: itself)? (?:takes?|lasts?|runs? for|goes on for|is over (?:in|after))(?: (?:about|around|only|just|roughly|an? (?:good|full|whole)))* $/;
const AT_THE_START = /^ ?(?:in|after|within)(?: (?:about|around|only|just))? $/;

/** 'A full working day for him is six hours with us.' */
const STAFF_DAY =
  /^\W*(?:an?|the|his|her|our|their|my|your) (?:[\w-]+ )*?(?:working (?:day|week)|shift|working hours)\b/;
/** 'What leaders rarely get is an hour of peace.' */
const WISHED = /\bwhat (?:[\w']+ ){1,4}(?:gets?|wants?|needs?|lacks?|miss(?:es)?|has|have) (?:is|are) $/;

/** Returns true if a quantity is the duration of the appointment that a sentence is about. */
export function statesDuration(place: InSentence, { named, items }: Subject, people: RegExp): boolean {
  const { before, after, sentence } = place;
  if (PART_OF_AFTER.test(after) && before.trim() === '') return false;
  if (isFirstTask(place) || STAFF_DAY.test(before) || (LIMIT.before.test(before) && LIMIT.after.test(after)))
    return false;
  if (
    AS_A_FILE.test(after) ||
    THAN_BEFORE.test(before) ||
    PART_BEFORE.test(before) ||
    COMPARED_AFTER.test(after) ||
    RATE_AFTER.test(after) ||
    OVER_IT_AFTER.test(after) ||
    ON_OUR_WAY.test(after) ||
    WISHED.test(before)
  )
    return false;
  const names = namesOf(items);
  if (APPOINTMENT_TAKES.test(before) || isNamedTaking(before, items)) return true;
  if (DONE_IN.test(before)) return CLIENTS_DONE.test(before) || !isPart(before, names, people);
  if (AT_THE_START.test(before) && DONE_AFTER.test(after)) return true;
  const isName = (word: string) => names.some((name) => name.includes(word));
  if (OTHER_MINUTES.test(`${before}…${after.split(CLAUSE_END)[0] ?? ''}`)) return false;
  if (IS_YOURS.test(before) || BOOKED_AS.test(before) || isChoice(place)) return true;
  if (WITH_SOMEBODY.test(before) && !IN_TURN.test(sentence)) return true;
  if (isOfSecond(place, namesOf(named))) return false;
  if (AFTER_DURATION.test(after) || isHeading(before, after, namesOf(named))) return true;
  if (isCare(before, careIn(place), isName) || isPart(before, names, people)) return false;
  if (ENOUGH_AFTER.test(after) || EACH_OF.test(before) || isNextOne(before, namesOf(named))) return true;
  if (GETS.test(before)) return GETS_AFTER.test(after);
  if (IN_OR_FOR.test(before) && !TAKES.test(before))
    return isAboutAppointment(before, namesOf(named)) || DONE_AFTER.test(after);
  return TAKES.test(before) || (LISTED.test(before) && !PRACTICE.test(before));
}

/** 'Choose 45 or 90 minutes' names the options; 'choose an hour that suits you' is about a time of day. */
const isChoice = ({ before, after, sentence }: InSentence): boolean =>
  CHOICE.before.test(before) && CHOICE.of.test(sentence.slice(before.length, sentence.length - after.length));

/** 'A first appointment and a 45-minute session': the second thing, and not what the sentence names before it. */
const isOfSecond = ({ before, after }: InSentence, names: readonly string[]): boolean =>
  /\b(?:and|plus|followed by|then) (?:(?:an?|one|another|the|your) )?$/.test(before) &&
  /^ (?:[\w-]+ )?(?:follow[ -]ups?|appointments?|sessions?|treatments?|visits?|slots?)\b/.test(after) &&
  names.some((name) => before.includes(name));

const namesOf = (items: Subject['items']): readonly string[] =>
  items.flatMap((item) =>
    [...item.names, ...item.options.map(({ title }) => title)].map((name) => normalise(name).text),
  );

/** 'The intake takes an hour, so please do not rush': advice that follows the time, and not an after-effect. */
const careIn = ({ before, after, sentence }: InSentence): string =>
  /\btakes?(?: [\w']+){0,3} $/.test(before) ? before + clauseAt(after, 0) : sentence;

/** 'It takes ten minutes to go through the form at the start, and the rest is yours.' */
const isFirstTask = ({ before, after, sentence }: InSentence): boolean =>
  /\bit (?:only |usually )?takes?(?: [\w']+){0,3} $/.test(before) &&
  /^ to [^,;:]*/.test(after) &&
  /\b(?:at the (?:start|beginning|end|outset)|to begin with|what is left|the rest|that leaves|the remaining|remainder)\b/.test(
    sentence,
  );

/** 'Half an hour for a cholesterol check' */
const isHeading = (before: string, after: string, names: readonly string[]): boolean =>
  before.trim() === '' &&
  names.some((name) => /^ for (?:an?|the|your|our) $/.test(after.slice(0, after.indexOf(name))));

/** 'Three visits, each of a quarter of an hour' */
const EACH_OF = /\beach(?: one)?(?: is)? of $/;

/** 'The hearing test takes 20 minutes, the lung test 30 minutes': the verb of the first one. */
const isNextOne = (before: string, names: readonly string[]): boolean =>
  /\b(?:takes?|lasts?)\b/.test(before) &&
  names.some((name) => new RegExp(`(?:[,;]|\\band|\\bbut) (?:(?:the|an?|our|your) )?${literal(name)} $`).test(before));

const isNamedTaking = (before: string, items: Subject['items']): boolean => {
  const noun = NAMED_TAKING.exec(before)?.groups?.noun;
  return noun !== undefined && items.some((item) => normalNameOf(item).endsWith(` ${noun}`));
};

/** 'The paste stays on the nails for ten minutes' does not mean a treatment of the category “Nails”. */
const isPlace = (clause: string, name: string): boolean =>
  new RegExp(`\\b(?:on|onto|into|over|under) (?:(?:the|your) )?${literal(name)}`).test(clause);

/** 'a massage of 45 minutes', but not 'the cement sets in ten minutes'. */
function isAboutAppointment(before: string, names: readonly string[]): boolean {
  const clause = lastClause(before);
  if (/\b(?:rest|lie|lean|breathe)\b/.test(clause)) return false;
  return APPOINTMENT.test(clause) || names.some((name) => clause.includes(name) && !isPlace(clause, name));
}
