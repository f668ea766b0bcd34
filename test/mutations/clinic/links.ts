import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Targets of links. */
export const links: Handwritten = {
  'links to a missing anchor': [
    row(CONFIG, "note: '{departments.skin.label}', anchor: «'skin'»", "'skn'"),
    row('content/copy/mind.ts', '[programmes](«/mind#programmes»)', '/mind#programs'),
    row('content/copy/consultations.ts', 'which of the [programmes](«/mind#programmes»)', '/mind#programms'),
  ],
  'renames an anchor that a link uses': [
    row(CONFIG, "embedded('scheduler', { ...skinConsultationCopy.book, anchor: «'book'» }", "'booking'", {
      anchor: "button(skinConsultationCopy.hero.virtual.label, «'/consultations/skin#book'»",
    }),
    row(CONFIG, "catalogueGroups({\n        anchor: «'skin'»", "'face'", {
      anchor: "button('See all skin treatments', «'/treatments#skin'»)",
    }),
  ],
  'types the address or number itself instead of “email” or “phone”': [
    row(CONFIG, "button('Write to the clinic', «'email:A treatment'»", "'mailto:hello@skin-and-mind.example'"),
    row(CONFIG, "label: 'Open the map', to: «'directions'»", "'tel:02079460321'"),
  ],
  'writes a link in prose with a forbidden scheme': [
    row('content/copy/home.ts', '[team page](«/team»)', 'javascript:void(0)'),
    row('content/copy/clinic.ts', '[call the clinic](«phone»)', 'tel:02079460321'),
  ],
  'adds a path to the address of a site': [
    row(CONFIG, "url: standIn(«'https://www.skin-and-mind.example'»", "'https://www.skin-and-mind.example/'"),
    row(
      CONFIG,
      "origin: standIn(«'https://journal.skin-and-mind.example'»",
      "'https://journal.skin-and-mind.example/a'",
    ),
  ],
  'types a domain or a word instead of a route': [
    row(CONFIG, "button('Meet the team', «'/team'»)", "'team'"),
    row(CONFIG, "{ label: 'Privacy & Cookies', to: «'/privacy'» }", "'www.skin-and-mind.example/privacy'"),
  ],
  'ends a link in “#”': [
    row(CONFIG, "button('Meet the team', «'/team'»)", "'/team#'"),
    row('content/copy/home.ts', '[team page](«/team»)', '/team#'),
  ],
  'types the full address of a page of the site with a typo': [
    row(CONFIG, "button('Meet the team', «'/team'»)", "'https://www.skin-and-mind.example/teams'"),
  ],
  'omits the subject of a mail link': [
    row(CONFIG, "button('Join Peel Waitlist', «'email:Clinical Peels Waitlist'»", "'email:'"),
  ],
  'writes an invalid e-mail address in a link': [
    row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello.@skin-and-mind.example'"),
    row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello@skin-and-mind.e'"),
  ],
  'mistypes the telephone number': [
    row(CONFIG, "phone: standIn(«'020 7946 0321'»", "'020 7946 03'"),
    row(CONFIG, "phone: standIn(«'020 7946 0321'»", "'+44 020 7946 0321'"),
  ],
  'writes a chat link that opens no chat': [
    row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/+442079460321'"),
    row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/02079460321'"),
    row(CONFIG, "url: standIn(«'https://wa.me/442079460321'»", "'https://wa.me/442079460321?text=Hi'"),
  ],
  'writes a campaign parameter in capitals': [
    row(CONFIG, "source: «'glow_guide'», medium", "'Glow Guide'"),
    row(CONFIG, "campaign: { source: «'tiktok'»", "'TikTok'"),
  ],
};
