import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const TERMS = 'content/policies/terms.md';
const PRIVACY = 'content/policies/privacy.md';

/** Mistakes in policies, the long Markdown texts of the site. */
export const policies: Handwritten = {
  'misspells a quoted fact in a policy': [
    row(TERMS, 'when you book with {«clinic.name»}', 'clinic.nam'),
    row(TERMS, 'aged {«clinic.minimumAge»} and', 'clinic.minAge'),
    row(PRIVACY, 'drawn by {«embeds.map.provider»}', 'embeds.maps.provider'),
    row(PRIVACY, 'We answer within {«figures.answer»}', 'figures.anwser'),
  ],
  'omits a brace in a policy': [
    row(TERMS, 'Up to the age of «{»figures.adult}', '', { anchor: 'age of figures.adult«}»' }),
    row(TERMS, 'we answer within {figures.complaints«}».', '', { anchor: 'within «{»figures.complaints.' }),
  ],
  'writes a broken link in a policy': [
    row(TERMS, 'on [our list](«/services»)', '/service'),
    row(PRIVACY, '[{clinic.email}](«email:Privacy»)', 'mail:Privacy'),
  ],
  'writes a link in a policy with a forbidden scheme': [
    row(TERMS, 'on [our list](«/services»)', 'javascript:alert(1)'),
    row(PRIVACY, '[{clinic.email}](«email:Privacy»)', 'mailto:desk@harbour-physio.example'),
    row(PRIVACY, '(«https://ico.org.uk»)', 'http://ico.org.uk'),
  ],
  'links from a policy to a missing anchor': [
    row(TERMS, 'on [our list](«/services»)', '/privacy#your-right'),
    row(PRIVACY, '[{clinic.email}](«email:Privacy»)', '/terms#4-course'),
  ],
  'gives two parts of a policy the same heading': [row(PRIVACY, '\n## «Who else sees them»\n', 'What we keep')],
  'omits the subject of a mail link in a policy': [row(PRIVACY, '[{clinic.email}](«email:Privacy»)', 'email:')],
  'pastes HTML into a policy': [
    row(TERMS, '\n«»Every fee is on', '<script>alert(1)</script>\n\n', { anchor: '«<script>alert(1)</script>»' }),
    row(PRIVACY, '\n«»It sets no cookies', '<iframe src="https://pixel.example"></iframe>\n\n', {
      anchor: '«<iframe src="https://pixel.example"></iframe>»',
    }),
    row(TERMS, 'Please tell us first: «»we answer', '<b onclick="go()">soon</b> ', {
      anchor: '«<b onclick="go()">soon</b>»',
    }),
  ],
  'uses Markdown that a policy cannot contain': [
    row(PRIVACY, '«»Your GP or surgeon', '![A cat](https://pixel.example/cat.gif) ', {
      anchor: '«![A cat](https://pixel.example/cat.gif)»',
    }),
    row(TERMS, '\n«»Every fee is on', '```\ncode\n```\n\n', { anchor: '«```\ncode\n```»' }),
    row(TERMS, '\n«## 2. Fees»\n', '# 2. Fees'),
    row(PRIVACY, '\n«## This website»\n', '#### This website'),
  ],
  'removes the model form from the cancellation policy': [
    row(
      TERMS,
      '«> I/We hereby give notice that I/We cancel my/our contract for the supply of the following service:\n>\n»',
      '',
      {
        file: CONFIG,
        anchor:
          "«programmes({\n        anchor: 'running-plan',\n        title: 'A plan with an end',\n        department: 'physiotherapy',\n        text: 'For runners who have been away for a while.',\n        action: button('Running at the practice', '/sport'),\n      })»",
      },
    ),
  ],
  'removes a provider from the privacy policy': [
    row(PRIVACY, 'drawn by {«embeds.map.provider»}', 'clinic.name', { file: CONFIG, anchor: "provider: «'Tidemap'»" }),
  ],
  'adds a service that no policy names': [
    row(CONFIG, '    analytics: {«»},', " tags: { provider: 'Tally', script: 'https://tally.example/t.js' } ", {
      anchor: "tags: { provider: «'Tally'»",
    }),
    row(
      CONFIG,
      '    analytics: {«»},',
      " marketing: { provider: 'Letterly', script: 'https://letterly.example/l.js', popup: '.letterly' } ",
      { anchor: "marketing: { provider: «'Letterly'»" },
    ),
  ],
};
