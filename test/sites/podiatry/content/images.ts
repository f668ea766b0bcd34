/** The drawings of the site. */
export const images = {
  icon: { file: 'icon.svg', alt: 'none' },
  house: { file: 'house.svg', alt: 'Drawing: a stone house on a slope, with a ramp to its door and hills behind it' },
  room: { file: 'room.svg', alt: 'Drawing: a treatment room with a reclining chair, a lamp and a sink' },
  foot: { file: 'foot.svg', alt: 'Drawing: the bones of a foot from the side' },
  nail: { file: 'nail.svg', alt: 'Drawing: a toe from above, with a straight edge cut along its nail' },
  insole: { file: 'insole.svg', alt: 'Drawing: a pair of insoles beside a walking shoe' },
  map: { file: 'map.svg', alt: 'Drawing: streets on a slope above a river, the clinic marked beside the church' },
  'portrait-moira': { file: 'portrait.svg', alt: 'Drawing: a woman with a dark plait over her shoulder', focus: 'top' },
} as const;
