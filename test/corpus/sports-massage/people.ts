/** The team of the sports injury and massage centre. */
export const people = {
  rhodri: {
    name: 'Rhodri Maddox',
    title: 'Sports therapist, owner of the centre',
    focus: 'Ankles, knees and getting back to sport',
    department: 'centre',
    qualifications: ['BSc (Hons) in sports therapy, Cardiff, 2008', 'Member of the Society of Sports Therapists'],
    image: 'dot',
  },
  anneke: {
    name: 'Anneke Visser',
    title: 'Physiotherapist',
    focus: 'Tendons and shockwave',
    department: 'centre',
    qualifications: ['BSc in physiotherapy, Utrecht, 2010'],
    registration: { register: 'HCPC', number: 'PH108843', url: 'https://register.example/hcpc/PH108843' },
    image: 'dot',
  },
  dion: {
    name: 'Dion Clarke',
    title: 'Sports massage therapist',
    focus: 'Runners and rowers',
    department: 'centre',
    qualifications: ['Level 4 certificate in sports massage, 2018'],
    image: 'dot',
  },
  fern: {
    name: 'Fern Sowden',
    title: 'Massage therapist',
    focus: 'Pregnancy, cupping and necks',
    department: 'centre',
    qualifications: ['Level 3 diploma in massage, Stockport, 2020', 'Certificate in pregnancy massage, 2022'],
    image: 'dot',
  },
  hugo: {
    name: 'Hugo Lindley',
    title: 'Bike fitter',
    focus: 'Saddles, cleats and treadmills',
    department: 'centre',
    qualifications: ['Certificate in bike fitting, 2019', 'BSc in sport science, Chester, 2016'],
    image: 'dot',
  },
} as const;
