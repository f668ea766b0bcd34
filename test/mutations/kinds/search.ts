import { row } from '../anchor.ts';
import { inQuotes, quoted } from '../misspellings.ts';
import type { Kind } from '../mutation.ts';
import { instead, some, without } from '../rows.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const TITLES = textsAt(/^routes\.[^.]+\.title$/, CONFIG);
const DESCRIPTIONS = textsAt(/^routes\.[^.]+\.description$/, CONFIG);
const ALTS = textsAt(/^images\.[^.]+\.alt$/);
const IMAGES = 'content/images.ts';

const LONG = ' And much more besides, on every page of this site, for everybody who cares to read so far.';

/** Text for search engines and screen readers. */
export const search: readonly Kind[] = [
  {
    mistake: 'writes a title that is too long',
    rule: 'seo/title',
    rows: some(
      instead(
        TITLES,
        inQuotes((text) => `Everything that you ever wanted to know: ${text}`),
      ),
      3,
    ),
  },
  {
    mistake: 'writes a description that is too long',
    rule: 'seo/description',
    rows: some(
      instead(
        DESCRIPTIONS,
        inQuotes((text) => text + LONG),
      ),
      3,
    ),
  },
  {
    mistake: 'copies the title or the description of another page',
    rule: 'seo/duplicate',
    rows: [
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
  },
  {
    mistake: 'omits the title or description of a page',
    rule: 'config/missing',
    rows: some(without([...TITLES, ...DESCRIPTIONS]), 4),
  },
  {
    mistake: 'empties the title or the description of a page',
    rule: 'config/text',
    rows: some(instead([...TITLES, ...DESCRIPTIONS], quoted('')), 2),
  },
  { mistake: 'omits the alternative text of an image', rule: 'config/missing', rows: some(without(ALTS), 2) },
  {
    mistake: 'empties the alternative text of an image',
    rule: 'config/text',
    rows: some(instead(ALTS, quoted('')), 2),
  },
  {
    mistake: 'writes a file name as the alternative text of an image',
    rule: 'image/alt',
    rows: some(instead(ALTS, quoted('IMG_4711.jpg')), 2),
  },
  {
    mistake: 'omits “before” or “after” from the alternative text of an image',
    rule: 'a11y/before-after',
    rows: [
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
  },
  {
    mistake: 'writes an unknown language code',
    rule: 'a11y/language',
    rows: [row(CONFIG, "language: «'en-GB'»", "'en-UK'"), row(CONFIG, "language: «'en-GB'»", "'xx-GB'")],
  },
  {
    mistake: 'adds a section with a title above the hero',
    rule: 'a11y/heading-order',
    rows: [
      row(CONFIG, '      «»hero({ ...mindCopy.hero', "faq(mindCopy.questions, { title: 'First of all' }),\n      ", {
        anchor: "title: «'First of all'»",
      }),
    ],
  },
  {
    mistake: 'gives two parts of the footer the same name',
    rule: 'a11y/landmark',
    rows: [row(CONFIG, "title: «'Resources'»", "'Services'")],
  },
  {
    mistake: 'names a button with a symbol only',
    rule: 'a11y/name',
    rows: [
      row(CONFIG, "button(«'Meet the team'», '/team')", "'→'"),
      row(CONFIG, "{ label: «'SKIN'», to: '/skin' }", "'•'"),
    ],
  },
];
