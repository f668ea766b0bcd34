import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Names of fields and their values. */
export const fields: Handwritten = {
  'empties a list of items to show': [
    row(CONFIG, "people(«['ruth', 'daniel']»", '[]'),
    row(CONFIG, "profiles(«['ruth', 'daniel']»", '[]'),
  ],
  'writes a number instead of a string': [
    row(CONFIG, "places: «'eight'»", '8'),
    row(CONFIG, "postcode: «'YO21 0ZZ'»", '21'),
  ],
  'writes a single item instead of a list': [
    row(CONFIG, "founders: «['ruth']»", "'ruth'"),
    row(CONFIG, "combines: «['running-assessment', 'strength-test']»", "'running-assessment'"),
    row(CONFIG, "requires: «['sports-massage.half']»", "'sports-massage.half'"),
  ],
  'writes a value that is not one of the allowed words': [
    row(CONFIG, "type: «'Physiotherapy'»", "'Physiotherapist'"),
    row(CONFIG, "tone: «'deep'»", "'dark'"),
    row(CONFIG, "size: «'short'»", "'small'"),
    row(CONFIG, "image: 'harbour', bookingButtons: «'both'»", "'all'"),
    row(CONFIG, "kind: «'map'»", "'maps'"),
  ],
  'types a number outside its range': [
    row(CONFIG, 'latitude: «54.4869»', '544.869'),
    row(CONFIG, 'longitude: «-0.6146»', '-206.146'),
    row(CONFIG, 'minimumAge: «16»', '160'),
  ],
  'mistypes an address, a number or a code': [
    row(CONFIG, "email: «'desk@harbour-physio.example'»", "'desk.harbour-physio.example'"),
    row(CONFIG, "email: «'desk@harbour-physio.example'»", "'desk@harbour-physio,example'"),
    row(CONFIG, "phone: «'01632 960417'»", "'O1632 960417'"),
    row(CONFIG, "language: «'en-GB'»", "'English'"),
    row(CONFIG, "country: «'GB'»", "'UK '"),
    row(CONFIG, "timeZone: «'Europe/London'»", "'London'"),
  ],
  'mistypes a colour': [row(CONFIG, "page: «'#f4f6f8'»", "'#f4f6f'"), row(CONFIG, "accent: «'#12406b'»", "'blue'")],
};
