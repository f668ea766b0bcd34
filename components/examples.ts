import type { ActionProps, BookingOptionsProps, ImageProps } from './props.ts';

/** Sets of props by name, which document a component and drive its render, validity and accessibility tests. */
export type Examples<Props> = Readonly<Record<string, Props>>;

/** A transparent image of one pixel. */
export const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** An image that needs no file. */
export const sampleImage: ImageProps = {
  sources: [{ type: 'image/gif', srcSet: `${pixel} 640w`, sizes: '50vw' }],
  src: pixel,
  width: 640,
  height: 480,
  alt: 'Drawing: a contour study',
};

export const sampleAction: ActionProps = {
  label: 'Book a first visit',
  link: { href: '/go/consultation', newTab: true, rel: 'nofollow noopener' },
  note: '20min, virtual',
};

export const sampleBookingOptions: BookingOptionsProps = {
  names: { new: 'New to us', returning: 'Returning' },
  new: sampleAction,
  returning: { label: 'Book again', link: { href: '/go/general', newTab: true, rel: 'nofollow noopener' } },
};

/** Long text that must wrap and not break the layout. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
