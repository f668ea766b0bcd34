import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type Examples, longWord, sampleAction, sampleBookingOptions } from '../examples.ts';
import type { ActionProps } from '../props.ts';
import { examplesOf, type RenderedExample } from '../rendered-example.ts';
import { Drawer } from './Drawer.tsx';
import { BookingBar, Chat } from './Floating.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { ChromeProps } from './props.ts';
import { RedirectPage, type RedirectPageProps } from './RedirectPage.tsx';

const page = (label: string, href: string): ActionProps => ({ label, link: { href } });
const outside = (label: string, href: string): ActionProps => ({
  label,
  link: { href, newTab: true, rel: 'noopener' },
});

const footer: ChromeProps['footer'] = {
  tagline: 'Rest for body and head',
  columns: [
    { title: 'Services', links: [page('Body', '/body'), page('Rest', '/rest')] },
    { title: 'Resources', links: [page('Terms', '/terms')] },
  ],
  connect: {
    title: 'Connect',
    profiles: [outside('A network', 'https://network.example/practice')],
    email: page('hello@practice.example', 'mailto:hello@practice.example'),
    phone: page('020\u00a07946\u00a00000', 'tel:+442079460000'),
    address: ['1 Street', 'Town AB1 2CD'],
  },
  legal: ['For adults.'],
};

/** A fictitious practice. */
export const sampleChrome: ChromeProps = {
  brand: { name: 'The practice', href: '/', colours: ['#112233', '#445566'] },
  bar: [
    { ...page('SERVICES', '/services'), wide: true },
    { ...page('NOTES', '/notes'), wide: false },
  ],
  book: sampleAction,
  drawer: [page('BODY', '/body'), page('REST', '/rest')],
  drawerNote: 'Made for rest',
  footer,
  quickBooking: sampleBookingOptions,
  show: { header: true, footer: true },
  over: false,
};

export const headers: Examples<ComponentProps<typeof Header>> = {
  'links of both kinds': { chrome: sampleChrome },
  'over the hero, in the palette of one department': {
    chrome: { ...sampleChrome, over: true, brand: oneDepartment(sampleChrome) },
  },
  'only the booking link': { chrome: { ...sampleChrome, bar: [], drawer: [] } },
  'very long words': {
    chrome: {
      ...sampleChrome,
      brand: { ...sampleChrome.brand, name: longWord },
      bar: [{ ...page(longWord, '/long'), wide: true }],
      book: page(longWord, '/book'),
    },
  },
};

const button = css({ padding: 0 });

export const drawers: Examples<ComponentProps<typeof Drawer>> = {
  'a few pages': { links: sampleChrome.drawer, book: sampleChrome.book, note: sampleChrome.drawerNote, button },
  'a very long word': { links: [page(longWord, '/long')], book: sampleChrome.book, note: longWord, button },
};

export const footers: Examples<ComponentProps<typeof Footer>> = {
  'every part': { footer },
  'no profiles, no legal lines and one column': {
    footer: {
      ...footer,
      columns: footer.columns.slice(0, 1),
      connect: { ...footer.connect, profiles: [] },
      legal: [],
    },
  },
  'three columns': { footer: { ...footer, columns: columns(3) } },
  'four columns': { footer: { ...footer, columns: columns(4) } },
};

export const chats: Examples<ComponentProps<typeof Chat>> = {
  'a chat service': { label: 'Message us', link: outside('', 'https://chat.example/x').link },
  'in the same window': { label: 'Message us', link: { href: '/messages' } },
};

export const bars: Examples<ComponentProps<typeof BookingBar>> = {
  'both modes': { actions: sampleBookingOptions },
  'very long words': { actions: { new: page(longWord, '/new'), returning: page(longWord, '/again') } },
};

export const redirectPages: Examples<RedirectPageProps> = {
  'an address with a query': {
    language: 'en-GB',
    label: 'Continue to booking',
    to: 'https://book.example/a?b=c&d=e#f',
  },
};

/** The examples of the chrome. A redirect page is not among them, because it is a whole document. */
export const chromeExamples: readonly RenderedExample[] = [
  ...examplesOf('Header', Header, headers),
  ...examplesOf('Drawer', Drawer, drawers),
  ...examplesOf('Footer', Footer, footers),
  ...examplesOf('Chat', Chat, chats),
  ...examplesOf('BookingBar', BookingBar, bars),
];

export const redirectPageExamples: readonly RenderedExample[] = examplesOf('RedirectPage', RedirectPage, redirectPages);

function oneDepartment({ brand }: ChromeProps): ChromeProps['brand'] {
  return { ...brand, colours: brand.colours.slice(0, 1) };
}

function columns(count: number): ChromeProps['footer']['columns'] {
  const links = footer.columns[0]?.links ?? [];
  return Array.from({ length: count }, (_, at) => ({ title: `Links ${at + 1}`, links }));
}
