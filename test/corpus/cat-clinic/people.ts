/** The team of the cat clinic. */
export const people = {
  ellen: {
    name: 'Ellen Marsh',
    title: 'Veterinary surgeon, owner of the clinic',
    focus: 'Old cats and difficult diagnoses',
    department: 'clinic',
    qualifications: ['BVSc, Liverpool, 2006', 'Certificate in feline practice, 2014'],
    about: 'Shares a house with three cats, one of whom likes her.',
    registration: { register: 'RCVS', number: '6147720', url: 'https://register.example/rcvs/6147720' },
    image: 'dot',
  },
  seun: {
    name: 'Seun Adeyemi',
    title: 'Veterinary surgeon',
    focus: 'Surgery, teeth and rabbits',
    department: 'clinic',
    qualifications: ['BVetMed, London, 2017'],
    registration: { register: 'RCVS', number: '7302186', url: 'https://register.example/rcvs/7302186' },
    image: 'dot',
  },
  ruth: {
    name: 'Ruth Calder',
    title: 'Registered veterinary nurse',
    focus: 'Weight, claws and blood pressure',
    department: 'clinic',
    qualifications: ['Diploma in veterinary nursing, York, 2015'],
    registration: { register: 'RCVS', number: '9018453', url: 'https://register.example/rcvs/9018453' },
    image: 'dot',
  },
  beth: {
    name: 'Beth Hallam',
    title: 'Receptionist',
    focus: 'Appointments, plans and insurance forms',
    department: 'clinic',
    qualifications: ['Certificate in cat-friendly handling, 2022'],
    image: 'dot',
  },
} as const;
