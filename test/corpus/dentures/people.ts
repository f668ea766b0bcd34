/** The team of the denture clinic. */
export const people = {
  geraint: {
    name: 'Geraint Moss',
    title: 'Clinical dental technician, founder of the clinic',
    focus: 'Full and partial dentures',
    department: 'dentures',
    qualifications: [
      'Diploma in clinical dental technology, Royal College of Surgeons of England, 2010',
      'Diploma in dental technology, Cardiff, 1998',
    ],
    about: 'Opened the clinic in 2012 and sings bass in the town choir.',
    registration: { register: 'GDC', number: '148227', url: 'https://register.example/gdc/148227' },
    image: 'dot',
  },
  farah: {
    name: 'Farah Siddiqui',
    title: 'Visiting dentist',
    focus: 'Implants, extractions and oral health',
    department: 'dentures',
    qualifications: [
      'BDS, Bristol, 2011',
      'Diploma in implant dentistry, Royal College of Surgeons of Edinburgh, 2018',
    ],
    registration: { register: 'GDC', number: '227316', url: 'https://register.example/gdc/227316' },
    image: 'dot',
  },
  ines: {
    name: 'Ines Calder',
    title: 'Dental technician',
    focus: 'Repairs, relines and guards',
    department: 'dentures',
    qualifications: ['Foundation degree in dental technology, Cardiff, 2017'],
    registration: { register: 'GDC', number: '263914', url: 'https://register.example/gdc/263914' },
    image: 'dot',
  },
  dorothy: {
    name: 'Dorothy Vale',
    title: 'Dental nurse',
    focus: 'Surgery days and home visits',
    department: 'dentures',
    qualifications: ['National diploma in dental nursing, 2013'],
    registration: { register: 'GDC', number: '231507', url: 'https://register.example/gdc/231507' },
    image: 'dot',
  },
  colin: {
    name: 'Colin Birch',
    title: 'Receptionist',
    focus: 'The diary, the telephone and the tea',
    department: 'dentures',
    qualifications: ['Certificate in customer service, 2009'],
    image: 'dot',
  },
} as const;
