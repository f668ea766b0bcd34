/**
 * Registers with several professions, whose members have different titles and work: https://optical.org/en/registration/,
 * https://www.gdc-uk.org/registration, https://www.rcvs.org.uk/registration/.
 */
export interface Profession {
  /** 'a dispensing optician' */
  readonly name: string;
  readonly title: RegExp;
  /** Words of qualifications that members of the profession have. */
  readonly training: RegExp;
}

/** In each register, the profession that may do most comes first. */
const PROFESSIONS: Readonly<Record<string, readonly Profession[]>> = {
  GOC: [
    {
      name: 'an optometrist',
      title: /\b(?:optometrist|ophthalmic optician)/i,
      training: /\boptom|\b[mf]coptom\b|ophthalmic optic|vision science|college of optometrists/i,
    },
    {
      name: 'a dispensing optician',
      title: /\bdispensing optician/i,
      training: /\bdispensing\b|\bfbdo\b|association of british dispensing/i,
    },
  ],
  GDC: [
    {
      name: 'a dentist',
      title: /\b(?:dentist|dental (?:surgeon|practitioner)|oral surgeon|\w+odontist)\b/i,
      training: /\b(?:bds|bchd|dds|dmd|lds|[mf]fds|[mf]jdf)\b|dental surg|dentist|odont|implant/i,
    },
    {
      name: 'a dental therapist',
      title: /(?<!orthodontic )\btherapist\b/i,
      training: /dental therap|therapist|hygiene (?:and|&) therapy/i,
    },
    {
      name: 'a dental hygienist',
      title: /\bhygienist\b/i,
      training: /hygien/i,
    },
    { name: 'a dental nurse', title: /\bdental nurse\b/i, training: /dental nurs|\bnebdn\b/i },
    {
      name: 'a dental technician',
      title: /\bdental technician\b/i,
      training: /dental techn/i,
    },
  ],
  RCVS: [
    {
      name: 'a veterinary surgeon',
      title: /\b(?:vet(?! nurse)|veterinary surgeon)\b/i,
      training:
        /\b(?:bvsc|bvms|bvmed|bvm&s|bvm|vetmb|mvb|dvm|[mf]rcvs)|veterinary (?:medicine|science|surgery|surgeon)/i,
    },
    { name: 'a veterinary nurse', title: /\bveterinary nurse\b/i, training: /\brvn\b|veterinary nurs/i },
  ],
};

/** True for those on the registers of dentists and vets who assist them: 'Veterinary nurse', 'Dental hygienist'. */
export const isAssistant = ({ title }: { readonly title: string }): boolean =>
  /\b(?:nurse|hygienist|therapist|technician)\b/i.test(title);

/** Returns the professions of a register with several; none for other registers. */
export const professionsOf = (register: string): readonly Profession[] => PROFESSIONS[register] ?? [];
