/** The programme that a text means without its name: 'How long is the reflux programme?' of “Living with reflux”, 'the programme has six sessions'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { memoize } from '../../../../../core/lazy.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { numberFromWords } from '../../../../../facts/number-words.ts';
import { COMMON_WORDS } from '../../../about/mentions.ts';
import type { Subject } from '../../../about/subject.ts';

const KIND = /\b(?:programmes?|plans?|memberships?|courses?|groups?|class(?:es)?|blocks?)\b/;
const KINDS = new Set('programme plan membership course group class classes block'.split(' '));
const MIN_LENGTH = 4;

const wordsOf = (text: string): readonly string[] =>
  (normalise(text).text.match(/\p{L}+/gu) ?? []).filter(
    (word) =>
      word.length >= MIN_LENGTH && !COMMON_WORDS.has(word) && !KINDS.has(word) && numberFromWords(word) === undefined,
  );

/** 'The programme takes ten weeks', 'our programme has six sessions': the only programme of a site */
const THE_PROGRAMME =
  /\b(?:the|our|this) (?:whole |full |entire )?programme (?:\w+ly )?(?:has|takes|lasts|runs|is|consists|comprises|spans|stretches)\b/;

/** 'Members have six appointments a year': the only programme that people join */
const MEMBERS = /\bmembers(?:hip)?\b/;
const JOINED = /\b(?:member(?:s|ship)?|club)\b/i;

/**
 * Returns the subject of a sentence: the programme for which its question asks, or the only one of the site, unless the
 * sentence names something. `isBesideProgrammes` is true for a text that introduces the programmes of a page.
 */
export function programmeFinder(
  programmes: readonly PricedItem[],
): (subject: Subject, isBesideProgrammes?: boolean) => Subject {
  const single = onlyOne(programmes);
  const membership = onlyOne(programmes.filter(({ names }) => names.some((name) => JOINED.test(name))));
  const named = programmes.map((item) => ({ item, words: new Set(item.names.flatMap(wordsOf)) }));
  const askedIn = memoize((question: string): PricedItem | undefined => {
    const words = wordsOf(question);
    return onlyOne(named.filter((one) => words.some((word) => one.words.has(word))))?.item;
  });
  return (subject, isBesideProgrammes = false) => {
    const { named: inAnswer, question, sentence } = subject;
    if (inAnswer.length > 0) return subject;
    const ofProgramme = isBesideProgrammes || THE_PROGRAMME.test(sentence) ? single : undefined;
    const meant = MEMBERS.test(sentence) ? (membership ?? ofProgramme) : ofProgramme;
    const asked = (KIND.test(question) ? askedIn(question) : undefined) ?? meant;
    return asked ? { ...subject, owner: asked, items: [asked] } : subject;
  };
}
