import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import { GlossaryPopovers } from '../chrome/GlossaryPopovers.tsx';
import { longWord, sampleAction, sampleBookingOptions, sampleImage } from '../examples.ts';
import { Accordion } from '../primitives/Accordion.tsx';
import { Actions } from '../primitives/Actions.tsx';
import { Arrows, arrows } from '../primitives/Arrows.tsx';
import { BookingOptions } from '../primitives/BookingOptions.tsx';
import { Breadcrumb } from '../primitives/Breadcrumb.tsx';
import { ButtonRow } from '../primitives/ButtonRow.tsx';
import { CaptionedImage, captionedImages } from '../primitives/CaptionedImage.tsx';
import { ClinicLogo } from '../primitives/ClinicLogo.tsx';
import { Contours } from '../primitives/Contours.tsx';
import { EmbedPlaceholder, embeds } from '../primitives/EmbedPlaceholder.tsx';
import { FittedText } from '../primitives/FittedText.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Hours } from '../primitives/Hours.tsx';
import { Items } from '../primitives/Items.tsx';
import { Arrow, Button, GoLink, Link } from '../primitives/Link.tsx';
import { LogoImage } from '../primitives/LogoImage.tsx';
import { Numeral } from '../primitives/Numeral.tsx';
import { PageTitle } from '../primitives/PageTitle.tsx';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';
import { RichText } from '../primitives/RichText.tsx';
import { Scale, scales } from '../primitives/Scale.tsx';
import { SectionHead } from '../primitives/SectionHead.tsx';
import { SectionIntro } from '../primitives/SectionIntro.tsx';
import { Stars } from '../primitives/Stars.tsx';
import type { RenderedExample } from '../rendered-example.ts';
import { cards } from './cards.tsx';

const narrow = css({ maxWidth: '34rem' });
const plate = css({ ...captionedImages, '& .plate': { aspectRatio: '4/3' } });
const small = css({ '& svg': { width: 56, height: 56 }, '& .stars': { width: 'auto', height: 18 } });
const contours = css({ background: 'var(--field)', '& svg': { height: '18rem', width: '100%' } });
const places = css({
  ...embeds,
  '& .ways': { display: 'grid', gap: '1rem', justifyItems: 'start', marginTop: '1rem' },
});
const figures = css({ '& p': { fontSize: 'var(--t-s)' }, '& .num': { fontSize: 'var(--t-4)' } });

const LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 40'%3E%3Cpath d='M0 40 40 0l40 40z'/%3E%3C/svg%3E";

const show = (component: string, example: string, element: ReactElement): RenderedExample => ({
  component,
  example,
  element,
});

