/** The team of the tattoo removal studio. */
export const people = {
  nadia: {
    name: 'Nadia Quill',
    title: 'Laser practitioner, founder of the studio',
    focus: 'Colours that are hard to remove',
    department: 'laser',
    qualifications: ['Level 5 certificate in laser treatments', 'Core of knowledge certificate, 2014'],
    image: 'dot',
  },
  marcus: {
    name: 'Dr Marcus Eldon',
    title: 'Doctor',
    focus: 'Scars and skin that reacts',
    department: 'laser',
    qualifications: ['MBBS, Leicester, 2008', 'Diploma in dermatology, Cardiff'],
    registration: { register: 'GMC', number: '7042816', url: 'https://register.example/gmc/7042816' },
    image: 'dot',
  },
  iris: {
    name: 'Iris Coleman',
    title: 'Laser nurse',
    focus: 'Large pieces and sleeves',
    department: 'laser',
    qualifications: ['BSc in nursing, Norwich, 2011'],
    registration: { register: 'NMC', number: '11K0832E', url: 'https://register.example/nmc/11K0832E' },
    image: 'dot',
  },
  theo: {
    name: 'Theo Barrow',
    title: 'Studio manager',
    focus: 'Bookings and payments',
    department: 'laser',
    qualifications: ['Diploma in hospitality'],
    image: 'dot',
  },
} as const;
