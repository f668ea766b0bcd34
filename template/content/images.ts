/** The images of the site, in content/images/. To replace one, save yours there and change its file and its text. */
export const images = {
  icon: { file: 'icon.svg', alt: 'none' },
  house: { file: 'house.svg', alt: 'Drawing: a brick house with a clinic’s door, a bench and a small tree' },
  room: { file: 'room.svg', alt: 'Drawing: a treatment room with a couch, a lamp and a tall window' },
  plan: { file: 'plan.svg', alt: 'Drawing: a clipboard with a list of ticks, a pencil and a cup' },
  // two departments:
  towels: { file: 'towels.svg', alt: 'Drawing: folded towels, a bowl and a branch with leaves' },
  bottles: { file: 'bottles.svg', alt: 'Drawing: two bottles, a candle and three stones on a shelf' },
  // end
  map: { file: 'map.svg', alt: 'Drawing: a few streets and a river, the clinic marked in the middle' },
  portrait: { file: 'portrait.svg', alt: 'Drawing: the head and shoulders of a person', focus: 'top' },
} as const;
