/** Numbers that visitors are asked to ring without a word about whose they are: 'or ring 01632 960123'. */
import type { Site } from '../../../../config/site.ts';
import { MONTHS } from '../../../../facts/date.ts';
import { WEEKDAYS } from '../../../../facts/hours.ts';
import { sentenceSpanAt, sentenceSpanBefore } from '../../../../facts/sentences.ts';
import { mentionsOthers } from '../../about/others.ts';
import type { PublicText } from '../../public-texts/index.ts';
import { namesIn } from '../outdated/old-names.ts';

const RING = /\b(?:ring|call|phone|telephone|text|whatsapp|dial|tel\.?)(?: on)?:? $/;
/** Helplines and public services have other numbers, from 03 and 08. */
const LANDLINE_OR_MOBILE = /^(?:\+44 ?(?:\(0\) ?)?|0)[127]/;

/** Returns whether visitors are asked to ring a number, and the sentences around it name nobody else. */
export function numberToRing(site: Site): (text: PublicText, at: number, found: string) => boolean {
  const own = ownWords(site);
  return ({ text, normal }, at, found) => {
    if (!LANDLINE_OR_MOBILE.test(found) || !RING.test(normal.text.slice(0, at))) return false;
    const sentence = sentenceSpanAt(normal.text, at);
    const { start } = sentence.start > 0 ? sentenceSpanBefore(normal.text, sentence.start) : sentence;
    const length = sentence.start + sentence.text.length - start;
    if (mentionsOthers(normal.text.slice(start, start + length))) return false;
    const authored = normal.original(start, length);
    return capitalisedIn(text.slice(authored.at, authored.at + authored.length)).every((name) =>
      own.has(name.toLowerCase()),
    );
  };
}

/** The capitalised words inside sentences: 'the Royal Infirmary', 'Citizens Advice'. */
const capitalisedIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=[\p{Ll}\d,’'] )\p{Lu}[\p{L}’'-]*/gu)].map(([name]) => name);

/** Words that are always written with a capital letter */
const CALENDAR = [...MONTHS, ...WEEKDAYS, ...WEEKDAYS.map((day) => `${day}s`)];

/** The words of the names that the config contains, in lower case. */
function ownWords(site: Site): ReadonlySet<string> {
  const { clinic, people, catalogue, categories, departments, programmes, offers } = site;
  const { street, area, town } = clinic.address;
  const items = namesIn([people, catalogue, categories, departments, programmes, offers]);
  const names = [clinic.name, street, area, town, ...items, ...CALENDAR, 'Christmas Easter WhatsApp I'];
  return new Set(names.flatMap((each) => each.toLowerCase().split(' ')));
}
