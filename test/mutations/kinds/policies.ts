import { row } from '../anchor.ts';
import type { Kind } from '../mutation.ts';
import { CONFIG, textOf } from '../texts.ts';

const TERMS = 'content/policies/terms.md';
const PRIVACY = 'content/policies/privacy.md';
const CANCELLATION = 'content/policies/cancellation.md';

/** Returns a section of a policy: from its heading to the next heading. */
const partOf = (file: string, heading: string): string =>
  new RegExp(`#+ ${heading}\\n[^#]*`).exec(textOf(file))?.[0] ?? heading;

/** Mistakes in policies, the long Markdown texts of the site. */
export const policies: readonly Kind[] = [
  {
    mistake: 'misspells a quoted fact in a policy',
    rule: 'content/prose',
    rows: [
      row(TERMS, 'trading as {«clinic.name»}, is', 'clinic.nam'),
      row(TERMS, '**Registered:** in {«clinic.legal.registeredIn»}', 'clinic.legal.registeredInn'),
      row(PRIVACY, '| {«embeds.map.provider»} ', 'embeds.maps.provider'),
      row(PRIVACY, 'you are {«clinic.minimumAge»} or over', 'clinic.minAge'),
      row(CANCELLATION, 'less than {«figures.lateNotice»} before', 'figures.lateNotices'),
      row(CANCELLATION, '> To {«clinic.legal.name»}', 'clinic.legal.nam'),
    ],
  },
  {
    mistake: 'omits a brace in a policy',
    rule: 'content/prose',
    rows: [
      row(TERMS, 'for up to «{»figures.coachingNotes}', '', { anchor: 'for up to figures.coachingNotes«}»' }),
      row(CANCELLATION, 'less than {figures.lateNotice«}» before', '', {
        anchor: 'less than «{»figures.lateNotice before',
      }),
    ],
  },
  {
    mistake: 'writes a broken link in a policy',
    rule: 'link/target',
    rows: [
      row(TERMS, 'see [how to find us](«/clinic»)', '/clinics'),
      row(PRIVACY, 'with our [Terms and Conditions](«/terms»)', '/term'),
      row(CANCELLATION, 'confirmation, [write to us](«email:Cancellation»)', 'mail:Cancellation'),
    ],
  },
  {
    mistake: 'writes a link in a policy with a forbidden scheme',
    rule: 'link/scheme',
    rows: [
      row(TERMS, 'see [how to find us](«/clinic»)', 'javascript:alert(1)'),
      row(CANCELLATION, '[ask us](«email:Cooling-off»)', 'mailto:hello@skin-and-mind.example'),
      row(PRIVACY, 'with our [Terms and Conditions](«/terms»)', 'http://www.skin-and-mind.example/terms'),
    ],
  },
  {
    mistake: 'links from a policy to a missing anchor',
    rule: 'link/anchor',
    rows: [
      row(TERMS, '(«/privacy#your-rights»)', '/privacy#your-right'),
      row(CANCELLATION, '(«/cancellation#cancellations»)', '/cancellation#5-cancellations'),
      row(PRIVACY, '## «Complaints»', 'Complaining', { file: TERMS, anchor: '(«/privacy#complaints»)' }),
      row(CANCELLATION, '\n## «Cancellations»\n', 'Cancelling', { anchor: '(«/cancellation#cancellations»)' }),
    ],
  },
  {
    mistake: 'gives two parts of a policy the same heading',
    rule: 'link/duplicate-id',
    rows: [row(CANCELLATION, '\n## «Late notice»\n', 'Cancellations')],
  },
  {
    mistake: 'omits the subject of a mail link in a policy',
    rule: 'link/mailto',
    rows: [row(TERMS, '[Write to us](«email:Complaint»)', 'email:')],
  },
  {
    mistake: 'pastes HTML into a policy',
    rule: 'content/markdown',
    rows: [
      row(TERMS, '\n«»Refunds go back to the card', '<script>alert(1)</script>\n\n', {
        anchor: '«<script>alert(1)</script>»',
      }),
      row(PRIVACY, '\n«»This website has no accounts', '<iframe src="https://pixel.example"></iframe>\n\n', {
        anchor: '«<iframe src="https://pixel.example"></iframe>»',
      }),
      row(CANCELLATION, 'Plans change. «»This page', '<b onclick="go()">Now</b> ', { anchor: '«<b onclick="go()">»' }),
    ],
  },
  {
    mistake: 'uses Markdown that a policy cannot contain',
    rule: 'content/markdown',
    rows: [
      row(CANCELLATION, 'Plans change. «»This page', '![A cat](https://pixel.example/cat.gif) ', {
        anchor: '«![A cat](https://pixel.example/cat.gif)»',
      }),
      row(TERMS, '\n«»Refunds go back to the card', '```\ncode\n```\n\n', { anchor: '«```\ncode\n```»' }),
      row(TERMS, '\n«## 2. Definitions»\n', '# 2. Definitions'),
      row(CANCELLATION, '\n«## No-shows»\n', '#### No-shows'),
    ],
  },
  {
    mistake: 'removes the model form from the cancellation policy',
    rule: 'content/cancellation',
    rows: [
      row(CANCELLATION, `«${partOf(CANCELLATION, 'Model cancellation form')}»`, '', {
        file: CONFIG,
        anchor: "«programmes({ ...mindCopy.programmes, anchor: 'programmes', department: 'mind' })»",
      }),
    ],
  },
  {
    mistake: 'removes a provider from the privacy policy',
    rule: 'privacy/register',
    rows: [
      row(PRIVACY, '| {«embeds.map.provider»} ', 'clinic.name', {
        file: CONFIG,
        anchor: "provider: standIn(«'Maps provider'»",
      }),
      row(PRIVACY, '| {«embeds.scheduler.provider»} ', 'clinic.name', {
        file: CONFIG,
        anchor: "provider: standIn(«'Booking provider'»",
      }),
    ],
  },
  {
    mistake: 'removes the company details from the terms',
    rule: 'content/legal',
    rows: [
      row(TERMS, '- **VAT number:** {«clinic.legal.vat»}', 'clinic.name', {
        file: CONFIG,
        anchor: "vat: standIn(«'GB 000 0000 00'»",
      }),
    ],
  },
];
