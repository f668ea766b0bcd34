import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Unreachable pages, booking links and files. */
export const reach: Handwritten = {
  'points a booking link to the site itself': [
    row(
      CONFIG,
      "knee_visit: «'https://book.harbour-physio.example/knee'»",
      "'https://www.harbour-physio.example/go/knee_visit'",
    ),
    row(
      CONFIG,
      "knee_visit: «'https://book.harbour-physio.example/knee'»",
      "'https://www.harbour-physio.example/go/back_class'",
    ),
  ],
  'leaves a booking link unused': [
    row(CONFIG, "duration: '40min',\n        book: «'strength_test'»", "'running_film'", {
      anchor: '      «strength_test»: ',
    }),
    row(CONFIG, '    booking: {«»', "\n      christmas: 'https://book.harbour-physio.example/christmas',", {
      anchor: "«christmas»: 'https://book",
    }),
  ],
  'removes the only link to a page': [
    row(CONFIG, "«{ label: 'Your data', to: '/privacy' },\n            »", '', { anchor: "      «'/privacy'»: {" }),
  ],
  'gives two sections of a page the same anchor': [
    row(CONFIG, "programmes({\n        anchor: «'running-plan'»", "'all'", {
      anchor: "programmes({\n        anchor: «'all'»",
    }),
    row(CONFIG, "catalogueGroups({\n        anchor: «'all'»", "'main'"),
  ],
  'omits the provider from the notice of embedded content': [
    row(
      CONFIG,
      "notice: «'Tidemap draws this map, and learns that you looked at it.'»",
      "'Another company draws this map.'",
    ),
  ],
};
