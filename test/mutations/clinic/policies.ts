import { type Elsewhere, row } from '../anchor.ts';
import type { Handwritten, Row } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const TERMS = 'content/policies/terms.md';
const PRIVACY = 'content/policies/privacy.md';
const CANCELLATION = 'content/policies/cancellation.md';
/** Removes a whole section of a policy: from its heading to the next heading. */
const removal = (heading: string, fault: Elsewhere): Row => ({
  at: `${CANCELLATION} ${heading}`,
  to: '',
  resolve: (textOf) => {
    const section = new RegExp(`#+ ${heading}\\n[^#]*`).exec(textOf(CANCELLATION))?.[0] ?? heading;
    return row(CANCELLATION, `«${section}»`, '', fault).resolve(textOf);
  },
});

/** Mistakes in policies, the long Markdown texts of the site. */
export const policies: Handwritten = {
  'misspells a quoted fact in a policy': [
    row(TERMS, 'trading as {«clinic.name»}, is', 'clinic.nam'),
    row(TERMS, '**Registered:** in {«clinic.legal.registeredIn»}', 'clinic.legal.registeredInn'),
    row(PRIVACY, '| {«embeds.map.provider»} ', 'embeds.maps.provider'),
    row(PRIVACY, 'you are {«clinic.minimumAge»} or over', 'clinic.minAge'),
    row(CANCELLATION, 'less than {«figures.lateNotice»} before', 'figures.lateNotices'),
    row(CANCELLATION, '> To {«clinic.legal.name»}', 'clinic.legal.nam'),
  ],
  'omits a brace in a policy': [
    row(TERMS, 'for up to «{»figures.coachingNotes}', '', { anchor: 'for up to figures.coachingNotes«}»' }),
    row(CANCELLATION, 'less than {figures.lateNotice«}» before', '', {
      anchor: 'less than «{»figures.lateNotice before',
    }),
  ],
  'writes a broken link in a policy': [
    row(TERMS, 'see [how to find us](«/clinic»)', '/clinics'),
    row(PRIVACY, 'with our [Terms and Conditions](«/terms»)', '/term'),
    row(CANCELLATION, 'confirmation, [write to us](«email:Cancellation»)', 'mail:Cancellation'),
  ],
  'writes a link in a policy with a forbidden scheme': [
    row(TERMS, 'see [how to find us](«/clinic»)', 'javascript:alert(1)'),
    row(CANCELLATION, '[ask us](«email:Cooling-off»)', 'mailto:hello@skin-and-mind.example'),
    row(PRIVACY, 'with our [Terms and Conditions](«/terms»)', 'http://www.skin-and-mind.example/terms'),
  ],
  'links from a policy to a missing anchor': [
    row(TERMS, '(«/privacy#your-rights»)', '/privacy#your-right'),
    row(CANCELLATION, '(«/cancellation#cancellations»)', '/cancellation#5-cancellations'),
    row(PRIVACY, '## «Complaints»', 'Complaining', { file: TERMS, anchor: '(«/privacy#complaints»)' }),
    row(CANCELLATION, '\n## «Cancellations»\n', 'Cancelling', { anchor: '(«/cancellation#cancellations»)' }),
  ],
  'gives two parts of a policy the same heading': [row(CANCELLATION, '\n## «Late notice»\n', 'Cancellations')],
  'omits the subject of a mail link in a policy': [row(TERMS, '[Write to us](«email:Complaint»)', 'email:')],
  'pastes HTML into a policy': [
    row(TERMS, '\n«»Refunds go back to the card', '<script>alert(1)</script>\n\n', {
      anchor: '«<script>alert(1)</script>»',
    }),
    row(PRIVACY, '\n«»This website has no accounts', '<iframe src="https://pixel.example"></iframe>\n\n', {
      anchor: '«<iframe src="https://pixel.example"></iframe>»',
    }),
    row(CANCELLATION, 'Plans change. «»This page', '<b onclick="go()">Now</b> ', {
      anchor: '«<b onclick="go()">Now</b>»',
    }),
  ],
  'uses Markdown that a policy cannot contain': [
    row(CANCELLATION, 'Plans change. «»This page', '![A cat](https://pixel.example/cat.gif) ', {
      anchor: '«![A cat](https://pixel.example/cat.gif)»',
    }),
    row(TERMS, '\n«»Refunds go back to the card', '```\ncode\n```\n\n', { anchor: '«```\ncode\n```»' }),
    row(TERMS, '\n«## 2. Definitions»\n', '# 2. Definitions'),
    row(CANCELLATION, '\n«## No-shows»\n', '#### No-shows'),
  ],
  'removes the model form from the cancellation policy': [
    removal('Model cancellation form', {
      file: CONFIG,
      anchor: "«programmes({ ...mindCopy.programmes, anchor: 'programmes', department: 'mind' })»",
    }),
  ],
  'removes a provider from the privacy policy': [
    row(PRIVACY, '| {«embeds.map.provider»} ', 'clinic.name', {
      file: CONFIG,
      anchor: "provider: standIn(«'Maps provider'»",
    }),
    row(PRIVACY, '| {«embeds.scheduler.provider»} ', 'clinic.name', {
      file: CONFIG,
      anchor: "provider: standIn(«'Booking provider'»",
    }),
    row(PRIVACY, '| {«embeds.calendar.provider»} ', 'clinic.name', { file: CONFIG, anchor: "provider: «'Cal.com'»" }),
    row(PRIVACY, '| {«analytics.tags.provider»} ', 'clinic.name', {
      file: CONFIG,
      anchor: "provider: standIn(«'Tag manager'»",
    }),
  ],
  'removes the company details from the terms': [
    row(TERMS, '- **VAT number:** {«clinic.legal.vat»}', 'clinic.name', {
      file: CONFIG,
      anchor: "vat: standIn(«'GB 000 0000 00'»",
    }),
  ],
};
