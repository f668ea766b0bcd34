import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const SITE = 'https://www.harbour-physio.example';

/** Targets of links. */
export const links: Handwritten = {
  'links to a missing anchor': [
    row(CONFIG, "anchor: «'sport'» },\n          { department", "'sports'"),
    row(CONFIG, "button('How to find us', «'/find-us'»)] }),\n      people", "'/find-us#map'"),
    row('content/copy.ts', '[our terms](«/terms»)', '/terms#cancelling'),
  ],
  'renames an anchor that a link uses': [
    row(CONFIG, "anchor: «'sport'»,\n        route", "'running'", {
      anchor: "note: '{categories.sport-and-running.name}', anchor: «'sport'»",
    }),
    row(CONFIG, "anchor: «'assessment'»,\n        route", "'begin'", {
      anchor: "note: '{categories.assessment-and-advice.name}',\n            anchor: «'assessment'»",
    }),
  ],
  'types the address or number itself instead of “email” or “phone”': [
    row(CONFIG, "button('Ring the desk', «'phone'»)", "'tel:01632960417'"),
    row(CONFIG, "button('Write to the desk', «'email'»)", "'mailto:desk@harbour-physio.example'"),
  ],
  'writes a link in prose with a forbidden scheme': [
    row('content/copy.ts', '[our terms](«/terms»)', 'javascript:void(0)'),
    row('content/services.ts', '[an assessment](«/services/first-assessment»)', 'tel:01632960417'),
  ],
  'adds a path to the address of a site': [row(CONFIG, `url: «'${SITE}'»`, `'${SITE}/'`)],
  'types a domain or a word instead of a route': [
    row(CONFIG, "button('About both of us', «'/people'»)", "'people'"),
    row(CONFIG, "{ label: 'Your data', to: «'/privacy'» }", "'www.harbour-physio.example/privacy'"),
  ],
  'ends a link in “#”': [
    row(CONFIG, "button('About both of us', «'/people'»)", "'/people#'"),
    row('content/copy.ts', '[our terms](«/terms»)', '/terms#'),
  ],
  'types the full address of a page of the site with a typo': [
    row(CONFIG, "button('About both of us', «'/people'»)", `'${SITE}/peple'`),
  ],
  'omits the subject of a mail link': [
    row(CONFIG, "button('Tell me when the pool opens', «'email:The pool'»", "'email:'"),
    row(CONFIG, "button('Ask the desk', «'email:A service'»", "'email:'"),
  ],
  'writes an invalid e-mail address in a link': [
    row(CONFIG, "email: «'desk@harbour-physio.example'»", "'desk.@harbour-physio.example'"),
    row(CONFIG, "email: «'desk@harbour-physio.example'»", "'desk@harbour-physio.e'"),
  ],
  'mistypes the telephone number': [
    row(CONFIG, "phone: «'01632 960417'»", "'01632 9604'"),
    row(CONFIG, "phone: «'01632 960417'»", "'+44 01632 960417'"),
  ],
  'writes a chat link that opens no chat': [
    row(CONFIG, "url: «'https://message.example/harbour-physio'»", "'https://wa.me/+441632960417'"),
    row(CONFIG, "url: «'https://message.example/harbour-physio'»", "'https://wa.me/01632960417'"),
  ],
};
