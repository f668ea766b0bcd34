import type { Site } from '../../../config/site.ts';
import { hrefOf } from '../../../pages/links.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const linkChat: Rule = {
  name: 'link/chat',
  severity: 'error',
  checks: 'The chat link is one that its messaging service opens, and carries the greeting.',
  because: 'A visitor who writes to nobody takes it that nobody answers.',
  source:
    'https://faq.whatsapp.com/5913398998672934; https://core.telegram.org/api/links; https://developers.facebook.com/docs/messenger-platform/discovery/m-me-links',
  examples: {
    bad: [
      {
        shows: 'a WhatsApp link with a plus sign before the number',
        values: { 'navigation.chat.url': 'https://wa.me/+441134960000' },
      },
      {
        shows: 'a WhatsApp link with the national number',
        values: { 'navigation.chat.url': 'https://wa.me/01134960000' },
      },
      {
        shows: 'an address whose end would swallow the greeting',
        values: { 'navigation.chat.url': 'https://chat.example/small#start' },
      },
    ],
    good: [
      { shows: 'a WhatsApp link', values: { 'navigation.chat.url': 'https://wa.me/441134960000' } },
      {
        shows: 'a link that has parameters of its own',
        values: { 'navigation.chat.url': 'https://api.whatsapp.com/send?phone=441134960000' },
      },
    ],
  },
  find: ({ site }) => (site.navigation.chat ? faultsOf(site.navigation.chat, site) : []),
};

type Chat = NonNullable<Site['navigation']['chat']>;

/** What the services ask of their links; of others, only that the greeting comes along. */
const SERVICES: Readonly<Record<string, { readonly fits: (url: URL) => boolean; readonly like: string }>> = {
  'wa.me': {
    fits: ({ pathname }) => /^\/[1-9]\d{6,14}$/.test(pathname),
    like: 'https://wa.me/442079460123” with the international number, without “+” and zeros',
  },
  'api.whatsapp.com': {
    fits: ({ pathname, searchParams }) =>
      pathname === '/send' && /^[1-9]\d{6,14}$/.test(searchParams.get('phone') ?? ''),
    like: 'https://api.whatsapp.com/send?phone=442079460123” with the international number, without “+” and zeros',
  },
  't.me': { fits: ({ pathname }) => /^\/\w{5,32}$/.test(pathname), like: 'https://t.me/clinic_name”' },
  'm.me': { fits: ({ pathname }) => /^\/[\w.]{5,50}$/.test(pathname), like: 'https://m.me/clinic.name”' },
};

function faultsOf({ url: text, greeting }: Chat, site: Site): readonly RuleFinding[] {
  const url = new URL(text);
  const path = ['navigation', 'chat', 'url'];
  const service = SERVICES[url.hostname.replace(/^www\./, '')];
  if (service && !service.fits(url))
    return [{ message: `“${text}” opens no chat at ${url.hostname}.`, help: `Write it like “${service.like}.`, path }];
  const written = new URL(hrefOf(site, { kind: 'chat' }));
  return url.hash === '' && !url.searchParams.has('text') && written.searchParams.get('text') === greeting
    ? []
    : [
        {
          message: `The greeting is lost: “${text}” leaves no room for it at its end.`,
          help: 'Write the link without “#” and without a text of its own; the greeting is added to it.',
          path,
        },
      ];
}
