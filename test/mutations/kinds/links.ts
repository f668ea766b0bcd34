import { row } from '../anchor.ts';
import type { Kind } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { inQuotes, quoted } from '../slips.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const ADDRESSES = textsAt(/./, CONFIG).filter(({ source }) => source.startsWith("'https:"));
const TARGETS = textsAt(/(?<!closures\.\d)\.to$|button\(\)\.1$|\.href$/, CONFIG);
const ANCHORED = textsAt(/\.to$|button\(\)\.1$/).filter(({ source }) => source.includes('#'));

const address = (slip: string, change: (text: string) => string, count = 3): Kind => ({
  slip,
  rule: 'link/address',
  rows: some(instead(ADDRESSES, inQuotes(change)), count),
});

/** Where links lead. */
export const links: readonly Kind[] = [
  {
    slip: 'leads a link to an anchor that is not there',
    rule: 'link/anchor',
    rows: [
      ...some(
        instead(ANCHORED, (source) => source.replace(/#(.)/, '#$1$1')),
        3,
      ),
      row(CONFIG, "note: '{departments.skin.label}', anchor: «'skin'»", "'skn'"),
      row('content/copy/mind.ts', '[programmes](«/mind#programmes»)', '/mind#programs'),
      row('content/copy/consultations.ts', 'which of the [programmes](«/mind#programmes»)', '/mind#programms'),
    ],
  },
  {
    slip: 'renames the part of a page to which a link leads',
    rule: 'link/anchor',
    rows: [
      row(CONFIG, "embedded('scheduler', { ...skinConsultationCopy.book, anchor: «'book'» }", "'booking'", {
        anchor: "button(skinConsultationCopy.hero.virtual.label, «'/consultations/skin#book'»",
      }),
      row(CONFIG, "catalogueGroups({\n        anchor: «'skin'»", "'face'", {
        anchor: "button('See all skin treatments', «'/treatments#skin'»)",
      }),
    ],
  },
  {
    slip: 'asks for another site without https',
    rule: 'link/scheme',
    rows: some(
      instead(ADDRESSES, (source) => source.replace('https', 'http')),
      5,
    ),
  },
  {
    slip: 'pastes a script instead of an address',
    rule: 'link/scheme',
    rows: [
      ...some(instead(ADDRESSES, quoted('javascript:alert(1)')), 2),
      ...some(instead(TARGETS, quoted('javascript:alert(document.cookie)')), 3),
      ...some(instead(TARGETS, quoted('data:text/html,<script>alert(1)</script>')), 2),
    ],
  },
  {
    slip: 'types the address or the number in the place of “email” and “phone”',
    rule: 'link/scheme',
    rows: [
      row(CONFIG, "button('Write to the clinic', «'email:A treatment'»", "'mailto:hello@skin-and-mind.example'"),
      row(CONFIG, "label: 'Open the map', to: «'directions'»", "'tel:02079460321'"),
    ],
  },
  {
    slip: 'leads a link in words to what no link may begin with',
    rule: 'content/prose',
    rows: [
      row('content/copy/home.ts', '[team page](«/team»)', 'javascript:void(0)'),
      row('content/copy/clinic.ts', '[call the clinic](«phone»)', 'tel:02079460321'),
    ],
  },
  address('leaves “https://” out', (text) => text.replace('https://', '')),
  address('types a space in an address', (text) => text.replace('.example', '. example')),
  address('leaves the colon of “https://” out', (text) => text.replace('https:', 'https'), 2),
  {
    slip: 'gives the address of a site a path',
    rule: 'link/address',
    rows: [
      row(CONFIG, "url: standIn(«'https://www.skin-and-mind.example'»", "'https://www.skin-and-mind.example/'"),
      row(
        CONFIG,
        "origin: standIn(«'https://journal.skin-and-mind.example'»",
        "'https://journal.skin-and-mind.example/a'",
      ),
    ],
  },
  { slip: 'empties a link', rule: 'link/target', rows: some(instead(TARGETS, quoted('')), 3) },
  { slip: 'leads a link to “#”', rule: 'link/target', rows: some(instead(TARGETS, quoted('#')), 2) },
  {
    slip: 'types a domain or a word in the place of a route',
    rule: 'link/target',
    rows: [
      row(CONFIG, "button('Meet the team', «'/team'»)", "'team'"),
      row(CONFIG, "{ label: 'Privacy & Cookies', to: «'/privacy'» }", "'www.skin-and-mind.example/privacy'"),
    ],
  },
  {
    slip: 'ends a link in “#”',
    rule: 'link/empty',
    rows: [
      row(CONFIG, "button('Meet the team', «'/team'»)", "'/team#'"),
      row('content/copy/home.ts', '[team page](«/team»)', '/team#'),
    ],
  },
  {
    slip: 'types the whole address of an own page, with a slip',
    rule: 'link/dead',
    rows: [row(CONFIG, "button('Meet the team', «'/team'»)", "'https://www.skin-and-mind.example/teams'")],
  },
  {
    slip: 'forgets the subject of a mail',
    rule: 'link/mailto',
    rows: [row(CONFIG, "button('Join Peel Waitlist', «'email:Clinical Peels Waitlist'»", "'email:'")],
  },
  {
    slip: 'writes an address that no mail reaches',
    rule: 'link/mailto',
    rows: [
      row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello.@skin-and-mind.example'"),
      row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello@skin-and-mind.e'"),
    ],
  },
  {
    slip: 'mistypes the telephone number',
    rule: 'link/tel',
    rows: [
      row(CONFIG, "phone: standIn(«'020 7946 0321'»", "'020 7946 03'"),
      row(CONFIG, "phone: standIn(«'020 7946 0321'»", "'+44 020 7946 0321'"),
    ],
  },
  {
    slip: 'writes a chat link that opens no chat',
    rule: 'link/chat',
    rows: [
      row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/+442079460321'"),
      row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/02079460321'"),
      row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/442079460321?text=Hi'"),
    ],
  },
  {
    slip: 'writes capitals in a campaign',
    rule: 'link/campaign',
    rows: [
      row(CONFIG, "source: «'glow_guide'», medium", "'Glow Guide'"),
      row(CONFIG, "campaign: { source: «'tiktok'»", "'TikTok'"),
    ],
  },
];
