/** The team of the hearing centre. */
export const people = {
  judith: {
    name: 'Judith Marlowe',
    title: 'Audiologist, founder of the centre',
    focus: 'Hearing aids and tinnitus',
    department: 'hearing',
    qualifications: [
      'MSc in audiology, Southampton, 2003',
      'Member of the British Society of Hearing Aid Audiologists',
    ],
    registration: { register: 'HCPC', number: 'HAD01377', url: 'https://register.example/hcpc/HAD01377' },
    image: 'dot',
  },
  anand: {
    name: 'Anand Pillai',
    title: 'Hearing aid dispenser',
    focus: 'Fitting and fine tuning',
    department: 'hearing',
    qualifications: ['Foundation degree in hearing aid audiology, 2014'],
    registration: { register: 'HCPC', number: 'HAD02984', url: 'https://register.example/hcpc/HAD02984' },
    image: 'dot',
  },
  gwen: {
    name: 'Gwen Tully',
    title: 'Ear care nurse',
    focus: 'Ear wax',
    department: 'hearing',
    qualifications: ['BSc in nursing, Keele, 2009'],
    registration: { register: 'NMC', number: '09H2416E', url: 'https://register.example/nmc/09H2416E' },
    image: 'dot',
  },
  felix: {
    name: 'Felix Orme',
    title: 'Centre manager',
    focus: 'Appointments and insurance',
    department: 'hearing',
    qualifications: ['BA in business, Chester'],
    image: 'dot',
  },
} as const;
