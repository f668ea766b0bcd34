import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const HOME = 'content/copy/home.ts';

/** Quoted facts and links in prose. */
export const quotations: Handwritten = {
  'omits a brace or a bracket': [
    row(HOME, "'{clinic.visitNote«}»'", '', { anchor: "'«{»clinic.visitNote'" }),
    row(HOME, "'«{»clinic.visitNote}'", '', { anchor: "'clinic.visitNote«}»'" }),
    row(HOME, 'on the [team page](/team«)»', '', { anchor: 'page«](»/team, so' }),
    row(HOME, 'on the [team page«]»(/team)', '', { anchor: 'on the «[team page(/team)»' }),
    row(HOME, 'on the [team page]«»(/team)', ' ', { anchor: 'page«] (/team)»' }),
  ],
  'quotes a fact in a field that does not allow it': [
    row(CONFIG, "drawerNote: 'Crafted for skin + mind«»'", ' by {clinic.name}', { anchor: 'mind by «{clinic.name}»' }),
    row(CONFIG, "contactHeading: 'Connect«»'", ' with {clinic.name}', { anchor: 'Connect with «{clinic.name}»' }),
    row(CONFIG, "'email:A treatment«»'", ' at {clinic.name}', { anchor: 'treatment at «{clinic.name}»' }),
  ],
  'pastes HTML into prose': [
    row(CONFIG, "'Hydration «and» texture, not volume.", '&amp;', { anchor: '«&amp;»' }),
    row(CONFIG, "'«Hydration» and texture, not volume.", '<b>Hydration', { anchor: '«<b>»Hydration' }),
    row(HOME, "'«Regenerative medical aesthetics», planned", '<script>alert(1)</script>', {
      anchor: "'«<script>alert(1)</script>»",
    }),
    row('content/copy/skin.ts', "'What was done«,» how long", '<br>', { anchor: 'done«<br>»' }),
  ],
};
