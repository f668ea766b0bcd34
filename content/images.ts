import { standIn } from 'clinic-site';

const ILLUSTRATION = 'Illustration, not a patient';

/** The photographs that can replace a drawn before-and-after pair, if results may be shown in photographs. */
const PAIR = 'an unretouched pair of photographs in one light, with signed consent';

/** Photographs of the results of prescription-only treatments must not be advertised, so these pairs stay drawings. */
const DRAWN_PAIR = 'a drawing that a doctor of the clinic has approved; a photograph of this result may not be shown';

/** The images of the site. To add a photograph, put the file into content/images/ and write its name here. */
export const images = {
  forehead: standIn(
    {
      file: 'forehead.svg',
      alt: 'Drawing: contour study of a face from the front, with the forehead, the frown and the outer corners of the eyes hatched',
    },
    'a photograph of a forehead and brow at rest, from the front',
  ),
  frown: standIn(
    {
      file: 'frown.svg',
      alt: 'Drawing: contour study of a brow from the front, with the area between the eyebrows hatched',
    },
    'a photograph of a brow at rest, from the front',
  ),
  eye: standIn(
    { file: 'eye.svg', alt: 'Drawing: contour study of two closed eyes, with the skin under each eye hatched' },
    'a photograph of closed eyes and the skin under them',
  ),
  'full-face': standIn(
    { file: 'full-face.svg', alt: 'Drawing: contour study of a face from the front, with the whole face in light' },
    'a photograph of a face from the front, eyes closed',
  ),
  jawline: standIn(
    {
      file: 'jawline.svg',
      alt: 'Drawing: contour study of a head in three-quarter view, with the corner of the jaw hatched',
    },
    'a photograph of a jaw in three-quarter view',
  ),
  neck: standIn(
    {
      file: 'neck.svg',
      alt: 'Drawing: contour study of a raised chin and a neck, with two upright bands and the line of the jaw hatched',
    },
    'a photograph of a neck and jawline, chin raised',
  ),
  'neck-muscles': standIn(
    {
      file: 'neck-muscles.svg',
      alt: 'Drawing: muscles of the neck. On one side the thin sheet between collarbone and jaw, on the other the long muscle beneath it; the line of the jaw is hatched',
    },
    'a medical illustration of the muscles of the neck',
  ),
  duo: standIn(
    {
      file: 'duo.svg',
      alt: 'Drawing: contour study of a lower face from the side, with the corner and the line of the jaw hatched',
    },
    'a photograph of a lower face and neck, from the side',
  ),
  smile: standIn(
    {
      file: 'smile.svg',
      alt: 'Drawing: contour study of a mouth and chin, with the skin below each corner of the mouth hatched',
    },
    'a photograph of a mouth and chin at rest',
  ),
  sweat: standIn(
    {
      file: 'sweat.svg',
      alt: 'Drawing: contour study of a figure with one arm raised, with the underarm hatched',
    },
    'a photograph of a raised arm and the underarm',
  ),
  profhilo: standIn(
    {
      file: 'profhilo.svg',
      alt: 'Drawing: contour study of a face in three-quarter view, with five points marked on the cheek and jaw',
    },
    'a photograph of a cheek and jaw in three-quarter view',
  ),
  'profhilo-hero': standIn(
    {
      file: 'profhilo-hero.svg',
      alt: 'Drawing: contour study of a whole head in three-quarter view, with five points marked on the near side of the face',
      focus: 'top',
    },
    'a tall photograph of a head in three-quarter view',
  ),
  sunekos: standIn(
    {
      file: 'sunekos.svg',
      alt: 'Drawing: contour study of a face, with the skin under the eyes and the cheeks hatched',
    },
    'a photograph of the eyes and cheeks',
  ),
  sculptra: standIn(
    {
      file: 'sculptra.svg',
      alt: 'Drawing: contour study of a face in three-quarter view, with the temple and the cheek hatched',
    },
    'a photograph of a temple and cheek in three-quarter view',
  ),
  'sculptra-wide': standIn(
    {
      file: 'sculptra-wide.svg',
      alt: 'Drawing: contour study of a face in a wide field of lines, with the temple and the cheek hatched',
      focus: 'centre',
    },
    'a wide photograph of a face in three-quarter view',
  ),
  microneedling: standIn(
    {
      file: 'microneedling.svg',
      alt: 'Drawing: contour study of a face under an even lattice of fine points',
    },
    'a photograph of a face in three-quarter view',
  ),
  'microneedling-2': standIn(
    {
      file: 'microneedling-2.svg',
      alt: 'Drawing: contour study of a face, with a finer lattice of points on the cheeks',
    },
    'a close photograph of the skin of a cheek',
  ),
  peels: standIn(
    { file: 'peels.svg', alt: 'Drawing: fine level layers, the upper ones rolled back one by one' },
    'a close photograph of skin texture',
  ),
  layers: standIn(
    {
      file: 'layers.svg',
      alt: 'Drawing: section through the skin, with five deposits resting between its layers',
    },
    'a medical illustration of a section through the skin',
  ),
  'skin-consult': standIn(
    { file: 'skin-consult.svg', alt: 'Drawing: contour study of a face from the front, unmarked' },
    'a photograph of a consultation with a doctor',
  ),
  'skin-consult-2': standIn(
    { file: 'skin-consult-2.svg', alt: 'Drawing: contour study of a face in three-quarter view, unmarked' },
    'a photograph of a consultation in the clinic',
  ),
  'anti-wrinkle-before': standIn(
    {
      file: 'anti-wrinkle-before.svg',
      alt: 'Illustration, not a patient. Before: lines across a forehead, between the eyebrows and beside the eyes',
      caption: ILLUSTRATION,
    },
    DRAWN_PAIR,
  ),
  'anti-wrinkle-after': standIn(
    {
      file: 'anti-wrinkle-after.svg',
      alt: 'Illustration, not a patient. After: the same forehead and brow, with fewer and shallower lines',
      caption: ILLUSTRATION,
    },
    DRAWN_PAIR,
  ),
  'neck-before': standIn(
    {
      file: 'neck-before.svg',
      alt: 'Illustration, not a patient. Before: two raised bands in a neck and a soft line of the jaw',
      caption: ILLUSTRATION,
    },
    DRAWN_PAIR,
  ),
  'neck-after': standIn(
    {
      file: 'neck-after.svg',
      alt: 'Illustration, not a patient. After: the same neck and jaw, with flatter bands and an evener line',
      caption: ILLUSTRATION,
    },
    DRAWN_PAIR,
  ),
  'eye-before': standIn(
    {
      file: 'eye-before.svg',
      alt: 'Illustration, not a patient. Before: folds and a hollow in the skin under a closed eye',
      caption: ILLUSTRATION,
    },
    PAIR,
  ),
  'eye-after': standIn(
    {
      file: 'eye-after.svg',
      alt: 'Illustration, not a patient. After: the same closed eye, with shallower folds under it',
      caption: ILLUSTRATION,
    },
    PAIR,
  ),
  'gallery-forehead': standIn(
    {
      file: 'gallery-forehead.svg',
      alt: 'Illustration in two halves, not a patient. Before, on the left: lines across a forehead. After, on the right: the same forehead with shallower lines',
      caption: ILLUSTRATION,
    },
    DRAWN_PAIR,
  ),
  'gallery-frown': standIn(
    {
      file: 'gallery-frown.svg',
      alt: 'Illustration in two halves, not a patient. Before, on the left: upright lines between the eyebrows. After, on the right: the same brow with shallower lines',
      caption: ILLUSTRATION,
    },
    DRAWN_PAIR,
  ),
  'gallery-undereye': standIn(
    {
      file: 'gallery-undereye.svg',
      alt: 'Illustration in two halves, not a patient. Before, on the left: folds under a closed eye. After, on the right: the same eye with shallower folds',
      caption: ILLUSTRATION,
    },
    PAIR,
  ),
  'gallery-masseter': standIn(
    {
      file: 'gallery-masseter.svg',
      alt: 'Illustration in two halves, not a patient. Before, on the left: a lower face that is wide at the corners of the jaw. After, on the right: the same face, less wide there',
      caption: ILLUSTRATION,
    },
    DRAWN_PAIR,
  ),
  hero: standIn(
    {
      file: 'hero.svg',
      alt: 'Drawing: one head in two halves, contours of depth on clay to the left, level sections on sage to the right',
      focus: 'bottom',
    },
    'a wide photograph for the home page, quiet in its upper third',
  ),
  'mind-path': standIn(
    {
      file: 'mind-path.svg',
      alt: 'Drawing: a head in profile in level lines, which fold where the brain lies',
    },
    'a photograph of a coaching conversation',
  ),
  'mind-hero': standIn(
    {
      file: 'mind-hero.svg',
      alt: 'Drawing: a head in profile in pale level lines on deep green',
    },
    'a photograph for the Mind page, dark and calm',
  ),
  room: standIn(
    { file: 'room.svg', alt: 'Drawing: a treatment room with a couch, a stool, a lamp and a tall window' },
    'a photograph of the treatment room',
  ),
  map: standIn(
    {
      file: 'map.svg',
      alt: 'Drawing: schematic map of the streets around King’s Cross, with the clinic marked on {clinic.address.street}',
      caption: 'Schematic, not to scale',
      focus: 'top',
    },
    'a map of the way from the station, checked on foot',
  ),
  leadership: standIn(
    { file: 'leadership.svg', alt: 'Drawing: level lines drawn up towards one centre' },
    'a photograph for coaching in leadership',
  ),
  sports: standIn(
    { file: 'sports.svg', alt: 'Drawing: level lines carrying a repeating rhythm' },
    'a photograph for coaching in sport',
  ),
  career: standIn(
    { file: 'career.svg', alt: 'Drawing: level lines rising in terraces' },
    'a photograph for coaching in a career',
  ),
  'glow-guide': standIn(
    {
      file: 'glow-guide.svg',
      alt: 'Drawing: the guide’s first page, a contour study of a face beside its title, two lists and four steps below',
    },
    'the cover of the designed guide',
  ),
  'portrait-skin': standIn(
    {
      file: 'portrait-skin.svg',
      alt: 'Drawing in place of a portrait: a head in contour lines, from the front',
      focus: 'top',
    },
    'a portrait of the medical director',
  ),
  'portrait-doctor': standIn(
    {
      file: 'portrait-doctor.svg',
      alt: 'Drawing in place of a portrait: a head in contour lines, turned to the left',
      focus: 'top',
    },
    'a portrait of the aesthetic doctor',
  ),
  'portrait-mind': standIn(
    {
      file: 'portrait-mind.svg',
      alt: 'Drawing in place of a portrait: a head in level lines, facing right',
      focus: 'top',
    },
    'a portrait of the coach',
  ),
  'journal-1': standIn(
    { file: 'journal-1.svg', alt: 'Drawing: level lines over a range of hills' },
    'a cover for the first article',
  ),
  'journal-2': standIn(
    { file: 'journal-2.svg', alt: 'Drawing: level lines around two centres, and the field between them' },
    'a cover for the second article',
  ),
  'journal-3': standIn(
    { file: 'journal-3.svg', alt: 'Drawing: level lines that part around a circle and join again' },
    'a cover for the third article',
  ),
  'journal-4': standIn(
    { file: 'journal-4.svg', alt: 'Drawing: level lines, even on the left and folding on the right' },
    'a cover for the fourth article',
  ),
  landing: standIn(
    {
      file: 'landing.svg',
      alt: 'Drawing: one head in two halves, contour lines on clay to the left, level lines on sage to the right',
    },
    'a photograph for the link in bio',
  ),
  'skin-hero': standIn(
    {
      file: 'skin-hero.svg',
      alt: 'Drawing: contour study of a head in three-quarter view, chin raised and eyes closed',
      focus: 'top',
    },
    'a tall photograph for the Skin page',
  ),
  icon: standIn(
    { file: 'icon.svg', alt: 'Two halves, clay and sage, with an oval across them' },
    'the sign of the clinic as a square picture',
  ),
};
