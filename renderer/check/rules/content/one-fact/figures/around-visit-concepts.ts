/** What figures about the time around an appointment are called in sentences: pauses before it, waiting and calls after it. */
import type { Concept } from '../in-sentence.ts';

const DOSE = String.raw`(?:after|following) (?:the|your|each|every) (?:\w+ )?(?:dose|injection|jab|vaccin\w+|shot|drops?|tablet|portion|treatment)\b`;
const STAYS = String.raw`\b(?:stay|wait|sit|remain|watch|observe|keep an eye)\b`;

const APPOINTMENT =
  '(?:appointment|session|visit|class|consultation|treatment|lesson|call|slot|check-up|check|test|time)';

const ARRIVAL = /^(?:arriv(?:al|e)|early|earliness)$/;
const LATENESS = /^(?:too)?late(?:ness|by|arrivals?)?$/;

export const AROUND_VISIT_CONCEPTS: readonly Concept[] = [
  // 'come ten minutes before your appointment', but not 'if you arrive ten minutes late'
  {
    name: ARRIVAL,
    sentence:
      /\b(?:come|arrive|turn up|get here|check in|be (?:here|there|with us))\b[^,;:]* (?:early|earlier|before|ahead)\b/,
    not: /\blate\b(?! (?:appointment|opening|evening))|\b(?:patch test|travel|fly|holiday)\b/,
    after: new RegExp(
      `^ (?:early|earlier|sooner|beforehand|ahead of|before (?:is|are|will do|it|we|the start|(?:your|the|an?|each|every) (?:[\\w-]+ ){0,3}${APPOINTMENT})\\b)`,
    ),
  },
  // 'if you come more than ten minutes late'
  { name: LATENESS, sentence: /\blate\b/, after: /^ late\b/ },
  // 'as much as half an hour after your time, we will still see you'
  {
    name: LATENESS,
    sentence: /\bstill (?:be )?(?:see|seen|treat|take|fit|welcome)\w*\b/,
    after: /^ after (?:your|the) (?:time|appointment|start)\b/,
  },
  // 'if you are late, we wait for ten minutes', 'we hold your appointment for ten minutes'
  {
    name: LATENESS,
    sentence: /\blate\b|\b(?:hold|keep) (?:your|the) (?:appointment|session|slot|place|time)\b/,
    before: /\b(?:wait|hold|keep)\b[^,;:]* for(?: (?:up to|about|only|at most|a maximum of))* $/,
  },
  // 'What if I am late? We wait for ten minutes before we give your place away.'
  {
    name: LATENESS,
    asked: /\b(?:late|delayed|held up|stuck|traffic)\b/,
    sentence: /\bwe (?:\w+ )?(?:wait|hold|keep)\b/,
    before: /\bwe (?:\w+ )?(?:wait|hold|keep)\b[^,;:]*?(?: for)?(?: (?:up to|about|only|at most|a maximum of))* $/,
  },
  // 'Should I come early? By ten minutes, please.'
  {
    name: ARRIVAL,
    asked:
      /\b(?:come|arrive|be there|be with you|turn up|get there) (?:\w+ )?(?:early|earlier|before(?:hand)?|in advance)\b|\bhow early\b/,
    sentence: /./,
    not: /\blate\b/,
    before: /^\W*(?:(?:yes|by|about|please|just|only|at least|around)\b[ ,]*)*$/,
  },
  // 'Do I have to be early? Come half an hour before, please.'
  {
    name: ARRIVAL,
    asked: /\b(?:be|come|arrive|turn up|get there) (?:\w+ )?(?:early|earlier|in advance|on time)\b|\bhow early\b/,
    sentence: /^\W*(?:yes,? )?(?:please )?(?:come|arrive|be (?:here|there|with us)|turn up|plan to be here)\b/,
    not: /\blate\b/,
    after: /^ (?:before|beforehand|early|earlier)(?= ?[.,;:!]|$)/,
  },
  // 'You can travel three weeks after the rabies vaccination' of a figure `rabiesWait`
  {
    // A figure `wait` alone is not about 'stay out of the pool for two weeks after the operation'.
    name: /.wait$/,
    ofNamed: true,
    sentence: /\b(?:can|may|must|have to|has to|allowed|earliest|wait)\b/,
    after: /^ (?:after|before)\b/,
  },
  // 'stop taking antihistamines two days before you come'
  {
    name: /^(?:pause|stop(?:ping)?|washout|break)$/,
    sentence: /\b(?:stop(?:ped)?|pause|leave out|skip|do not (?:take|use)|don't (?:take|use)|come off|without)\b/,
    after: /^ (?:before|beforehand|ahead|earlier|prior)\b/,
  },
  // 'the patches stay on for two days'
  {
    name: /^(?:worn|wearing|weartime|stayson|keepon)$/,
    sentence:
      /\b(?:stays? (?:on|in)|(?:keep|leave) (?:it|them|(?:the|your) \w+) (?:on|in)|wear (?:it|them|the \w+)|worn|com(?:es?|ing) off|take[ns]? off)\b/,
    before: /\b(?:for|after)(?: (?:about|around|at least|only|a full))* $/,
  },
  // 'as long as they are in your mouth for sixteen hours a day'
  {
    name: /^(?:wear\w*|worn|inmouth)$/,
    sentence:
      /\b(?:in (?:your|the|their|his|her) (?:mouths?|ears?|eyes?)|(?:keep|leave|have) (?:it|them|(?:an?|the|your) \w+) in|wear (?:it|them|(?:an?|the|your) \w+)|worn)\b/,
    after: /^ (?:a|per|each|every|out of) (?:day|24)\b/,
  },
  // 'stay with us for half an hour after the injection'
  {
    name: /^(?:wait(?:ing)?|observ\w+|stay|watch(?:ed)?|monitoring)$/,
    sentence: new RegExp(`\\b${DOSE}.*${STAYS}|${STAYS}.*\\b${DOSE}`),
    before: /\bfor(?: (?:about|around|at least|only|just|another))* $/,
  },
  // 'she calls you after ten days', 'Ann rings you six weeks after the visit'
  {
    name: /follow-?up|^review$|aftercare|check-?in|^(?:phone)?call$/,
    sentence:
      /\b(?:(?:rings?|calls?|phones?|texts?|writes? to|visits?|sees?|checks? in with) you|(?:rings?|calls?|phones?|texts?|writes?) to (?:hear|ask|see|find out|check|know))\b/,
    not: /\b(?:if|results?|laborator\w+|lab)\b/,
    before: /\b(?:rings?|calls?|phones?|texts?|visits?|sees?|again)\b[^,;:]* after(?: (?:about|around|only))? $/,
    after: /^ (?:later\b|after\b(?! (?:the |your )?(?:birth|due date|baby)\b))/,
  },
  // 'we look at the foot again eight weeks after the treatment', 'your knee is checked again after eight weeks'
  {
    name: /^(?:review|recheck|control|follow-?up)$/,
    sentence:
      /\b(?:we|(?:is|are|be)) (?:\w+ )?(?:look(?:ed)? at|check(?:ed)?|see|seen|examined?|inspect(?:ed)?|review(?:ed)?|measured?)\b[^,;:]* again\b/,
    not: /\b(?:if|dressings?|stitch(?:es)?|sutures?|bandages?|results?|laborator\w+|lab|every|each)\b/,
    before: /\bagain (?:after|in|within)(?: (?:about|around|only))? $/,
    after: /^ (?:later|afterwards|after)\b/,
  },
  // 'Soldering takes two hours' of `solderTime`
  {
    name: /^(?!session|visit|appointment|treatment|total|whole|first|travel|journey|wait|opening|start|end|day|part|full|life|down|some|any|night|lunch)[a-z]{4,}time$/,
    sentence: /\b(?:takes?|needs?|lasts?|in|within|after)\b/,
    not: /\b(?:if|some|sometimes|until|longer|extra|queue|wait)\b/,
    ofNamed: true,
    before:
      /^(?:(?! and |[,;]).)*\b(?:takes?(?: us)?|lasts?|needs?|(?:is|are) (?:\w+ed|done|ready|finished) (?:in|within|after)|we [a-z]+ (?:an?|the|your) [a-z]+ (?:in|within))(?: (?:only|just|about|around|less than|up to))* $/,
  },
];
