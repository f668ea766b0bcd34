import type { ConfigPath } from '../../../../../core/finding.ts';
import { groupBy } from '../../../../../core/group-by.ts';
import { countsIn, isPartOfSum } from '../../../../../facts/counts.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { normalNameOf } from '../../../about/names.ts';
import { onlyOptionIn } from '../../../about/options.ts';
import { isAboutOthers, isAboutStudy } from '../../../about/others.ts';
import { withoutParts } from '../../../about/parts.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom, OR_ADD_FIGURE } from '../differs.ts';
import { ofOwner } from '../mention.ts';
import { programmeItems } from './asked-sessions.ts';
import { countsKind } from './contents.ts';
import { type CountFigure, countFigures, IN_COURSE } from './count-figures.ts';
import { type CountWords, countsVisits, isMeant, singular } from './count-meaning.ts';
import { type CountedRange, countedRangesIn } from './counted-nouns.ts';
import { programmeFinder } from './programme-asked.ts';

/** Not all of them, or as many in another period: 'the first two visits', 'two visits a year'. */
const PART_BEFORE = /\b(?:first|last|next|after|before|every|another|further|between)(?: the| only| just)? $/;
/** 'You come twice in the first month.', 'the 160 families who have rated us'; not 'for up to 24 of your staff' */
const PART_AFTER =
  /^ (?:in|during|within) the (?:first|last|second|next)\b|^ of (?:(?:the|these|those|them|which|our)\b|your\b(?! (?:staff|employees|colleagues|people|team)\b))|^ who (?:have |had )?(?:already )?(?:rated|reviewed|recommended|written|wrote|left|answered|replied|filled in)\b/;
/** 'Only three places are left': of those that there are */
const LEFT_AFTER = /^(?: (?:are|is))?(?: left| remain(?:ing)?| still (?:free|available))\b/;
/** 'Five people is our usual number, and eight is the limit' */
const USUAL = /\b(?:usual(?:ly)?|normal(?:ly)?|typical(?:ly)?|mostly|(?:on|the) average)\b/;
/** 'Three follow-up visits': other visits than those of the treatment. */
const BESIDE = /^ (?:[\w-]+ )?(?:follow-up|review|check-up|aftercare|recall|routine)s? [\w-]+$/;
/** 'Two rooms are on the ground floor', 'Two rooms, each with a bath': of several, some have what the sentence says. */
const SOME_AFTER =
  /^(?:, each with\b|(?: and (?:an?|the|one) [\w-]+)? (?:(?:are|is) (?:on|upstairs|downstairs|step-free|accessible|next|beside|behind|suitable|equipped|air-conditioned)\b|have |has |can be reached\b|can take\b))/;
/** '50,000 pictures of the bowel' are no part of anything. */
const MANY = 1000;
/** 'Booked together, the two assessments are five visits': a sum over several treatments. */
const TOGETHER = /\btogether\b[^,;]* (?:is|are|means?|takes?|makes?|needs?|comes? to)\b/;
const WITHIN = /\bwithin $/;
/** 'Within ten miles' states a distance, 'within two visits' a part of them. */
const DISTANCE = /^(?:mile|kilometre|metre)s?$/;
/** The price of several sessions does not state how many are needed, unlike 'the price includes two dressings'. */
const PRICED =
  /£|\b(?<!low-)(?:costs?(?! (?:already |also )?(?:includes?|covers?|contains?)\b)|prices?(?! (?:of (?:an?|the) [\w -]+ )?(?:already |also )?(?:includes?|covers?|contains?)\b)|pay|paid|bought|buy|singly)\b/;

