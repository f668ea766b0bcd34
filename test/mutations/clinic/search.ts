import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const IMAGES = 'content/images.ts';

/** Text for search engines and screen readers. */
export const search: Handwritten = {
  'copies the title or the description of another page': [
    row(CONFIG, "title: «'Address and opening hours | {clinic.name}'»", "'About our doctors | {clinic.name}'"),
    row(
      CONFIG,
      "title: «'{catalogue.sunekos.name} in {clinic.address.area} | {clinic.name}'»",
      "'{catalogue.profhilo.name} in {clinic.address.area} | {clinic.name}'",
    ),
    row(
      CONFIG,
      "«'A peel that dissolves in oil, for congested and blemish-prone skin, is coming soon to the clinic in {clinic.address.area}. Ask a doctor in a consultation.'»",
      "'A fruit acid peel for dull skin and uneven texture is coming soon to the clinic in {clinic.address.area}. Book a consultation with a doctor to learn more.'",
    ),
  ],
  'omits “before” or “after” from the alternative text of an image': [
    row(IMAGES, 'not a patient. «Before: l»ines across', 'L', {
      file: CONFIG,
      anchor: "images: [«'anti-wrinkle-before'», 'anti-wrinkle-after']",
    }),
    row(
      IMAGES,
      '«Before, on the left: lines across a forehead. After, on the right: the same forehead with shallower lines»',
      'A forehead',
      {
        file: CONFIG,
        anchor: "caption: 'Anti-wrinkle, one area',\n        image: «'gallery-forehead'»",
      },
    ),
    row(CONFIG, "images: ['eye-before', «'eye-after'»]", "'eye-before'"),
  ],
  'writes an unknown language code': [
    row(CONFIG, "language: «'en-GB'»", "'en-UK'"),
    row(CONFIG, "language: «'en-GB'»", "'xx-GB'"),
  ],
  'adds a section with a title above the hero': [
    row(CONFIG, '      «»hero({ ...mindCopy.hero', "faq(mindCopy.questions, { title: 'First of all' }),\n      ", {
      anchor: "title: «'First of all'»",
    }),
  ],
  'gives two parts of the footer the same name': [row(CONFIG, "title: «'Resources'»", "'Services'")],
  'names a button with a symbol only': [
    row(CONFIG, "button(«'Meet the team'», '/team')", "'→'"),
    row(CONFIG, "{ label: «'SKIN'», to: '/skin' }", "'•'"),
  ],
};
