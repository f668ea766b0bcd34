import type { Others } from '../../components/behaviours/others.ts';
import type { ChromeProps, FooterProps } from '../../components/chrome/props.ts';
import type { ChromePart } from '../config/schema/route.ts';
import { unbroken } from '../facts/phone.ts';
import type { ViewContext } from './context.ts';
import { armPalettes } from './palettes.ts';

/** What stands around the page, from the config's navigation. */
export function chromeOf(context: ViewContext): ChromeProps {
  const { site, page, action, link } = context;
  const { navigation, clinic } = site;
  const { quickBooking, chat } = navigation;
  const has = (part: ChromePart) => !page.without.includes(part);
  return {
    brand: {
      name: clinic.name,
      href: '/',
      colours: Object.values(armPalettes(site)).map(({ accent }) => accent),
    },
    bar: navigation.bar.map((item) => ({ ...action(item), wide: item.wide ?? false })),
    book: action(navigation.book),
    drawer: navigation.drawer.map(action),
    line: navigation.line,
    footer: footerOf(context),
    ...(quickBooking && has('booking bar')
      ? { quickBooking: { new: action(quickBooking.new), returning: action(quickBooking.returning) } }
      : {}),
    ...(chat && has('chat') ? { chat: { label: chat.label, link: link({ kind: 'chat' }) } } : {}),
    ...othersOf(context),
    show: { header: has('header'), footer: has('footer') },
    over: page.sections[0]?.data.kind === 'cover',
  };
}

/** What visitors are asked for: only what the site has, and nothing where it has nothing of others. */
function othersOf({ site, action }: ViewContext): Pick<ChromeProps, 'others' | 'popup'> {
  const { tags, marketing } = site.analytics;
  const embeds = [...new Set(Object.values(site.embeds).map(({ provider }) => provider))];
  const purposes: Others['purposes'] = [
    { purpose: 'measurement', label: 'Measuring visits', providers: tags?.provider ?? '' },
    { purpose: 'marketing', label: 'Letters and offers', providers: marketing?.provider ?? '' },
    { purpose: 'embeds', label: 'Maps, calendars and forms', providers: embeds.join(', ') },
  ];
  const asked = purposes.filter(({ providers }) => providers !== '');
  if (asked.length === 0) return {};
  const privacy = site.navigation.privacy && action(site.navigation.privacy);
  return {
    others: {
      purposes: asked,
      ...(privacy ? { privacy: { label: privacy.label, href: privacy.link.href } } : {}),
      ...(tags ? { tags: tags.script } : {}),
      ...(marketing ? { marketing: marketing.script } : {}),
    },
    ...(marketing?.popup ? { popup: marketing.popup } : {}),
  };
}

function footerOf({ site, action, link, plain }: ViewContext): FooterProps {
  const { clinic, navigation } = site;
  return {
    tagline: clinic.tagline,
    columns: navigation.footer.map(({ title, links }) => ({ title, links: links.map(action) })),
    connect: {
      title: navigation.connect,
      profiles: clinic.profiles.map(({ name, url }) => ({ label: name, link: link({ kind: 'web', address: url }) })),
      email: { label: clinic.email, link: link({ kind: 'email' }) },
      phone: { label: unbroken(clinic.phone), link: link({ kind: 'phone' }) },
      address: [clinic.address.street, `${clinic.address.town} ${clinic.address.postcode}`],
    },
    legal: navigation.legal.map(plain),
  };
}
