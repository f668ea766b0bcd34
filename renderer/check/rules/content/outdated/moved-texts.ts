/** Texts that name the clinic’s old street, part of town or town after a move. */
import { formatPath } from '../../../../core/finding.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { sentenceAt } from '../../../../facts/sentences.ts';
import type { BuildRecord } from '../../../earlier/build-record.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { authoredAt, configPathOf, isAuthored, type PublicText, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { spansOfName, UNTIL_THEN } from './old-names.ts';

/** A part of the address that has changed. */
interface ChangedPart {
  readonly field: 'street' | 'area' | 'town';
  readonly before: string;
  readonly now: string;
  /** Whether words in a text mean the place of the clinic. */
  readonly isMeant: (text: PublicText, at: number) => boolean;
}

/** Reports texts in which the clinic is still at its old address. */
export function movedTexts({ site, publicTexts }: RuleInput, place: BuildRecord['place']): readonly RuleFinding[] {
  const changed = changedParts(site.clinic.address, place);
  return clinicsProseOf(publicTexts)
    .filter((text) => !OWN_MESSAGES.test(formatPath(configPathOf(text))))
    .flatMap((text) => changed.flatMap((part) => findingsIn(text, part)));
}

/** The address itself, the descriptions of maps and what people did elsewhere: other messages are about them. */
const OWN_MESSAGES = /^(?:clinic\.(?:address|legal|closures|specialHours)|images|people|embeds)\b/;

/** Returns the parts of the address that have changed; a town with the same name contains the old streets. */
function changedParts(
  { street, area, town }: RuleInput['site']['clinic']['address'],
  { address, area: oldArea, town: oldTown }: BuildRecord['place'],
): readonly ChangedPart[] {
  const parts: readonly ChangedPart[] = [
    { field: 'street', before: streetOf(address), now: street, isMeant: () => true },
    { field: 'area', before: oldArea, now: area, isMeant: isPlace },
    { field: 'town', before: oldTown, now: town, isMeant: isPlace },
  ];
  const isSame = ({ before, now }: ChangedPart) => normalise(now).text.includes(normalise(before).text);
  return parts.filter((part) => !isSame(part));
}

/** '1 Test Street, LS1 1AA' → '1 Test Street' */
export const streetOf = (address: string): string => address.slice(0, address.lastIndexOf(','));

function findingsIn(text: PublicText, { field, before, now, isMeant }: ChangedPart): readonly RuleFinding[] {
  return spansOfName(text, before, [])
    .filter((span) => isAuthored(text, span))
    .map((span) => ({ span, index: text.normal.index(span.at) }))
    .filter(({ index }) => !TELLS_OF_MOVE.test(sentenceAt(text.normal.text, index)) && isMeant(text, index))
    .map(({ span }) => ({
      message:
        field === 'street'
          ? `“${textAt(text, span)}” was the clinic’s address before.`
          : `“${textAt(text, span)}” is where the clinic was before.`,
      help: text.quotes ? `Quote the new one: {clinic.address.${field}}.` : `Write “${now}”.`,
      ...authoredAt(text, span),
    }));
}

/** 'We have moved from 1 Test Street', 'Until June, we were at 1 Test Street' */
const TELLS_OF_MOVE = new RegExp(
  `\\b(?:mov(?:e[ds]?|ing)|old|former(?:ly)?|previous(?:ly)?|${UNTIL_THEN}|used to|were|was)\\b`,
);

/** 'A clinic in Leeds', 'near Leeds', but not 'the University of Leeds', 'trained in Leeds' and 'the train from Leeds'. */
const IN_PLACE =
  /\b(?:in|near|around|across|central|(?:heart|centre|middle) of)(?: (?:the|central|(?:heart|centre|middle) of))* $/;
const ELSEWHERE = /\b(?:train(?:ed|ing)?|stud(?:y|ied)|qualified|univers\w+|colleges?|hospitals?|born|grew up)\b/;

/** A title or a description of a page names the place of the clinic; a sentence does so after 'in' or 'near'. */
function isPlace({ kind, normal: { text } }: PublicText, at: number): boolean {
  if (ELSEWHERE.test(sentenceAt(text, at))) return false;
  return kind === 'title' || kind === 'description' || IN_PLACE.test(text.slice(0, at));
}
