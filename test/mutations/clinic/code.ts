import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Punctuation and names of TypeScript, the language of the config. */
export const code: Handwritten = {
  'omits a bracket, a quotation mark or a comma': [
    row(CONFIG, "visitNote: 'By prior booking only«'»,", '', { anchor: "visitNote: 'By prior booking only,«\n»" }),
    row(CONFIG, "name: 'Profhilo'«,»\n        description", '', {
      anchor: "name: 'Profhilo«'»\n        description",
    }),
    row(CONFIG, 'rating: «{»\n', '', { anchor: "value«:» '5.0'" }),
    row('content/copy/home.ts', "title: 'An unhurried room'«,»", '', { anchor: "room«'»\n    text" }),
  ],
  'types an apostrophe inside a quoted string': [
    row(CONFIG, 'the frown or the crow«’»s feet.', "'", { anchor: "or the crow'«s» feet." }),
    row('content/copy/skin.ts', 'A doctor«’»s assessment decides', "'", {
      anchor: "A doctor'«s» assessment decides",
    }),
  ],
  'misspells the name of an imported file': [row(CONFIG, "from «'./content/copy/bio.ts'»", "'./content/copy/boi.ts'")],
  'misspells a function of the config language or an imported name': [
    row(CONFIG, "name: «standIn»('Skin + Mind'", 'stanIn'),
    row(CONFIG, '«imageCarousel»({ ...antiWrinkle.comparison', 'imageCaruosel'),
    row(CONFIG, 'closing(«antiWrinkle».closing.title', 'antiWrinkel'),
    row(CONFIG, 'title: «homeCopy».pathways.title', 'homecopy'),
    row(CONFIG, 'title: homeCopy.«pathways».title', 'pathway'),
    row(CONFIG, 'journey(profhilo.«journey».title', 'jorney'),
    row(CONFIG, '{ label: bioCopy.«concerns».face', 'concern'),
  ],
  'misspells a field of the copy': [
    row(CONFIG, 'title: «skinCopy.booking.title»', 'skinCopy.booking.titel'),
    row(CONFIG, 'faq(«mindCopy.questions», {', 'mindCopy.question'),
    row(CONFIG, 'journey(profhilo.journey.title, «profhilo.journey.steps»)', 'profhilo.journey.step'),
    row(CONFIG, 'lead: «profhilo.lead»', 'profhilo.laed'),
    row(CONFIG, 'benefits(«profhilo.benefits»)', 'profhilo.benefit'),
    row(CONFIG, 'disclaimer([«notices.mind»]', 'notices.mnid'),
    row(CONFIG, 'disclaimer: «notices.mind»', 'notices.mnid'),
    row(CONFIG, 'text: «teamCopy.closing.text»', 'teamCopy.closing.txt'),
    row(CONFIG, "disclaimer: «notices.skin» }),\n    ],\n\n    '/mind'", 'notices.sikn'),
  ],
};
