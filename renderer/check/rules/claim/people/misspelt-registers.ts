/** Entries of people in a register that does not exist, but has a similar name: 'HPCP' for 'HCPC'. */
import { distance } from 'fastest-levenshtein';
import type { Person, Site } from '../../../../config/site.ts';
import { replacing } from '../../../../core/finding.ts';
import type { Findings } from '../../rule.ts';
import { isKnownRegister, registerMeant, registerOfTitle, titlesIn } from '../lexicon/registers.ts';

const WRITTEN: Readonly<Record<string, string>> = { GPHC: 'GPhC', GOSC: 'GOsC', BACC: 'BAcC', AFN: 'AfN' };

export function misspeltRegister(key: string, person: Person, { clinic }: Pick<Site, 'clinic'>): Findings {
  const { register } = person.registration ?? {};
  // Other countries have registers with similar names: the IMC of Ireland, the GMC of the United Kingdom.
  if (register === undefined || clinic.address.country !== 'GB') return [];
  const meant = (registerMeant(register) ?? registerOfProfession(person, register))?.toUpperCase();
  if (meant === undefined) return [];
  const name = WRITTEN[meant] ?? meant;
  return {
    message: `“${register}” is not the name of a register.`,
    help: `Write “${name}”, or accept it if there is such a register.`,
    path: ['people', key, 'registration', 'register'],
    ...replacing(register, name),
  };
}

/** Returns the register of the profession if its name has one letter more, less or other: 'HCPB' of a physiotherapist. */
const registerOfProfession = ({ title }: Person, register: string): string | undefined =>
  isKnownRegister(register)
    ? undefined
    : titlesIn(title)
        .flatMap((one) => registerOfTitle(one.title) ?? [])
        .find((short) => distance(short, register.toUpperCase()) === 1);
