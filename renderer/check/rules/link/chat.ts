import type { Site } from '../../../config/site.ts';
import { readBookingLink } from '../../../facts/booking-providers.ts';
import { hrefOf } from '../../../pages/links.ts';
import type { Findings, Rule } from '../rule.ts';

export const linkChat: Rule = {
  name: 'link/chat',
  severity: 'error',
  checks: 'The chat link has the form that its messaging service expects, and contains the greeting.',
  because: 'If the link opens no chat, the visitor’s message never arrives.',
  source:
    'https://faq.whatsapp.com/5913398998672934; https://core.telegram.org/api/links; https://developers.facebook.com/docs/messenger-platform/discovery/m-me-links',
  bad: {
    'a WhatsApp link with a plus sign before the number': { 'navigation.chat.url': 'https://wa.me/+441134960000' },
    'a WhatsApp link with the national number': { 'navigation.chat.url': 'https://wa.me/01134960000' },
    'a link whose fragment would contain the greeting': { 'navigation.chat.url': 'https://chat.example/small#start' },
  },
  good: {
    'a WhatsApp link': { 'navigation.chat.url': 'https://wa.me/441134960000' },
    'a link with its own parameters': { 'navigation.chat.url': 'https://api.whatsapp.com/send?phone=441134960000' },
  },
  find: ({ site }) => (site.navigation.chat ? problemsIn(site.navigation.chat, site) : []),
};

type Chat = NonNullable<Site['navigation']['chat']>;

/** The link formats of messengers, which are not booking systems. For other services, only the greeting is checked. */
const MESSENGERS: Readonly<Record<string, { readonly isValid: (url: URL) => boolean; readonly example: string }>> = {
  't.me': { isValid: ({ pathname }) => /^\/\w{5,32}$/.test(pathname), example: 'https://t.me/clinic_name”' },
  'm.me': { isValid: ({ pathname }) => /^\/[\w.]{5,50}$/.test(pathname), example: 'https://m.me/clinic.name”' },
};

/** Returns an example of a link if this one opens no chat to which a greeting can be added. */
function exampleInsteadOf(url: URL): string | undefined {
  const messenger = MESSENGERS[url.hostname.replace(/^www\./, '')];
  if (messenger) return messenger.isValid(url) ? undefined : messenger.example;
  const link = readBookingLink(url.href);
  if (link?.provider.name !== 'WhatsApp' || /^\d+$/.test(link.account ?? '')) return undefined;
  return `${link.provider.examples[0]}” with the international number, without “+” and zeros`;
}

function problemsIn({ url: text, greeting }: Chat, site: Site): Findings {
  const url = new URL(text);
  const path = ['navigation', 'chat', 'url'];
  const example = exampleInsteadOf(url);
  if (example !== undefined)
    return {
      message: `“${text}” does not open a chat on ${url.hostname}.`,
      help: `Write it like “${example}.`,
      path,
    };
  const link = new URL(hrefOf(site, { kind: 'chat' }));
  return url.hash === '' && !url.searchParams.has('text') && link.searchParams.get('text') === greeting
    ? []
    : {
        message: `The greeting cannot be added to the end of “${text}”.`,
        help: 'Write the link without “#” and without a “text” parameter; the site adds the greeting to it.',
        path,
      };
}
