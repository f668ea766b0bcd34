/** The team of the osteopaths. */
export const people = {
  hester: {
    name: 'Hester Lang',
    title: 'Osteopath, founder of the clinic',
    focus: 'Backs, necks and headaches',
    department: 'osteopathy',
    qualifications: ['Master of Osteopathy, London, 2006'],
    registration: { register: 'GOsC', number: '6712', url: 'https://register.example/gosc/6712' },
    image: 'dot',
  },
  marek: {
    name: 'Marek Dolan',
    title: 'Osteopath',
    focus: 'Sports injuries',
    department: 'osteopathy',
    qualifications: ['BSc in osteopathic medicine, Oxford, 2015'],
    registration: { register: 'GOsC', number: '9304', url: 'https://register.example/gosc/9304' },
    image: 'dot',
  },
  priya: {
    name: 'Priya Nair',
    title: 'Massage therapist',
    focus: 'Sports massage and pregnancy',
    department: 'osteopathy',
    qualifications: ['Diploma in sports massage, level 5, 2018'],
    image: 'dot',
  },
  colin: {
    name: 'Colin Ward',
    title: 'Front desk',
    focus: 'Appointments',
    department: 'osteopathy',
    qualifications: ['A good memory for faces'],
    image: 'dot',
  },
} as const;