/** Reports 'three visits' if the figure `visits` of the treatment is 'two'. */
export function countFindings(input: RuleInput): readonly RuleFinding[] {
  const figures = countFigures(input.site);
  if (figures.length === 0) return [];
  const index = input.lookups.items();
  const ofProgramme = programmeFinder(programmeItems(input.site, index.itemAt));
  const byOwner = groupBy(figures, ({ path }) => ownerOf(path.split('.')));
  return clinicsProseOf(input.publicTexts).flatMap((publicText) =>
    sentencesIn(publicText.normal.text).flatMap(({ text, start }) =>
      countedRangesIn(text).flatMap((counted) => {
        const { at, end, count, most, noun } = counted;
        const before = text.slice(0, at);
        const after = text.slice(noun.end);
        if (isOptionTitle(publicText) && BAND_BEFORE.test(before)) return [];
        if (isOtherCount(text, counted)) return [];
        const subject = withoutParts(input.lookups.subjectAt(publicText, start + at), index);
        const { items, owner } = ofProgramme(ofOwner(subject));
        const words: CountWords = {
          before,
          noun: noun.word,
          after,
          sentence: text,
          isItem: isNameOf(items, noun.word),
          kind: text.slice(end, Math.max(end, noun.end - noun.word.length)).trim(),
        };
        const isNamed = (one: CountFigure) => isMeant(one, words);
        const option = onlyOptionIn(items, text)?.title;
        const owned = [...new Set(items.map(({ path }) => ownerOf(path)))]
          .flatMap((owner) => byOwner.get(owner) ?? [])
          .filter((one) => option === undefined || one.option === undefined || one.option === option)
          .filter(
            ({ path }) =>
              words.kind === '' || !countsKind(input.site, path.split('.'), text.slice(end, noun.end).trim()),
          );
        // 'Two private rooms' of a treatment, and 'both rooms', are some of the rooms of the clinic.
        const isOfItem = owner !== undefined && before.trim() === '';
        const maySome = isOfItem || SOME_AFTER.test(after) || text.slice(at, end) === 'both';
        const isSome = ({ least }: CountFigure) => count < least && maySome;
        const general = (byOwner.get(GENERAL) ?? []).filter((one) => isNamed(one) && !isSome(one));
        const figure = contradicted(
          { counts: [count, most], sentence: text },
          { owned, named: owned.filter(isNamed), general },
        );
        // 'Ten miles', as a number alone would not say of what.
        const span = publicText.normal.original(start + at, (DISTANCE.test(noun.word) ? noun.end : end) - at);
        return figure ? differsFrom(input.site, figure, publicText, span, OR_ADD_FIGURE) : [];
      }),
    ),
  );
}

/** True for a number that is a part of what the figure counts, or is about something else. */
function isOtherCount(text: string, { at, end, count, noun }: CountedRange): boolean {
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

/** “Up to 4 miles”: the band to which the price of an option applies. */
const BAND_BEFORE = /^\W*(?:up to|from|under|over|below|above|between|within|(?:more|less) than|[^,;:]*\bto) $/;
const isOptionTitle = ({ source }: PublicText): boolean =>
  source.from === 'config' && source.path.at(-3) === 'options' && source.path.at(-1) === 'title';

const isPart = (before: string, noun: string): boolean =>
  PART_BEFORE.test(before) || (WITHIN.test(before) && !DISTANCE.test(noun));

/** The owner of the figures of the whole clinic. */
const GENERAL = 'figures';
/** 'catalogue.facial' of the path of a figure or an item */
const ownerOf = ([part = '', name = '']: ConfigPath): string => (part === GENERAL ? GENERAL : `${part}.${name}`);

/** The figures of what a sentence is about, those of them that it names, and those of the whole clinic that it names. */
interface Figures {
  readonly owned: readonly CountFigure[];
  readonly named: readonly CountFigure[];
  readonly general: readonly CountFigure[];
}

/** The figure of what the sentence is about, unless one of the possible figures agrees. */
function contradicted(
  { counts, sentence }: { readonly counts: readonly number[]; readonly sentence: string },
  { owned, named, general }: Figures,
): CountFigure | undefined {
  const meant =
    named.length > 0 ? named : general.filter((figure) => counts.every((count) => isComparable(count, figure)));
  // A course may have fewer sessions than most people need.
  const courses = named.some(countsVisits) ? owned.filter(({ noun }) => noun === IN_COURSE) : [];
  const isUsual = (most: number) => USUAL.test(sentence) && countsIn(sentence).some(({ count }) => count === most);
  const agrees = (count: number) =>
    [...meant, ...courses].some(
      ({ least, most }) =>
        (count >= least && count <= most) || (least === most && isPartOfSum(sentence, count, least)) || isUsual(most),
    );
  return counts.every(agrees) ? undefined : meant[0];
}

/** 'Six peels' are six of “Chemical peel”. */
const isNameOf = (items: Subject['items'], noun: string): boolean =>
  items.some((item) => new RegExp(`\\b${singular(noun)}s?\\b`).test(normalNameOf(item)));

/** 'two frames' is not about the 650 frames of the shop. */
const isComparable = (count: number, { least, most }: CountFigure): boolean =>
  count * MAX_RATIO >= least && count <= most * MAX_RATIO;
const MAX_RATIO = 4;
