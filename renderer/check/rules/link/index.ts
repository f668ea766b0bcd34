import type { Rule } from '../rule.ts';
import { linkAnchor } from './anchor.ts';
import { linkBookingPath } from './booking-path.ts';
import { linkCanonical } from './canonical.ts';
import { linkChat } from './chat.ts';
import { linkDead } from './dead.ts';
import { linkDocumentCampaign } from './document-campaign.ts';
import { linkDuplicateId } from './duplicate-id.ts';
import { linkEmpty } from './empty.ts';
import { externalRules } from './external/index.ts';
import { linkFile } from './file.ts';
import { linkMailto } from './mailto.ts';
import { linkOrphan } from './orphan.ts';
import { linkRedirect } from './redirect.ts';
import { linkScheme } from './scheme.ts';
import { linkSitemap } from './sitemap.ts';
import { linkTel } from './tel.ts';
import { linkUnusedShortcut } from './unused-shortcut.ts';

/** What is checked of links. */
export const linkRules: readonly Rule[] = [
  linkDead,
  linkAnchor,
  linkFile,
  linkEmpty,
  linkScheme,
  linkCanonical,
  linkSitemap,
  linkRedirect,
  linkBookingPath,
  linkUnusedShortcut,
  linkOrphan,
  linkDuplicateId,
  linkMailto,
  linkTel,
  linkChat,
  linkDocumentCampaign,
  ...externalRules,
];
