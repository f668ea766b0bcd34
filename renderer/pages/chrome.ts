import type { ThirdParties } from '../../components/behaviours/consent/third-parties.ts';
import type { ChatProps, ChromeProps, FooterProps } from '../../components/chrome/props.ts';
import type { OwnDesign } from '../../components/own-design.ts';
import type { ChromePart } from '../config/schema/route.ts';
import { unbroken } from '../facts/phone.ts';
import { departmentPalettes } from '../plan/palettes.ts';
import type { ViewContext } from './context.ts';

export type ChromeOf = (context: ViewContext) => ChromeProps;

/** The chrome of the pages of one site. Pages that agree in a few properties share one object. */
export function sharedChrome(ownDesign: OwnDesign | undefined): ChromeOf {
  const chromes = new Map<string, ChromeProps>();
  return (context) => {
    const { hide, sections } = context.page;
    const variation = { hide, over: sections[0]?.data.kind === 'cover' };
    const key = JSON.stringify(variation);
    const chrome = chromes.get(key) ?? chromeOf(context, variation, ownDesign);
    chromes.set(key, chrome);
    return chrome;
  };
}

/** The parts that are the same on all pages. */
type SiteContext = Pick<ViewContext, 'site' | 'action' | 'link' | 'plain'>;

/** The parts that differ between pages. */
interface Variation {
  readonly hide: readonly ChromePart[];
  /** True if the header overlaps an image. */
  readonly over: boolean;
}

/** The entries of the config's `navigation`. */
function chromeOf(context: SiteContext, { hide, over }: Variation, ownDesign: OwnDesign | undefined): ChromeProps {
  const { site, action } = context;
  const { navigation, clinic } = site;
  const { quickBooking } = navigation;
  const logo = ownDesign?.logo ? { logo: ownDesign.logo } : {};
  const letterWidth = ownDesign?.fonts?.widths.text ?? 1;
  const has = (part: ChromePart) => !hide.includes(part);
  return {
    brand: {
      name: clinic.name,
      href: '/',
      colours: Object.values(departmentPalettes(site)).map(({ accent }) => accent),
      ...logo,
    },
    bar: navigation.bar.map((item) => ({ ...action(item), wide: item.wide ?? false })),
    book: action(navigation.book),
    drawer: navigation.drawer.map(action),
    drawerNote: navigation.drawerNote,
    footer: { ...footerOf(context), ...logo },
    ...(quickBooking && has('booking bar')
      ? { quickBooking: { new: action(quickBooking.new), returning: action(quickBooking.returning) } }
      : {}),
    ...consentQuestionsOf(context),
    show: { header: has('header'), footer: has('footer') },
    over,
    ...(letterWidth > 1 ? { letterWidth } : {}),
  };
}

/** The chat button; it is not shared, because its greeting names the treatment of the page. */
export function chatOf({ site, page, link }: ViewContext): ChatProps | undefined {
  const { chat } = site.navigation;
  return chat && !page.hide.includes('chat') ? { label: chat.label, link: link({ kind: 'chat' }) } : undefined;
}

/** The consent questions: only those that this site needs, and none if it loads nothing from third parties. */
function consentQuestionsOf({ site, action }: SiteContext): Pick<ChromeProps, 'thirdParties' | 'popup'> {
  const { tags, marketing } = site.analytics;
  const embeds = [...new Set(Object.values(site.embeds).map(({ provider }) => provider))];
  const purposes: ThirdParties['purposes'] = {
    ...(tags ? { measurement: tags.provider } : {}),
    ...(marketing ? { marketing: marketing.provider } : {}),
    ...(embeds.length > 0 ? { embeds: embeds.join(', ') } : {}),
  };
  if (Object.keys(purposes).length === 0) return {};
  const privacy = site.navigation.privacy && action(site.navigation.privacy);
  return {
    thirdParties: {
      purposes,
      ...(privacy ? { privacy: privacy.link.href } : {}),
      ...(tags ? { tags: tags.script } : {}),
      ...(marketing ? { marketing: marketing.script } : {}),
    },
    ...(marketing?.popup ? { popup: marketing.popup } : {}),
  };
}

function footerOf({ site, action, link, plain }: SiteContext): FooterProps {
  const { clinic, navigation } = site;
  return {
    tagline: clinic.tagline,
    columns: navigation.footer.map(({ title, links }) => ({ title, links: links.map(action) })),
    connect: {
      title: navigation.contactHeading,
      profiles: clinic.socialProfiles.map(({ name, url }) => ({
        label: name,
        link: link({ kind: 'web', address: url }),
      })),
      email: { label: clinic.email, link: link({ kind: 'email' }) },
      phone: { label: unbroken(clinic.phone), link: link({ kind: 'phone' }) },
      address: [clinic.address.street, `${clinic.address.town} ${clinic.address.postcode}`],
    },
    legal: navigation.legal.map(plain),
  };
}
