/** The team of the dental practice. */
export const people = {
  amelia: {
    name: 'Dr Amelia Hart',
    title: 'Dentist, founder of the practice',
    focus: 'Crowns, bridges and implants',
    department: 'dentistry',
    qualifications: ['BDS, University of Bristol, 2004', 'MSc in implant dentistry'],
    about: 'Has worked in Clifton since 2009.',
    registration: { register: 'GDC', number: '204518', url: 'https://register.example/gdc/204518' },
    image: 'dot',
  },
  kofi: {
    name: 'Kofi Mensah',
    title: 'Dentist',
    focus: 'Root canal treatment and aligners',
    department: 'dentistry',
    qualifications: ['BDS, King’s College London, 2013'],
    registration: { register: 'GDC', number: '247093', url: 'https://register.example/gdc/247093' },
    image: 'dot',
  },
  tom: {
    name: 'Tom Bevan',
    title: 'Dental hygienist',
    focus: 'Gum disease',
    department: 'dentistry',
    qualifications: ['Diploma in dental hygiene, Cardiff'],
    registration: { register: 'GDC', number: '261740', url: 'https://register.example/gdc/261740' },
    image: 'dot',
  },
  lena: {
    name: 'Lena Fox',
    title: 'Practice manager',
    focus: 'Appointments, accounts and complaints',
    department: 'dentistry',
    qualifications: ['Diploma in practice management'],
    image: 'dot',
  },
} as const;
