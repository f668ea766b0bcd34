import { row } from '../anchor.ts';
import type { Kind } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { misspelt } from '../slips.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const PICTURES = textsAt(/\.file$/, 'content/images');

/** What can be reached: pages, booking links, files. */
export const reach: readonly Kind[] = [
  {
    slip: 'leads a booking link to the site itself',
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
    slip: 'leaves a booking link without use',
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
    slip: 'takes away the only link to a page',
    rule: 'link/orphan',
    rows: [
      row(CONFIG, "button(bioCopy.results.action, «'/gallery'»)", "'/treatments'", { anchor: "      «'/gallery'»: {" }),
      row(CONFIG, "button('Read the Mind journal', «'/mind/journal'»)", "'/mind'", {
        anchor: "      «'/mind/journal'»: {",
      }),
    ],
  },
  {
    slip: 'gives two parts of a page one anchor',
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
    slip: 'misspells the file of a picture',
    rule: 'image/missing',
    rows: some(
      instead(PICTURES, (source) => source.replace(/(.)\.svg/, '$1$1.svg')),
      4,
    ),
  },
  {
    slip: 'writes the file of a picture in capitals',
    rule: 'link/file',
    rows: some(
      instead(PICTURES, (source) => source.replace(/[a-z]/, (letter) => letter.toUpperCase())),
      2,
    ),
  },
  {
    slip: 'names what is no picture, or a path',
    rule: 'config/file',
    rows: [
      ...some(
        instead(PICTURES, (source) => source.replace('.svg', '.gif')),
        2,
      ),
      ...some(
        instead(PICTURES, (source) => source.replace("'", "'../")),
        2,
      ),
    ],
  },
  {
    slip: 'misspells the file of a policy or a document',
    rule: 'content/missing-file',
    rows: [
      ...instead(textsAt(/policy\(\)\.1$/), (source) => source.replace('.md', 's.md')),
      ...instead(textsAt(/^documents\..*\.file$/), misspelt),
    ],
  },
  {
    slip: 'asks another server before visitors have chosen',
    rule: 'privacy/third-party',
    rows: [
      row(CONFIG, "'the address of the journal'),«»", "\n      feed: 'https://feeds.example/posts.json',", {
        anchor: "feed: «'https://feeds.example/posts.json'»",
      }),
    ],
  },
  {
    slip: 'leaves the provider out of the notice of an embedded part',
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
