/** Numbers that are a part of what a figure counts, or that count something else: 'the first two visits'. */
import { isAboutOthers, isAboutStudy } from '../../../about/others.ts';
import type { CountedRange } from './counted-nouns.ts';

/** Not all of them, or as many in another period: 'the first two visits', 'two visits a year'. */
const PART_BEFORE = /\b(?:first|last|next|after|before|every|another|further|between)(?: the| only| just)? $/;
/** 'You come twice in the first month.', 'the 160 families who have rated us'; not 'for up to 24 of your staff' */
const PART_AFTER =
  /^ (?:in|during|within) the (?:first|last|second|next)\b|^ of (?:(?:the|these|those|them|which|our)\b|your\b(?! (?:staff|employees|colleagues|people|team)\b))|^ who (?:have |had )?(?:already )?(?:rated|reviewed|recommended|written|wrote|left|answered|replied|filled in)\b/;
/** 'Only three places are left': of those that there are */
const LEFT_AFTER = /^(?: (?:are|is))?(?: left| remain(?:ing)?| still (?:free|available))\b/;
/** 'Three follow-up visits': other visits than those of the treatment. */
const BESIDE = /^ (?:[\w-]+ )?(?:follow-up|review|check-up|aftercare|recall|routine)s? [\w-]+$/;
/** '50,000 pictures of the bowel' are no part of anything. */
const MANY = 1000;
/** 'Booked together, the two assessments are five visits': a sum over several treatments. */
const TOGETHER = /\btogether\b[^,;]* (?:is|are|means?|takes?|makes?|needs?|comes? to)\b/;
const WITHIN = /\bwithin $/;
/** 'Within ten miles' states a distance, 'within two visits' a part of them. */
export const DISTANCE = /^(?:mile|kilometre|metre)s?$/;
/** The price of several sessions does not state how many are needed, unlike 'the price includes two dressings'. */
const PRICED =
  /£|\b(?<!low-)(?:costs?(?! (?:already |also )?(?:includes?|covers?|contains?)\b)|prices?(?! (?:of (?:an?|the) [\w -]+ )?(?:already |also )?(?:includes?|covers?|contains?)\b)|pay|paid|bought|buy|singly)\b/;

/** True for a number that is a part of what the figure counts, or is about something else. */
export function isOtherCount(text: string, { at, end, count, noun }: CountedRange): boolean {
  const before = text.slice(0, at);
  const after = text.slice(noun.end);
  const isStamp = STAMPS.test(noun.word);
  return (
    (isStamp ? isOnTheWay(before, text) : isPart(before, noun.word) || PRICED.test(text)) ||
    PART_AFTER.test(text.slice(end)) ||
    (PART_AFTER.test(after) && !DISTANCE.test(noun.word) && count < MANY) ||
    LEFT_AFTER.test(after) ||
    BESIDE.test(text.slice(end, noun.end)) ||
    isAboutOthers(text) ||
    isAboutStudy(text) ||
    TOGETHER.test(text)
  );
}

/** 'After ten stamps you get £25 off': how many a reward takes. */
const STAMPS = /^(?:stamp|sticker|star|point)s?$/;
/** 'You get two stamps on your birthday', 'after four stamps you are halfway' */
const isOnTheWay = (before: string, sentence: string): boolean =>
  /\b(?:gets?|gives?|given|earns?|receive|adds?|worth|another|extra|double|first|last|next|every)\b[^,;:]*$/.test(
    before,
  ) || /\b(?:half[ -]?way|to go|expires?|lapses?)\b/.test(sentence);

const isPart = (before: string, noun: string): boolean =>
  PART_BEFORE.test(before) || (WITHIN.test(before) && !DISTANCE.test(noun));
