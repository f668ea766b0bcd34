import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Unreachable pages, booking links and files. */
export const reach: Handwritten = {
  'points a booking link to the site itself': [
    row(
      CONFIG,
      "dao: standIn(«'https://book.skin-and-mind.example/smile-lift'»",
      "'https://www.skin-and-mind.example/go/dao'",
    ),
    row(
      CONFIG,
      "dao: standIn(«'https://book.skin-and-mind.example/smile-lift'»",
      "'https://www.skin-and-mind.example/go/sculptra'",
    ),
  ],
  'leaves a booking link unused': [
    row(CONFIG, "duration: '1h',\n        book: «'contour_duo'»", "'square_site'", {
      anchor: '      «contour_duo»: standIn',
    }),
    row(CONFIG, "book: «'sunekos'»,\n        image", "'profhilo'", { anchor: '      «sunekos»: standIn' }),
    row(CONFIG, '    booking: {«»', "\n      christmas: 'https://book.skin-and-mind.example/christmas',", {
      anchor: "«christmas»: 'https://book",
    }),
  ],
  'removes the only link to a page': [
    row(CONFIG, "button(bioCopy.results.action, «'/gallery'»)", "'/treatments'", { anchor: "      «'/gallery'»: {" }),
    row(CONFIG, "button('Read the Mind journal', «'/mind/journal'»)", "'/mind'", {
      anchor: "      «'/mind/journal'»: {",
    }),
  ],
  'gives two sections of a page the same anchor': [
    row(CONFIG, "embedded('newsletter', { ...mindCopy.letters, anchor: «'letters'» }", "'programmes'"),
    row(CONFIG, "programmes({\n        anchor: «'mind'»", "'skin'"),
    row(CONFIG, "signatureOffers({\n        anchor: «'signature-offers'»", "'skin'", {
      anchor: "catalogueGroups({\n        anchor: «'skin'»",
    }),
    row(CONFIG, "embedded('scheduler', { ...skinConsultationCopy.book, anchor: «'book'» }", "'main'"),
  ],
  'requests another server before visitors consent': [
    row(CONFIG, "'the address of the journal'),«»", "\n      feed: 'https://feeds.example/posts.json',", {
      anchor: "feed: «'https://feeds.example/posts.json'»",
    }),
  ],
  'omits the provider from the notice of embedded content': [
    row(
      CONFIG,
      "notice: «'{embeds.map.provider} draws this map and sees your visit when it loads.'»",
      "'Another company draws this map.'",
    ),
  ],
};
