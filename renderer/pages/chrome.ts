import type { ThirdParties } from '../../components/behaviours/consent/third-parties.ts';
import type { ChromeProps, FooterProps } from '../../components/chrome/props.ts';
import type { ChromePart } from '../config/schema/route.ts';
import { unbroken } from '../facts/phone.ts';
import { departmentPalettes } from '../plan/palettes.ts';
import type { ViewContext } from './context.ts';

export type ChromeOf = (context: ViewContext) => ChromeProps;

/** What stands around the pages of one site. It is the same on all that are alike in a few ways, and then one object. */
export function sharedChrome(): ChromeOf {
  const made = new Map<string, ChromeProps>();
  return (context) => {
    const { hide, sections } = context.page;
    const around = { hide, over: sections[0]?.data.kind === 'cover' };
    const key = JSON.stringify(around);
    const chrome = made.get(key) ?? chromeOf(context, around);
    made.set(key, chrome);
    return chrome;
  };
}

/** What is the same for all pages. */
type SiteContext = Pick<ViewContext, 'site' | 'action' | 'link' | 'plain'>;

/** In what pages differ here. */
interface Around {
  readonly hide: readonly ChromePart[];
  /** True where the header lies over a picture. */
  readonly over: boolean;
}

/** From the config's navigation. */
function chromeOf(context: SiteContext, { hide, over }: Around): ChromeProps {
  const { site, action, link } = context;
  const { navigation, clinic } = site;
  const { quickBooking, chat } = navigation;
  const has = (part: ChromePart) => !hide.includes(part);
  return {
    brand: {
      name: clinic.name,
      href: '/',
      colours: Object.values(departmentPalettes(site)).map(({ accent }) => accent),
    },
    bar: navigation.bar.map((item) => ({ ...action(item), wide: item.wide ?? false })),
    book: action(navigation.book),
    drawer: navigation.drawer.map(action),
    drawerNote: navigation.drawerNote,
    footer: footerOf(context),
    ...(quickBooking && has('booking bar')
      ? { quickBooking: { new: action(quickBooking.new), returning: action(quickBooking.returning) } }
      : {}),
    ...(chat && has('chat') ? { chat: { label: chat.label, link: link({ kind: 'chat' }) } } : {}),
    ...othersOf(context),
    show: { header: has('header'), footer: has('footer') },
    over,
  };
}

/** What visitors are asked for: only what the site has, and nothing where it has nothing of others. */
function othersOf({ site, action }: SiteContext): Pick<ChromeProps, 'thirdParties' | 'popup'> {
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
      ...(privacy ? { privacy: { label: privacy.label, href: privacy.link.href } } : {}),
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
