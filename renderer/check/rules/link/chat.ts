import type { Site } from '../../../config/site.ts';
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

/** The link formats of the known services. For other services, only the greeting is checked. */
const SERVICES: Readonly<Record<string, { readonly isValid: (url: URL) => boolean; readonly example: string }>> = {
  'wa.me': {
    isValid: ({ pathname }) => /^\/[1-9]\d{6,14}$/.test(pathname),
    example: 'https://wa.me/442079460123” with the international number, without “+” and zeros',
  },
  'api.whatsapp.com': {
    isValid: ({ pathname, searchParams }) =>
      pathname === '/send' && /^[1-9]\d{6,14}$/.test(searchParams.get('phone') ?? ''),
    example: 'https://api.whatsapp.com/send?phone=442079460123” with the international number, without “+” and zeros',
  },
  't.me': { isValid: ({ pathname }) => /^\/\w{5,32}$/.test(pathname), example: 'https://t.me/clinic_name”' },
  'm.me': { isValid: ({ pathname }) => /^\/[\w.]{5,50}$/.test(pathname), example: 'https://m.me/clinic.name”' },
};

function problemsIn({ url: text, greeting }: Chat, site: Site): Findings {
  const url = new URL(text);
  const path = ['navigation', 'chat', 'url'];
  const service = SERVICES[url.hostname.replace(/^www\./, '')];
  if (service && !service.isValid(url))
    return {
      message: `“${text}” does not open a chat on ${url.hostname}.`,
      help: `Write it like “${service.example}.`,
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
