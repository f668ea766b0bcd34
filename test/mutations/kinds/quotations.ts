import { row } from '../anchor.ts';
import { misspelt } from '../misspellings.ts';
import type { Kind } from '../mutation.ts';
import { some, within } from '../rows.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const HOME = 'content/copy/home.ts';

/** Quoted facts and links in prose. */
export const quotations: readonly Kind[] = [
  {
    mistake: 'misspells the path of a quoted fact',
    rule: 'content/prose',
    rows: some(within(textsAt(/./), /\{([a-z][\w.-]+)\}/, misspelt), 8),
  },
  {
    mistake: 'links from prose to a missing page',
    rule: 'content/prose',
    rows: some(within(textsAt(/./), /\]\((\/[a-z-]+)\)/, misspelt), 5),
  },
  {
    mistake: 'omits a brace or a bracket',
    rule: 'content/prose',
    rows: [
      row(HOME, "'{clinic.visitNote«}»'", '', { anchor: "'«{»clinic.visitNote'" }),
      row(HOME, "'«{»clinic.visitNote}'", '', { anchor: "'clinic.visitNote«}»'" }),
      row(HOME, 'on the [team page](/team«)»', '', { anchor: 'page«](»/team, so' }),
      row(HOME, 'on the [team page«]»(/team)', '', { anchor: 'on the «[team page(/team)»' }),
      row(HOME, 'on the [team page]«»(/team)', ' ', { anchor: 'page«] (/team)»' }),
    ],
  },
  {
    mistake: 'quotes a fact in a field that does not allow it',
    rule: 'content/markup',
    rows: [
      row(CONFIG, "button('Meet the team«»', '/team')", ' of {clinic.name}', { anchor: 'the team of «{clinic.name}»' }),
      row(CONFIG, "label: 'TREATMENTS«»', to: '/treatments', wide", ' from {catalogue.smile-lift.price}', {
        anchor: "TREATMENTS from «{catalogue.smile-lift.price}»'",
      }),
      row(CONFIG, "'email:A treatment«»'", ' at {clinic.name}', { anchor: 'treatment at «{clinic.name}»' }),
    ],
  },
  {
    mistake: 'pastes HTML into prose',
    rule: 'content/markup',
    rows: [
      row(CONFIG, "'Hydration «and» texture, not volume.", '&amp;', { anchor: '«&amp;»' }),
      row(CONFIG, "'«Hydration» and texture, not volume.", '<b>Hydration', { anchor: '«<b>»Hydration' }),
      row(HOME, "'«Regenerative medical aesthetics», planned", '<script>alert(1)</script>', {
        anchor: "'«<script>»alert",
      }),
      row('content/copy/skin.ts', "'What was done«,» how long", '<br>', { anchor: 'done«<br>»' }),
    ],
  },
];
