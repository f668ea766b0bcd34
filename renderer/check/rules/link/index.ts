/** Rules about links and the addresses of pages. */
export { linkAnchor } from './anchor.ts';
export { linkBookingPath } from './booking-path.ts';
export { linkCanonical } from './canonical.ts';
export { linkChat } from './chat.ts';
export { linkDead } from './dead.ts';
export { linkDocumentCampaign } from './document-campaign.ts';
export { linkDuplicateId } from './duplicate-id.ts';
export { linkEmpty } from './empty.ts';
export * from './external/index.ts';
export { linkFile } from './file.ts';
export { linkMailto } from './mailto.ts';
export { linkOrphan } from './orphan.ts';
export { linkRedirect } from './redirect.ts';
export { linkScheme } from './scheme.ts';
export { linkSitemap } from './sitemap.ts';
export { linkTel } from './tel.ts';
export { linkUnusedShortcut } from './unused-shortcut.ts';
export { linkVanished } from './vanished.ts';
