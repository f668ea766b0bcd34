import { row } from '../anchor.ts';
import { misspelt } from '../misspellings.ts';
import type { Kind } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const IMAGES = textsAt(/\.file$/, 'content/images');

/** Unreachable pages, booking links and files. */
export const reach: readonly Kind[] = [
  {
    mistake: 'points a booking link to the site itself',
    rule: 'link/redirect',
    rows: [
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
  },
  {
    mistake: 'leaves a booking link unused',
    rule: 'link/unused-shortcut',
    rows: [
      row(CONFIG, "duration: '1h',\n        book: «'contour_duo'»", "'square_site'", {
        anchor: '      «contour_duo»: standIn',
      }),
      row(CONFIG, "book: «'sunekos'»,\n        image", "'profhilo'", { anchor: '      «sunekos»: standIn' }),
      row(CONFIG, '    booking: {«»', "\n      christmas: 'https://book.skin-and-mind.example/christmas',", {
        anchor: "«christmas»: 'https://book",
      }),
    ],
  },
  {
    mistake: 'removes the only link to a page',
    rule: 'link/orphan',
    rows: [
      row(CONFIG, "button(bioCopy.results.action, «'/gallery'»)", "'/treatments'", { anchor: "      «'/gallery'»: {" }),
      row(CONFIG, "button('Read the Mind journal', «'/mind/journal'»)", "'/mind'", {
        anchor: "      «'/mind/journal'»: {",
      }),
    ],
  },
  {
    mistake: 'gives two sections of a page the same anchor',
    rule: 'link/duplicate-id',
    rows: [
      row(CONFIG, "embedded('newsletter', { ...mindCopy.letters, anchor: «'letters'» }", "'programmes'"),
      row(CONFIG, "programmes({\n        anchor: «'mind'»", "'skin'"),
      row(CONFIG, "signatureOffers({\n        anchor: «'signature-offers'»", "'skin'", {
        anchor: "catalogueGroups({\n        anchor: «'skin'»",
      }),
      row(CONFIG, "embedded('scheduler', { ...skinConsultationCopy.book, anchor: «'book'» }", "'main'"),
    ],
  },
  {
    mistake: 'misspells the file name of an image',
    rule: 'image/missing',
    rows: some(
      instead(IMAGES, (source) => source.replace(/(.)\.svg/, '$1$1.svg')),
      4,
    ),
  },
  {
    mistake: 'writes the file name of an image in capitals',
    rule: 'link/file',
    rows: some(
      instead(IMAGES, (source) => source.replace(/[a-z]/, (letter) => letter.toUpperCase())),
      2,
    ),
  },
  {
    mistake: 'names a file that is not an image, or a path',
    rule: 'config/file',
    rows: [
      ...some(
        instead(IMAGES, (source) => source.replace('.svg', '.gif')),
        2,
      ),
      ...some(
        instead(IMAGES, (source) => source.replace("'", "'../")),
        2,
      ),
    ],
  },
  {
    mistake: 'misspells the file name of a policy or a document',
    rule: 'content/missing-file',
    rows: [
      ...instead(textsAt(/policy\(\)\.1$/), (source) => source.replace('.md', 's.md')),
      ...instead(textsAt(/^documents\..*\.file$/), misspelt),
    ],
  },
  {
    mistake: 'requests another server before visitors consent',
    rule: 'privacy/third-party',
    rows: [
      row(CONFIG, "'the address of the journal'),«»", "\n      feed: 'https://feeds.example/posts.json',", {
        anchor: "feed: «'https://feeds.example/posts.json'»",
      }),
    ],
  },
  {
    mistake: 'omits the provider from the notice of embedded content',
    rule: 'privacy/facade',
    rows: [
      row(
        CONFIG,
        "notice: «'{embeds.map.provider} draws this map and sees your visit when it loads.'»",
        "'Another company draws this map.'",
      ),
    ],
  },
];
