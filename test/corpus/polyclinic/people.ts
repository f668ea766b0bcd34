/** The team of the polyclinic. */
export const people = {
  yasmin: {
    name: 'Dr Yasmin Ferrer',
    title: 'Doctor, founder of the house',
    focus: 'Menopause, sleep and allergy',
    department: 'house',
    qualifications: ['MBChB, Dundee, 2004'],
    registration: { register: 'GMC', number: '6038217', url: 'https://register.example/gmc/6038217' },
    image: 'dot',
  },
  katya: {
    name: 'Katya Brandt',
    title: 'Receptionist',
    focus: 'Appointments and accounts',
    department: 'house',
    qualifications: ['Ten years at a front desk'],
    image: 'dot',
  },
} as const;
