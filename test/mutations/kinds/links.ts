import { row } from '../anchor.ts';
import { inQuotes, quoted } from '../misspellings.ts';
import type { Kind } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const ADDRESSES = textsAt(/./, CONFIG).filter(({ source }) => source.startsWith("'https:"));
const TARGETS = textsAt(/(?<!closures\.\d)\.to$|button\(\)\.1$|\.href$/, CONFIG);
const ANCHORED = textsAt(/\.to$|button\(\)\.1$/).filter(({ source }) => source.includes('#'));

const address = (mistake: string, change: (text: string) => string, count = 3): Kind => ({
  mistake,
  rule: 'link/address',
  rows: some(instead(ADDRESSES, inQuotes(change)), count),
});

/** Targets of links. */
export const links: readonly Kind[] = [
  {
    mistake: 'links to a missing anchor',
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
    mistake: 'renames an anchor that a link uses',
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
    mistake: 'links to another site without https',
    rule: 'link/scheme',
    rows: some(
      instead(ADDRESSES, (source) => source.replace('https', 'http')),
      5,
    ),
  },
  {
    mistake: 'pastes a script instead of an address',
    rule: 'link/scheme',
    rows: [
      ...some(instead(ADDRESSES, quoted('javascript:alert(1)')), 2),
      ...some(instead(TARGETS, quoted('javascript:alert(document.cookie)')), 3),
      ...some(instead(TARGETS, quoted('data:text/html,<script>alert(1)</script>')), 2),
    ],
  },
  {
    mistake: 'types the address or number itself instead of “email” or “phone”',
    rule: 'link/scheme',
    rows: [
      row(CONFIG, "button('Write to the clinic', «'email:A treatment'»", "'mailto:hello@skin-and-mind.example'"),
      row(CONFIG, "label: 'Open the map', to: «'directions'»", "'tel:02079460321'"),
    ],
  },
  {
    mistake: 'writes a link in prose with a forbidden scheme',
    rule: 'content/prose',
    rows: [
      row('content/copy/home.ts', '[team page](«/team»)', 'javascript:void(0)'),
      row('content/copy/clinic.ts', '[call the clinic](«phone»)', 'tel:02079460321'),
    ],
  },
  address('omits “https://”', (text) => text.replace('https://', '')),
  address('types a space in an address', (text) => text.replace('.example', '. example')),
  address('omits the colon of “https://”', (text) => text.replace('https:', 'https'), 2),
  {
    mistake: 'adds a path to the address of a site',
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
  { mistake: 'empties a link', rule: 'link/target', rows: some(instead(TARGETS, quoted('')), 3) },
  { mistake: 'links to “#”', rule: 'link/target', rows: some(instead(TARGETS, quoted('#')), 2) },
  {
    mistake: 'types a domain or a word instead of a route',
    rule: 'link/target',
    rows: [
      row(CONFIG, "button('Meet the team', «'/team'»)", "'team'"),
      row(CONFIG, "{ label: 'Privacy & Cookies', to: «'/privacy'» }", "'www.skin-and-mind.example/privacy'"),
    ],
  },
  {
    mistake: 'ends a link in “#”',
    rule: 'link/empty',
    rows: [
      row(CONFIG, "button('Meet the team', «'/team'»)", "'/team#'"),
      row('content/copy/home.ts', '[team page](«/team»)', '/team#'),
    ],
  },
  {
    mistake: 'types the full address of a page of the site with a typo',
    rule: 'link/dead',
    rows: [row(CONFIG, "button('Meet the team', «'/team'»)", "'https://www.skin-and-mind.example/teams'")],
  },
  {
    mistake: 'omits the subject of a mail link',
    rule: 'link/mailto',
    rows: [row(CONFIG, "button('Join Peel Waitlist', «'email:Clinical Peels Waitlist'»", "'email:'")],
  },
  {
    mistake: 'writes an invalid e-mail address in a link',
    rule: 'link/mailto',
    rows: [
      row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello.@skin-and-mind.example'"),
      row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello@skin-and-mind.e'"),
    ],
  },
  {
    mistake: 'mistypes the telephone number',
    rule: 'link/tel',
    rows: [
      row(CONFIG, "phone: standIn(«'020 7946 0321'»", "'020 7946 03'"),
      row(CONFIG, "phone: standIn(«'020 7946 0321'»", "'+44 020 7946 0321'"),
    ],
  },
  {
    mistake: 'writes a chat link that opens no chat',
    rule: 'link/chat',
    rows: [
      row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/+442079460321'"),
      row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/02079460321'"),
      row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/442079460321?text=Hi'"),
    ],
  },
  {
    mistake: 'writes a campaign parameter in capitals',
    rule: 'link/campaign',
    rows: [
      row(CONFIG, "source: «'glow_guide'», medium", "'Glow Guide'"),
      row(CONFIG, "campaign: { source: «'tiktok'»", "'TikTok'"),
    ],
  },
];
