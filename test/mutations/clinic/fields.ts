import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Names of fields and their values. */
export const fields: Handwritten = {
  'empties a list of items to show': [
    row(CONFIG, "reviews(«['skin-listened', 'skin-explained', 'skin-honest']»", '[]'),
    row(CONFIG, "const results = «['forehead', 'frown', 'undereye', 'masseter']»", '[]'),
  ],
  'writes a number instead of a string': [
    row(CONFIG, "clinicalRecords: «'8 years'»", '8'),
    row(CONFIG, "postcode: «'N1 9JY'»", '19'),
  ],
  'writes a single item instead of a list': [
    row(CONFIG, "founders: «['founder-skin', 'founder-mind']»", "'founder-skin'"),
    row(CONFIG, "combines: «['jawline-slimming', 'neck-lift']»", "'jawline-slimming'"),
    row(CONFIG, "hide: «['footer', 'booking bar']»", "'footer'"),
  ],
  'writes a value that is not one of the allowed words': [
    row(CONFIG, "opens: «'same window'»", "'same-window'"),
    row(CONFIG, "type: «'MedicalClinic'»", "'MedicalClinics'"),
    row(CONFIG, "tone: «'deep'»", "'dark'"),
    row(CONFIG, "size: «'short'»", "'small'"),
    row(CONFIG, "image: 'skin-hero', bookingButtons: «'both'»", "'all'"),
    row(CONFIG, "kind: «'scheduler'»", "'schedule'"),
    row(CONFIG, "palette: «'warm'»", "'hot'"),
    row(CONFIG, "hide: ['footer', «'booking bar'»]", "'bookingbar'"),
  ],
  'types a number outside its range': [
    row(CONFIG, 'latitude: standIn(«51.5309»', '515.309'),
    row(CONFIG, 'longitude: standIn(«-0.1205»', '-201.205'),
    row(CONFIG, 'longitude: standIn(«-0.1205»', '0.1205'),
    row(CONFIG, 'minimumAge: «18»', '180'),
    row(CONFIG, 'count: «10»', '0'),
    row('content/journal.ts', 'reading_time: «6»', '600'),
  ],
  'mistypes an address, a number or a code': [
    row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello.skin-and-mind.example'"),
    row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello@skin-and-mind,example'"),
    row(CONFIG, "phone: standIn(«'020 7946 0321'»", "'O20 7946 0321'"),
    row(CONFIG, "language: «'en-GB'»", "'English'"),
    row(CONFIG, "country: «'GB'»", "'UK '"),
    row(CONFIG, "timeZone: «'Europe/London'»", "'London'"),
    row(CONFIG, "value: «'5.0'»", "'5,0'"),
    row(CONFIG, "best: «'5'»", '5'),
    row(CONFIG, "calLink: standIn(«'skin-and-mind/discovery-call'»", "'https://cal.com/skin-and-mind'"),
    row(CONFIG, "formId: standIn(«'AbC123'»", "'AbC 123'"),
  ],
  'mistypes a colour': [
    row(CONFIG, "brandColour: «'#1e3a31'»", "'#1e3a3'"),
    row(CONFIG, "brandColour: «'#1e3a31'»", "'green'"),
  ],
};
