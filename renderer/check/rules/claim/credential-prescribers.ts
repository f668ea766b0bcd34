/** People who prescribe medicines in sentences, although their registers do not allow it. */
import type { Person } from '../../../config/site.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import { isClinicsProse } from '../about/prose.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt } from './find-words.ts';
import { isKnownRegister, shortNameOf } from './lexicon/registers.ts';
import { describedPerson, lastNamed, personInPrevious } from './named-person.ts';

/** 'Nell, our nurse, also prescribes': the name of a person is directly before the verb. */
const PRESCRIBES =
  /(?:(?<name>(?!(?:She|He) )\p{Lu}[\p{L}’'-]+)(?:, (?:our|the|an?) [^,.;]{1,40},)?|\b(?<pronoun>[Ss]he|[Hh]e)) (?:(?:also|then|often|usually|now|can|may|will) ){0,2}(?<verb>prescribes?)(?<after>[^.!?;]*)/gu;
/** Exercises, glasses and hearing aids are prescribed too, so the object must be a medicine, or missing. */
const NO_OBJECT =
  /^(?:,| (?:for (?:you|them|patients|clients)|here|while|when|if|only|too|on|after|before|what(?:ever)?)\b|\s*$)/;
const MEDICINE =
  /^ (?:(?:your|the|any|some|all|a|an|and|or|[a-z]+(?:,| and| or)) ){0,4}(?:\w+ )?(?:medicines?|medications?|tablets?|pills?|antibiotics?|injections?|vaccines?|vitamins?|hormones?|steroids?|creams?|ointments?|painkillers?|drips?|drugs?|HRT|oestrogen|testosterone|insulin|doses?)\b/;
const DENIED = /\b(?:nothing|no|not|never|neither|nobody)\b/;

/**
 * Members of these registers prescribe (Human Medicines Regulations 2012, regulation 214; vets: Veterinary Medicines
 * Regulations 2013, schedule 3); those of the others need a qualification.
 */
const DOCTORS: ReadonlySet<string> = new Set(['GMC', 'GDC', 'RCVS']);
const PRESCRIBER = /prescri/i;

/** Reports “Nell prescribes antibiotics” if the entry of Nell does not show that she may. */
export const prescriberClaims = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  publicTexts.authored.filter(isClinicsProse).flatMap((text) =>
    sentencesIn(text.text).flatMap(({ text: sentence, start }) =>
      [...sentence.matchAll(PRESCRIBES)].flatMap(
        ({ index, 0: whole, groups: { name, verb = '', after = '' } = {} }) => {
          const isMedicine = NO_OBJECT.test(after) || MEDICINE.test(after);
          if (!isMedicine || DENIED.test(`${sentence.slice(0, index)}${after}`)) return [];
          const people = Object.values(site.people);
          const person = name === undefined ? meant(text, start + index, site) : lastNamed(people, name);
          if (!person || mayPrescribe(person)) return [];
          const at = start + index + whole.length - after.length - verb.length;
          return findingAt(
            { text, span: { at, length: verb.length } },
            `“${verb}” is said of ${person.name}, but the entry of ${person.name} names no right to prescribe.`,
            'Name the person who prescribes. If this person does, add it to “qualifications”: “Independent prescriber, 2019”.',
          );
        },
      ),
    ),
  );

/** The person whom “she” means: the one of the sentence before, or of whose entry the text is a part. */
const meant = (text: PublicText, at: number, site: RuleInput['site']): Person | undefined =>
  personInPrevious(site, text.text.slice(0, at)) ?? describedPerson(site, text);

const mayPrescribe = ({ title, qualifications, registration }: Person): boolean =>
  registration !== undefined &&
  (DOCTORS.has(shortNameOf(registration.register)) ||
    !isKnownRegister(registration.register) ||
    [title, ...qualifications.map(({ source }) => source)].some((text) => PRESCRIBER.test(text)));
