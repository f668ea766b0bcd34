/** The drawings of the site. */
export const images = {
  logo: { file: 'logo.svg', alt: 'none' },
  icon: { file: 'icon.svg', alt: 'none' },
  quay: { file: 'quay.svg', alt: 'Drawing: warehouses and a footbridge across a river, a rowing boat in front' },
  surgery: { file: 'surgery.svg', alt: 'Drawing: a dental chair under a round lamp, by a window with a plant' },
  mirror: { file: 'mirror.svg', alt: 'Drawing: a row of teeth, one of them shown larger in a small round mirror' },
  crown: { file: 'crown.svg', alt: 'Drawing: a tooth prepared for a crown, and the crown above it' },
  aligner: { file: 'aligner.svg', alt: 'Drawing: a clear aligner above its round box' },
  arch: { file: 'arch.svg', alt: 'Drawing: an arch of teeth from above, two of them slightly turned' },
  implant: { file: 'implant.svg', alt: 'Drawing: an implant between two teeth, its screw in the bone' },
  denture: { file: 'denture.svg', alt: 'Drawing: a lower denture beside a glass of water' },
  brush: { file: 'brush.svg', alt: 'Drawing: a toothbrush in a cup, and small brushes for the gaps' },
  map: { file: 'map.svg', alt: 'Drawing: streets on both sides of a river, the practice marked beside the footbridge' },
  'portrait-helen': { file: 'portrait-helen.svg', alt: 'Drawing: a woman with dark curls', focus: 'top' },
  'portrait-tom': { file: 'portrait-tom.svg', alt: 'Drawing: a man with red hair', focus: 'top' },
  'portrait-aisha': { file: 'portrait-aisha.svg', alt: 'Drawing: a woman in a blue headscarf', focus: 'top' },
} as const;
