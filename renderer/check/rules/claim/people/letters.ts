/** Letters after names: 'Dr Ann Example, FRCP', 'Tom Sample MSc MCSP'. */
import type { Site } from '../../../../config/site.ts';
import { proseOf } from '../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt } from '../find-words.ts';
import { isProvedBy } from '../lexicon/qualifications.ts';
import { isElsewhere } from '../lexicon/titled-people.ts';
import { peopleNamed } from './named-person.ts';
import { isOutsideProfiles, proofsOf } from './qualifications.ts';

const WORD = "\\p{Lu}[\\p{Ll}’'][\\p{L}’'-]*";
const NAME = `(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Mx|Sister)\\.? )?${WORD}(?: ${WORD}){0,2}`;
/** Degrees, honours, and the letters of members and fellows. */
const LETTERS =
  '(?:MBE|OBE|CBE|PhD|DPhil|MD|MBBS|MBChB|BDS|BVSc|BVetMed|B(?:Sc|A|Med|Ost|Pharm|Chir)|M(?:Sc|A|Res|Phil|Pharm|Ost|Chir|Ed|BA)|DClinPsy|PG(?:Cert|Dip)|R(?:G|M|V|SC)?N|[MFL]R?C[A-Z][A-Za-z]*|[MFA](?!RI\\b|AQ|OT\\b|HRA)[A-Z]{2,5})(?: ?\\([A-Za-z]+\\))?';
const LETTERED = new RegExp(
  `(?<name>${NAME})(?<gap>,? )(?<letters>${LETTERS}(?:,? ${LETTERS})*)(?![\\p{L}\\d-])`,
  'gu',
);

/** Reports letters that the entry of the person does not contain, and letters of people who are not in the config. */
export const letterClaims = (input: RuleInput): readonly RuleFinding[] =>
  proseOf(input.publicTexts)
    .filter((text) => isOutsideProfiles({ text }))
    .flatMap((text) =>
      [...text.text.matchAll(LETTERED)].flatMap(
        ({ index, 0: words, groups: { name = '', gap = '', letters = '' } = {} }) => {
          const before = text.text.slice(0, index).toLowerCase();
          const unproved = unprovedLetters(input.site, name, letters);
          const isOthers =
            /\b(?:your|their|his|her)(?: [\w-]+){0,2},? $/.test(before) ||
            isElsewhere(before, text.text.slice(index + words.length));
          if (unproved === undefined || isOthers) return [];
          const span = { at: index + name.length + gap.length, length: letters.length };
          return findingAt(
            { text, span },
            `“${letters}” is claimed, but the entry of ${name} does not contain “${unproved}”.`,
            'Add it to “qualifications” of the person if it is true, or correct the sentence.',
          );
        },
      ),
    );

/** Returns the first letters that no entry proves; people without an entry prove none. */
function unprovedLetters(site: Site, name: string, letters: string): string | undefined {
  const people = peopleNamed(site, name.replace(/^Sister /, ''));
  const isPerson = people.length > 0 || /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Mx|Sister)\b/.test(name);
  if (!isPerson) return undefined;
  const proofs = people.flatMap(proofsOf);
  return letters.split(/,? /).find((each) => !proofs.some((proof) => proves(proof, each)));
}

/** The letters themselves, their initials ('Fellow of the Royal College of Surgeons' for FRCS), or the same degree in words. */
const proves = (proof: string, letters: string): boolean =>
  plain(proof).includes(plain(letters)) ||
  (proof.match(/\p{Lu}/gu) ?? []).join('').includes(letters.replace(/[^\p{Lu}]/gu, '')) ||
  (/^(?:PhD|DPhil|[MB]Sc|MBA)$/.test(letters) && isProvedBy(letters, proof));

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
