import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const COPY = 'content/copy.ts';

/** Quoted facts and links in prose. */
export const quotations: Handwritten = {
  'omits a brace or a bracket': [
    row(COPY, 'For people aged {clinic.minimumAge«}»', '', { anchor: 'For people aged «{»clinic.minimumAge' }),
    row(COPY, 'For people aged «{»clinic.minimumAge}', '', { anchor: 'For people aged clinic.minimumAge«}»' }),
    row(COPY, 'as [our terms](/terms«)»', '', { anchor: 'terms«](»/terms say' }),
    row(COPY, 'as [our terms«]»(/terms)', '', { anchor: 'as «[our terms(/terms)»' }),
    row(COPY, 'as [our terms]«»(/terms)', ' ', { anchor: 'terms«] (/terms)»' }),
  ],
  'quotes a fact in a field that does not allow it': [
    row(CONFIG, "drawerNote: 'Chartered physiotherapy on the quay«»'", ' at {clinic.name}', {
      anchor: 'quay at «{clinic.name}»',
    }),
    row(CONFIG, "contactHeading: 'Ring or write«»'", ' to {clinic.name}', { anchor: 'write to «{clinic.name}»' }),
    row(CONFIG, "'email:A service«»'", ' at {clinic.name}', { anchor: 'service at «{clinic.name}»' }),
  ],
  'pastes HTML into prose': [
    row(COPY, "'You are heard, examined «and» told", '&amp;', { anchor: '«&amp;»' }),
    row(COPY, "'«Something» you can move in.", '<b>Something', { anchor: '«<b>»Something' }),
    row(COPY, "'«An examination and an hour» of massage, booked", '<script>alert(1)</script>', {
      anchor: "'«<script>alert(1)</script>»",
    }),
  ],
};
