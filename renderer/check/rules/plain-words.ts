/** The words of plain sentences about prices, times, numbers and ages. */

/** They say the same in every sentence of a clinic, or the rules read what they say: “from”, “until”, “instead of”. */
const PLAIN = new Set(
  `a an the this that these those it its he she they them their we us our ours i me my you your yours one ones
  and or but so if when while then because as also too both either all each every any some other another more most less least
  of for in at on to into from with by per until till up between through within after before past over under around about since
  is are am be been was were has have had do does did can could will would may must should shall let lets get gets got
  not no nor never always usually only just now currently today here there again already yet still even ever than instead
  what which who whom whose how much many long often where why whether
  cost costs price prices priced pricing pay pays paid payable charge charges charged fee fees amount amounts pound pounds sum
  total totals altogether together whole bill come comes make makes made add adds set sets back
  save saves saved saving savings discount reduced reduction off deposit deposits instalment instalments payment payments
  spread parts part share free complimentary gratis nothing
  take takes taken last lasts lasting need needs needed want give gives given keep keeps kept see sees seen
  allow plan expect start starts begin begins end ends finish finishes run runs include includes including included
  consist consists cover covers valid validity expire expires
  book books booked booking bookings cancel cancels cancelled cancelling cancellation change changes changed move moves moved
  notice advance warning ahead late later early earlier least
  ring call phone telephone tell know ask please miss missed
  session sessions appointment appointments visit visits treatment treatments consultation consultations course courses
  package packages block blocks class classes programme programmes offer offers voucher vouchers gift card cards
  appointment time times duration length
  second seconds minute minutes min mins hour hours hr hrs day days daily week weeks weekly fortnight month months monthly year years yearly
  half quarter quarters third thirds double twice once first fourth fifth sixth
  morning mornings afternoon afternoons evening evenings night nights noon midday midnight am pm clock o
  weekday weekdays weekend weekends holiday holidays bank christmas easter
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  mon tue tues wed thu thur thurs fri sat sun
  january february march april june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand percent cent gbp p h
  open opens opened opening close closes closed closing shut shuts door doors clinic practice surgery salon studio centre team
  treat treats treated group groups test tests answer answers answered reply replies
  welcome work works working available
  age aged ages old older young younger child children adult adults person people client clients patient patients everybody everyone
  anybody anyone nobody somebody parent parents
  rated rating rate star stars score review reviews google
  email mail write address number street find`.split(/\s+/),
);

const WORD = /\p{L}+/gu;

/** Decides whether a check knows every word of a sentence that is compared with the facts of certain names. */
export type PlainWords = (sentence: string, compared: readonly string[]) => boolean;

/**
 * Returns a function that returns true if a sentence has only plain words, complete names, and words of the names of that
 * with which it is compared. Only then is a check certain of what the sentence states: “A check-up is £20 on the NHS” does
 * not contradict a price of £48. An error stops a build, so an unknown word makes it a warning.
 */
export function plainWords(names: readonly string[]): PlainWords {
  const complete = names.map((name) => wordsOf(name).join(' ')).sort(byLength);
  return (sentence, compared) => {
    const ofCompared = new Set(compared.flatMap(wordsOf).flatMap(forms));
    return without(complete, wordsOf(sentence)).every(
      (word) => PLAIN.has(word) || forms(word).some((form) => ofCompared.has(form)),
    );
  };
}

const byLength = (one: string, other: string): number => other.length - one.length;

/** Removes complete names, also in the plural: 'two massages come to' → 'two come to'. */
function without(names: readonly string[], words: readonly string[]): readonly string[] {
  let rest = ` ${words.join(' ')} `;
  for (const name of names) for (const form of [name, `${name}s`]) rest = rest.replaceAll(` ${form} `, ' ');
  return rest.match(WORD) ?? [];
}

/** 'You’ll' → 'you' */
const ENDING = /['’](?:s|ll|re|ve|d)?\b/g;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().replaceAll(ENDING, '').match(WORD) ?? [];

/** 'classes' → 'classes', 'classe', 'class' */
const forms = (word: string): readonly string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
