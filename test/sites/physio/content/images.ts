/** The drawings of the site. */
export const images = {
  icon: { file: 'icon.svg', alt: 'none' },
  harbour: {
    file: 'harbour.svg',
    alt: 'Drawing: someone runs along a harbour pier towards a lighthouse, the sun low behind the other pier',
  },
  back: { file: 'back.svg', alt: 'Drawing: a spine from behind, three bones of the lower back marked in yellow' },
  knee: { file: 'knee.svg', alt: 'Drawing: a knee from the side, bent, with its earlier position pale behind it' },
  massage: { file: 'massage.svg', alt: 'Drawing: muscle fibres that part around two points of pressure' },
  runner: { file: 'runner.svg', alt: 'Drawing: a runner in mid-stride, the hip and both knees marked' },
  room: { file: 'room.svg', alt: 'Drawing: a treatment couch, a clock, and a window on the sea' },
  map: {
    file: 'map.svg',
    alt: 'Drawing: streets on both sides of a river mouth, the practice marked on the western side',
  },
  'portrait-one': { file: 'portrait-one.svg', alt: 'Drawing: a woman with long dark hair', focus: 'top' },
  'portrait-two': { file: 'portrait-two.svg', alt: 'Drawing: a man with short hair and a beard', focus: 'top' },
} as const;
