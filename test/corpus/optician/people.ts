/** The team of the optician. */
export const people = {
  priti: {
    name: 'Priti Vaghela',
    title: 'Optometrist, owner of the practice',
    focus: 'Glaucoma, and eyes that are always dry',
    department: 'opticians',
    qualifications: ['BSc Optometry, Aston University, 2006', 'Professional Certificate in Glaucoma'],
    about: 'Took over the practice in 2014.',
    registration: { register: 'GOC', number: '01-21874', url: 'https://register.example/goc/21874' },
    image: 'dot',
  },
  owen: {
    name: 'Owen Pryce',
    title: 'Optometrist',
    focus: 'Children, and contact lenses',
    department: 'opticians',
    qualifications: ['BSc Optometry, Cardiff University, 2019'],
    registration: { register: 'GOC', number: '01-34460', url: 'https://register.example/goc/34460' },
    image: 'dot',
  },
  marcus: {
    name: 'Dr Marcus Adeyemi',
    title: 'Ophthalmologist',
    focus: 'Cataracts',
    department: 'opticians',
    qualifications: ['MBBS, University of London, 1999', 'FRCOphth'],
    registration: { register: 'GMC', number: '4619305', url: 'https://register.example/gmc/4619305' },
    image: 'dot',
  },
  ruth: {
    name: 'Ruth Cole',
    title: 'Optical assistant',
    focus: 'Frames, repairs and adjustments',
    department: 'opticians',
    qualifications: ['Level 3 Certificate in optical practice support'],
    image: 'dot',
  },
} as const;
