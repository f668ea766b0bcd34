import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Text for search engines and screen readers. */
export const search: Handwritten = {
  'copies the title or the description of another page': [
    row(CONFIG, "title: «'Our terms | {clinic.name}'»", "'Your data | {clinic.name}'"),
    row(
      CONFIG,
      "title: «'{catalogue.back-class.name} in {clinic.address.town} | {clinic.name}'»",
      "'{catalogue.knee-rehabilitation.name} in {clinic.address.town} | {clinic.name}'",
    ),
    row(
      CONFIG,
      "description: «'Fees, moving and cancelling, courses and complaints at {clinic.name}, in plain words.'»",
      "'What {clinic.name} keeps about you, why, for how long, who else sees it, and how to see it yourself.'",
    ),
  ],
  'writes an unknown language code': [
    row(CONFIG, "language: «'en-GB'»", "'en-UK'"),
    row(CONFIG, "language: «'en-GB'»", "'xx-GB'"),
  ],
  'adds a section with a title above the hero': [
    row(CONFIG, '      «»hero({ ...home.hero', "faq(home.questions, { title: 'First of all' }),\n      ", {
      anchor: "title: «'First of all'»",
    }),
  ],
  'gives two parts of the footer the same name': [row(CONFIG, "title: «'The practice'»", "'Getting better'")],
  'names a button with a symbol only': [
    row(CONFIG, "button(«'About both of us'», '/people')", "'→'"),
    row(CONFIG, "{ label: «'Running'», to: '/sport' }", "'•'"),
  ],
};
