/** The team of the beauty salon. */
export const people = {
  nadia: {
    name: 'Nadia Rahman',
    title: 'Beauty therapist, owner of the salon',
    focus: 'Laser hair removal and peels',
    department: 'salon',
    qualifications: ['VTCT Level 4 Certificate in laser and light treatments', 'NVQ Level 3 in beauty therapy'],
    about: 'Opened the salon in 2015.',
    image: 'dot',
  },
  ines: {
    name: 'Dr Ines Marlow',
    title: 'Doctor',
    focus: 'Moles and pigment before laser treatment',
    department: 'salon',
    qualifications: ['MBChB, University of Leeds, 2008'],
    registration: { register: 'GMC', number: '7048216', url: 'https://register.example/gmc/7048216' },
    image: 'dot',
  },
  jade: {
    name: 'Jade Okafor',
    title: 'Massage therapist',
    focus: 'Necks, backs and tired legs',
    department: 'salon',
    qualifications: ['ITEC Level 4 Diploma in sports massage'],
    registration: { register: 'CNHC', number: '118402', url: 'https://register.example/cnhc/118402' },
    image: 'dot',
  },
  chloe: {
    name: 'Chloe Baines',
    title: 'Lash and brow artist',
    focus: 'Lifts, tints and lamination',
    department: 'salon',
    qualifications: ['NVQ Level 2 in beauty therapy'],
    image: 'dot',
  },
} as const;
