/** Answers that offer the medicine of their question: 'Can I have sleeping tablets?' 'Yes. Jo prescribes them.' */
import { clinicsProseOf } from '../../about/prose.ts';
import { answersIn } from '../../about/questions.ts';
import type { RuleInput } from '../../rule.ts';
import type { FoundWords } from '../find-words.ts';
import { GROUPS_OF_MEDICINES } from '../lexicon/medicine-groups.ts';
import { reachFinder } from '../reach.ts';

const ASKED =
  /^(?:\W|so |and )*(?:can|could|may|will) (?:i|we|my [a-z]+) (?:have|get|buy|order|start)\b|^(?:\W|so |and )*(?:do|can|could|will|would) you (?:also )?(?:have|offer|prescribe|give|sell|stock|supply|do|post|send|write|renew)\b|^(?:\W|so |and )*(?:have you got|where can i (?:get|buy)|is it possible to (?:get|buy))\b/;
const YES =
  /^\W*(?:yes|of course|certainly|we (?:do|can|offer|prescribe)|you can|gladly|usually|often|our (?:[a-z]+ )?(?:prescriber|doctor|nurse|vet|pharmacist|gp)s? (?:can|will|does|sends?|prescribes?))\b/;
/** 'Yes, if your GP agrees', 'Yes, but we would rather not' */
const RESERVED =
  /\b(?:if|but|only|unless|gp|your (?:own )?doctor|elsewhere|not|never|cannot|rarely|sometimes|assess\w*|examin\w+|consultation|depends)\b|n't\b/;

/** What was asked for and where the answer offers it. */
type OfferedInAnswer = FoundWords & { readonly medicine: string };

export function offeredInAnswers(input: RuleInput): readonly OfferedInAnswer[] {
  const reachOf = reachFinder(input);
  return clinicsProseOf(input.publicTexts).flatMap((text) =>
    answersIn(text, input.lookups.questionOf(text)).flatMap(({ question, answer, at }) => {
      const yes = YES.exec(answer);
      const first = firstSentences(answer);
      const medicine = yes && !RESERVED.test(first) ? askedMedicine(question, first) : undefined;
      if (!yes || medicine === undefined) return [];
      const span = text.normal.original(at, yes[0].length);
      return [{ text, span, words: text.text.slice(span.at, span.at + span.length), reach: reachOf(text), medicine }];
    }),
  );
}

const firstSentences = (answer: string): string =>
  answer
    .split(/(?<=[.!?]) /)
    .slice(0, 2)
    .join(' ');

/** 'Can I have therapy while I take antidepressants?' */
const IS_TAKEN =
  /\b(?:while|when|if|although|because|and) (?:i|we|my [a-z]+) (?:am |is |are |already )*(?:takes?|taking|uses?|using|on)\b/;

/** These need a prescription only as injections (https://www.asa.org.uk/resource/enforcement-notice-advertising-vitamin-shots.html). */
const VITAMIN = /\b(?:(?:vitamin )?b ?-?12|vitamin d3?)\b/;
const INJECTED = /\b(?:inject\w*|jabs?|shots?|needles?)\b/;

/** 'Do you give | advice about antibiotics?' asks for something else. */
const OBJECT = /^(?: (?!(?:about|on|with|people|advice|experience)\b)[\w'-]+){0,6} $/;
const NOT_OBJECT = /^ (?:bills?|receipts?|polic(?:y|ies)|questions?)\b/;

function askedMedicine(question: string, answer: string): string | undefined {
  const [asked = ''] = ASKED.exec(question) ?? [];
  if (asked === '' || IS_TAKEN.test(question)) return undefined;
  const [vitamin] = VITAMIN.exec(question) ?? [];
  if (vitamin !== undefined && INJECTED.test(`${question} ${answer}`)) return vitamin;
  for (const words of GROUPS_OF_MEDICINES) {
    const [found] = question.matchAll(words);
    if (found)
      return OBJECT.test(question.slice(asked.length, found.index)) &&
        !NOT_OBJECT.test(question.slice(found.index + found[0].length))
        ? found[0]
        : undefined;
  }
  return undefined;
}
