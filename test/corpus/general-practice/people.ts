/** The team of the general practice. */
export const people = {
  helena: {
    name: 'Dr Helena Marsh',
    title: 'General practitioner, founder of the surgery',
    focus: 'Women’s health and long-term illness',
    department: 'practice',
    qualifications: ['MBChB, Leeds, 1998', 'Member of the Royal College of General Practitioners'],
    registration: { register: 'GMC', number: '4518827', url: 'https://register.example/gmc/4518827' },
    image: 'dot',
  },
  samuel: {
    name: 'Dr Samuel Adeyemi',
    title: 'General practitioner',
    focus: 'Skin, sport and travel',
    department: 'practice',
    qualifications: ['MBBS, Newcastle, 2011', 'Diploma in practical dermatology'],
    registration: { register: 'GMC', number: '7261940', url: 'https://register.example/gmc/7261940' },
    image: 'dot',
  },
  grace: {
    name: 'Grace Lindqvist',
    title: 'Practice nurse',
    focus: 'Blood tests, ears and travel',
    department: 'practice',
    qualifications: ['BSc in nursing, York, 2012'],
    registration: { register: 'NMC', number: '12F0381E', url: 'https://register.example/nmc/12F0381E' },
    image: 'dot',
  },
  patrick: {
    name: 'Patrick Dunne',
    title: 'Healthcare assistant',
    focus: 'Measurements and medicals',
    department: 'practice',
    qualifications: ['Care Certificate'],
    image: 'dot',
  },
} as const;