/** Examples of the primitives, each inside an element with the styles that sections give it. */
export const primitiveExamples: readonly RenderedExample[] = [
  show(
    'Accordion',
    'the first item open, one with a very long word',
    <Accordion
      name="questions"
      first="open"
      items={[
        { title: 'Do I need to come twice?', content: <p>Once is enough for most.</p> },
        { title: longWord, content: <p>{longWord}</p> },
      ]}
    />,
  ),
  show('Actions', 'two buttons', <Actions actions={[sampleAction, { ...sampleAction, label: 'Book a call' }]} />),
  show(
    'Arrows',
    'previous and next',
    <div css={css(arrows)}>
      <Arrows of="picture" />
    </div>,
  ),
  show(
    'Breadcrumb',
    'two pages above',
    <Breadcrumb
      crumbs={[
        { name: 'Treatments', href: '/treatments' },
        { name: 'Body', href: '/categories/body' },
      ]}
      current="Massage"
    />,
  ),
  show(
    'ButtonRow',
    'three buttons, the first in its own row',
    <ButtonRow actions={[sampleAction, { ...sampleAction, label: 'Write' }, { ...sampleAction, label: 'Call' }]} />,
  ),
  show(
    'Contours',
    'instead of an image',
    <div css={contours}>
      <Contours />
    </div>,
  ),
  show(
    'EmbedPlaceholder',
    'a calendar that is not loaded',
    <div css={places}>
      <EmbedPlaceholder
        titled
        embed={{
          provider: 'A calendar service',
          name: 'Appointment calendar',
          notice: ['Loading the calendar shares your IP address with the provider.'],
          action: { ...sampleAction, label: 'Book in the calendar' },
          source: {
            kind: 'calendar',
            script: 'https://provider.example/embed.js',
            calLink: 'practice/first-call',
            namespace: 'practice',
            brandColour: '#1e3a31',
          },
        }}
      />
    </div>,
  ),
  ...['£341 per session', '45min', '3–4 weeks', 'Complimentary'].map((text) =>
    show(
      'Numeral',
      text,
      <div css={figures}>
        <p>
          <Numeral text={text} />
        </p>
      </div>,
    ),
  ),
  show(
    'FittedText',
    'a word that is smaller than its element, to fit it',
    <h3 className="t3">
      <FittedText text="Physiotherapeutically" />
    </h3>,
  ),
  show('Heading', 'a heading that fits its line', <Heading level="h3" text="Hydrotherapeutically" />),
  show('PageTitle', 'the title of a section that can begin a page', <PageTitle className="t3">Massage</PageTitle>),
  show(
    'Hours',
    'a closed day, an open one, and one with a break',
    <div css={narrow}>
      <Hours
        scale={{ from: '10:00', to: '18:00', length: 480 }}
        days={[
          { day: 'Monday', text: 'Closed', open: [] },
          { day: 'Tuesday', text: '13:00–18:00', open: [{ at: 180, length: 300 }] },
          {
            day: 'Wednesday',
            text: '10:00–12:30, 13:30–18:00',
            open: [
              { at: 0, length: 150 },
              { at: 210, length: 270 },
            ],
          },
        ]}
      />
    </div>,
  ),
  show('Items', 'a list of strings', <Items of={[['One session'], ['A call after two weeks']]} />),
  show(
    'Link',
    'in text, with an arrow, and as a button',
    <div className="stack" css={narrow}>
      <p>
        <Link link={sampleAction.link}>A link in text</Link>
      </p>
      <p>
        <GoLink action={sampleAction} />
      </p>
      <Button action={sampleAction} />
      <p>
        <Arrow down />
      </p>
    </div>,
  ),
  show(
    'ClinicLogo',
    'two departments',
    <div css={small}>
      <ClinicLogo colours={['var(--field)', 'var(--deep)']} />
    </div>,
  ),
  show('LogoImage', 'a drawing instead of the colours', <LogoImage logo={{ src: LOGO, ratio: 2 }} />),
  show(
    'LogoImage',
    'a drawing that contains the name',
    <LogoImage logo={{ src: LOGO, ratio: 4, name: 'The practice' }} />,
  ),
  show(
    'ResponsiveImage',
    'its reserved space, before it has loaded',
    <div css={css({ maxWidth: '20rem', '& img': { background: 'var(--field-light)' } })}>
      <ResponsiveImage image={sampleImage} />
    </div>,
  ),
  show(
    'CaptionedImage',
    'with a caption',
    <div css={[narrow, plate]}>
      <CaptionedImage image={{ ...sampleImage, caption: 'A drawing' }} />
    </div>,
  ),
  show(
    'Scale',
    'a price and a saving',
    <div css={css(scales)}>
      <Scale amount={50_000} reference={60_000} end={80_000} labels={['£0', '£201', '£401', '£601', '£801']} />
    </div>,
  ),
  show('SectionHead', 'with a short text', <SectionHead title="How it works" text={['In three steps.']} />),
  show('SectionIntro', 'with a short text', <SectionIntro title="Prices" text={['Per session.']} />),
  show(
    'Stars',
    'partly filled',
    <div css={small}>
      <Stars value={4.6} best={5} label="4.6 out of 5" />
    </div>,
  ),
  show(
    'BookingOptions',
    'new and returning',
    <div css={narrow}>
      <BookingOptions options={sampleBookingOptions} />
    </div>,
  ),
  show(
    'RichText',
    'a link, emphasis, and a glossary term',
    <div>
      <p>
        <RichText
          of={[
            'Words with ',
            { kind: 'link', link: { href: '/terms' }, parts: ['a link'] },
            ', ',
            { kind: 'stress', parts: ['stress'] },
            ' and ',
            { kind: 'term', id: 'term', parts: ['a term'] },
            '.',
          ]}
        />
      </p>
      <GlossaryPopovers items={[{ id: 'term', text: 'The popover explains the term.' }]} />
    </div>,
  ),
  ...cards,
];
