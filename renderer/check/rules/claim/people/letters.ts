/** Letters after names: 'Dr Ann Example, FRCP', 'Tom Sample MSc MCSP'. */
import type { Person, Site } from '../../../../config/site.ts';
import { proseOf } from '../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt } from '../find-words.ts';
import { isProvedBy } from '../lexicon/qualifications.ts';
import { registerOf } from '../lexicon/registers.ts';
import { isElsewhere } from '../lexicon/titled-people.ts';
import { isReportedName, peopleNamed } from './named-person.ts';
import { needsProof, proofsOf } from './qualifications.ts';

const WORD = "\\p{Lu}[\\p{Ll}’'][\\p{L}’'-]*";
const TITLE = '(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Mx|Sister)';
const NAME = `(?:${TITLE}\\.? )?${WORD}(?: ${WORD}){0,2}`;
/** Degrees, honours, diplomas and certificates, and the letters of members and fellows, but not ADHD, AMD and MRI. */
const LETTERS =
  '(?:MBE|OBE|CBE|PhD|DPhil|MD|MBBS|MBChB|BDS|BVSc|BVetMed|B(?:Sc|A|Med|Ost|Pharm|Chir)|M(?:Sc|A|Res|Phil|PH|Pharm|Ost|Chir|Ed|BA|ClinDent|Nutr|Biol)|D(?:ClinPsy|RCOG|CH|PodM)|(?:Dip|Cert|GPCert|PGCert|PGDip)[A-Z]*[A-Za-z]*|PGCE|CPsychol|AFBPsS|IBCLC|R(?:G|M|V|SC)?N|R(?:M|D|Nutr)|[MFL]R?C[A-Z][A-Za-z]*|[MF](?!RI\\b|AQ|OT\\b|HRA|MR\\b|SH\\b|ND\\b)[A-Z]{2,5}|A(?!DHD|CL\\b|ED\\b|SD\\b|MD\\b|CT\\b|QP\\b|GM\\b|BI\\b|LK\\b)[A-Z]{2,5}(?!s))(?: ?\\([A-Za-z]+\\))?';
/** ', FRCP', ' (FRCP)', ' – FRCP', ' holds the letters FRCP'; `DEGREE` reads 'holds an MSc'. */
const GAP = '[,:]? | \\(| [–·-] | (?:has|holds|uses|earned|added|gained)(?: the letters)? (?!PhD|DPhil|[MB]Sc|M?BA)';
const LETTERED = new RegExp(
  `(?<name>${NAME})(?<gap>${GAP})(?<letters>${LETTERS}(?:,? ${LETTERS})*)(?![\\p{L}\\d-])`,
  'gu',
);

/** Reports letters that the entry of the person does not contain, and letters of people who are not in the config. */
export const letterClaims = (input: RuleInput): readonly RuleFinding[] =>
  proseOf(input.publicTexts)
    .filter(needsProof)
    .flatMap((text) =>
      [...text.text.matchAll(LETTERED)].flatMap(
        ({ index, 0: words, groups: { name = '', gap = '', letters = '' } = {} }) => {
          const before = text.text.slice(0, index).toLowerCase();
          const unproved = unprovedLetters(input.site, name, letters);
          const isOthers =
            /\b(?:your|their|his|her)(?: [\w-]+){0,2},? $/.test(before) ||
            isElsewhere(before, text.text.slice(index + words.length));
          if (unproved === undefined || isOthers || isReportedName(input, text, name)) return [];
          const span = { at: index + name.length + gap.length, length: letters.length };
          const person = name.replace(/[’']s$/, '');
          return peopleCalled(input.site, name).length === 0
            ? findingAt(
                { text, span },
                `“${letters}” is claimed, but “${person}” is not one of the people of the config.`,
                'Add the person to “people” with the letters in “qualifications”, or correct the sentence.',
              )
            : findingAt(
                { text, span },
                `“${letters}” is claimed, but the entry of ${person} does not contain “${unproved}”.`,
                'Add it to “qualifications” of the person if it is true, or correct the sentence.',
              );
        },
      ),
    );

/** 'Kofi’s MSc', 'Sister Mary Flynn, RGN' */
const peopleCalled = (site: Site, name: string) => peopleNamed(site, name.replace(/^Sister |[’']s$/g, ''));

/** Returns the first letters that no entry proves; people without an entry prove none. */
function unprovedLetters(site: Site, name: string, letters: string): string | undefined {
  const people = peopleCalled(site, name);
  const isPerson = people.length > 0 || new RegExp(`^${TITLE}\\b`).test(name);
  if (!isPerson) return undefined;
  const proofs = people.flatMap(proofsOf);
  const isRegistered = (each: string) => people.some((one) => isEntry(each, one));
  return letters.split(/,? /).find((each) => !isRegistered(each) && !proofs.some((proof) => proves(proof, each)));
}

/** A registered nurse, midwife or dietitian */
const ENTRY_LETTERS: Readonly<Record<string, string>> = { RN: 'NMC', RM: 'NMC', RD: 'HCPC' };
const isEntry = (letters: string, person: Person): boolean =>
  person.registration !== undefined && registerOf(person) === ENTRY_LETTERS[letters];

/** The letters themselves, their initials ('Fellow of the Royal College of Surgeons' for FRCS), or the same degree in words. */
const proves = (proof: string, letters: string): boolean =>
  plain(proof).includes(plain(letters)) ||
  isInitials(letters.replace(/[^\p{Lu}]/gu, ''), proof) ||
  (/^(?:PhD|DPhil|[MB]Sc|MBA)$/.test(letters) && isProvedBy(letters, proof));

/** Two capitals are in many a name: 'CP' in HCPC. */
const isInitials = (capitals: string, proof: string): boolean =>
  capitals.length > 2 && (proof.match(/\p{Lu}/gu) ?? []).join('').includes(capitals);

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
