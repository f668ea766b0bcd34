import { row } from '../anchor.ts';
import type { Kind } from '../mutation.ts';
import { CONFIG } from '../texts.ts';

/** The marks and names of the language that a config is written in. */
export const code: readonly Kind[] = [
  {
    slip: 'leaves a mark of the language out',
    rule: 'config/syntax',
    rows: [
      row(CONFIG, "visitNote: 'By prior booking only«'»,", '', { anchor: "visitNote: 'By prior booking only,«\n»" }),
      row(CONFIG, "name: 'Profhilo'«,»\n        description", '', {
        anchor: "name: 'Profhilo'\n        «description»",
      }),
      row(CONFIG, 'rating: «{»\n', '', { anchor: "value«:» '5.0'" }),
      row('content/copy/home.ts', "title: 'An unhurried room'«,»", '', { anchor: "room'\n    «text»" }),
    ],
  },
  {
    slip: 'types an apostrophe within a text',
    rule: 'config/syntax',
    rows: [
      row(CONFIG, 'the frown or the crow«’»s feet.', "'", { anchor: "or the crow'«s» feet." }),
      row('content/copy/skin.ts', 'A doctor«’»s assessment decides', "'", {
        anchor: "A doctor'«s» assessment decides",
      }),
    ],
  },
  {
    slip: 'misspells a file of the copy',
    rule: 'config/syntax',
    rows: [row(CONFIG, "from «'./content/copy/bio.ts'»", "'./content/copy/boi.ts'")],
  },
  {
    slip: 'misspells a word of the language, or a part of the copy',
    rule: 'config/throws',
    rows: [
      row(CONFIG, "name: «standIn»('Skin + Mind'", 'stanIn'),
      row(CONFIG, '«imageCarousel»({ ...antiWrinkle.comparison', 'imageCaruosel'),
      row(CONFIG, 'closing(«antiWrinkle».closing.title', 'antiWrinkel'),
      row(CONFIG, 'title: «homeCopy».pathways.title', 'homecopy'),
      row(CONFIG, 'title: homeCopy.«pathways».title', 'pathway'),
      row(CONFIG, 'journey(profhilo.«journey».title', 'jorney'),
      row(CONFIG, '{ label: bioCopy.«concerns».face', 'concern'),
    ],
  },
  {
    slip: 'misspells a field of the copy',
    rule: 'config/missing',
    rows: [
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
  },
];
