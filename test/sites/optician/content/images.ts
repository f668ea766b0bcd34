/** The drawings of the site. */
export const images = {
  logo: { file: 'logo.svg', alt: 'none' },
  icon: { file: 'icon.svg', alt: 'none' },
  shop: { file: 'shop.svg', alt: 'Drawing: a shop front with two bow windows, a striped awning and a bench' },
  chart: { file: 'chart.svg', alt: 'Drawing: a test room with a chair, a lamp and a chart of rings on the wall' },
  frames: { file: 'frames.svg', alt: 'Drawing: nine pairs of spectacles on three shelves' },
  lenses: {
    file: 'lenses.svg',
    alt: 'Drawing: three lenses from the side, from thick to thin, with light passing through',
  },
  contact: { file: 'contact.svg', alt: 'Drawing: a contact lens on a fingertip, and its case' },
  child: { file: 'child.svg', alt: 'Drawing: a child in round glasses behind an open book' },
  eye: { file: 'eye.svg', alt: 'Drawing: an eye in section, light meeting at the back of it' },
  sun: { file: 'sun.svg', alt: 'Drawing: dark glasses on a towel, with hills and a low sun behind them' },
  map: { file: 'map.svg', alt: 'Drawing: streets inside a town wall, the shop marked beside the market square' },
  'portrait-nerys': {
    file: 'portrait-nerys.svg',
    alt: 'Drawing: a woman with short grey hair and round glasses',
    focus: 'top',
  },
  'portrait-imran': {
    file: 'portrait-imran.svg',
    alt: 'Drawing: a man with dark hair, a beard and square glasses',
    focus: 'top',
  },
} as const;
