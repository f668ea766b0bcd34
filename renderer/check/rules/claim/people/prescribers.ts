/** People who prescribe medicines in sentences, although their registers do not allow it. */
import type { Person, Site } from '../../../../config/site.ts';
import { listed } from '../../../../core/wording.ts';
import { type SentenceSpan, sentencesIn } from '../../../../facts/sentences.ts';
import { personOf, titleAndQualifications } from '../../about/people.ts';
import { isClinicsProse } from '../../about/prose.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, wordsAt } from '../find-words.ts';
import type { WordMatch } from '../lexicon/lexicon.ts';
import { isAssistant } from '../lexicon/professions-of-registers.ts';
import { isKnownRegister, registerOf } from '../lexicon/registers.ts';
import { lastNamed, personInPrevious } from './named-person.ts';
import { staffBefore } from './staff-meant.ts';

/** 'Nell, our nurse, also prescribes': the name of a person is directly before the verb. */
const PRESCRIBES =
  /(?:(?<name>(?!(?:She|He) )\p{Lu}[\p{L}’'-]+)(?:, (?:our|the|an?) [^,.;]{1,40},)?|\b(?<pronoun>[Ss]he|[Hh]e)) (?:(?:also|then|often|usually|now|can|may|will) ){0,2}(?<verb>prescribes?)(?<after>[^.!?;]*)/gu;
/** Exercises, glasses and hearing aids are prescribed too, so the object must be a medicine, or missing. */
const NO_OBJECT =
  /^(?:,| (?:for (?:you|them|patients|clients)|here|while|when|if|only|too|on|after|before|what(?:ever)?)\b|\s*$)/;
const MEDICINE =
  /^ (?:(?:your|the|any|some|all|a|an|and|or|[a-z]+(?:,| and| or)) ){0,4}(?:\w+ )?(?:medicines?|medications?|tablets?|pills?|antibiotics?|injections?|vaccines?|vitamins?|hormones?|steroids?|creams?|ointments?|painkillers?|drips?|drugs?|drops|HRT|oestrogen|testosterone|insulin|doses?)\b/;
const DENIED = /\b(?:nothing|no|not|never|neither|nobody)\b/;

/**
 * Members of these registers prescribe (Human Medicines Regulations 2012, regulation 214; vets: Veterinary Medicines
 * Regulations 2013, schedule 3); those of the others need a qualification.
 */
const DOCTORS: ReadonlySet<string | undefined> = new Set(['GMC', 'GDC', 'RCVS']);
const PRESCRIBER = /prescri/i;

/** A verb of a sentence, and the people who are said to prescribe. */
interface Prescribing {
  readonly people: readonly Person[];
  readonly verb: string;
  readonly at: number;
  readonly before: string;
  readonly after: string;
}

/** Reports “Nell prescribes antibiotics” if the entry of Nell does not show that she may. */
export const prescriberClaims = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  publicTexts.authored.filter(isClinicsProse).flatMap((text) =>
    sentencesIn(text.text).flatMap((sentence) =>
      [...namedPrescribers(text, sentence, site), ...staffPrescribers(sentence, site)].flatMap(
        ({ people, verb, at, before, after }) => {
          const isMedicine = NO_OBJECT.test(after) || MEDICINE.test(after);
          if (!isMedicine || DENIED.test(`${before}${after}`)) return [];
          if (people.length === 0 || people.some(mayPrescribe)) return [];
          return prescriberFinding({ text, span: { at: sentence.start + at, length: verb.length } }, people);
        },
      ),
    ),
  );

const namedPrescribers = (
  text: PublicText,
  { text: sentence, start }: SentenceSpan,
  site: Site,
): readonly Prescribing[] =>
  [...sentence.matchAll(PRESCRIBES)].map(({ index, 0: whole, groups: { name, verb = '', after = '' } = {} }) => {
    const person = name === undefined ? meant(text, start + index, site) : lastNamed(Object.values(site.people), name);
    const at = index + whole.length - after.length - verb.length;
    return { people: person ? [person] : [], verb, at, before: sentence.slice(0, index), after };
  });

/** 'Our nurses can prescribe antibiotics' */
const staffPrescribers = ({ text: sentence }: SentenceSpan, site: Site): readonly Prescribing[] =>
  [...sentence.matchAll(/\bprescribes?\b(?<after>[^.!?;]*)/g)].map(
    ({ index, 0: whole, groups: { after = '' } = {} }) => {
      const before = sentence.slice(0, index);
      return {
        people: staffBefore(site, before),
        verb: whole.slice(0, -after.length || undefined),
        at: index,
        before,
        after,
      };
    },
  );

function prescriberFinding(match: WordMatch, people: readonly Person[]): RuleFinding {
  const names = listed(people.map(({ name }) => name));
  const entries = people.length === 1 ? `the entry of ${names} names` : 'their entries name';
  return findingAt(
    match,
    `“${wordsAt(match)}” is said of ${names}, but ${entries} no right to prescribe.`,
    people.some((person) => registerOf(person) === 'RCVS')
      ? 'Name the vet who prescribes: veterinary nurses may not.'
      : 'Name the person who prescribes. If this person does, add it to “qualifications”: “Independent prescriber, 2019”.',
  );
}

/** The person whom “she” means: the one of the sentence before, or of whose entry the text is a part. */
const meant = (text: PublicText, at: number, site: Site): Person | undefined =>
  personInPrevious(site, text.text.slice(0, at)) ?? personOf(text, site.people);

/** True for doctors, dentists, vets and others whose entries name the right to prescribe. */
export const mayPrescribe = (person: Person): boolean =>
  person.registration !== undefined &&
  ((DOCTORS.has(registerOf(person)) && !isAssistant(person)) ||
    !isKnownRegister(person.registration.register) ||
    titleAndQualifications(person).some((text) => PRESCRIBER.test(text)));
