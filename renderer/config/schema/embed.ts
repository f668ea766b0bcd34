import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { LinkTarget, Refs } from '../refs.ts';
import type { ColourText, Prose, WebAddress } from '../text.ts';
import { type DeclaredNames, describeValue, detail, line, shape, strictFields } from './base.ts';
import { target } from './link-target.ts';
import { plainProse, prose } from './prose.ts';
import { colour } from './values.ts';
import { isOrigin, webAddress } from './web-address.ts';

interface EmbedBase<R extends Refs> {
  /** The provider's name, as visitors know it. */
  readonly provider: Authored<string>;
  /** The title of its frame and its placeholder. */
  readonly title: Authored<string>;
  /** A sentence that explains what happens when it loads. */
  readonly notice: Prose;
  /** A plain link that serves the same purpose without it. */
  readonly link: {
    /** The words of the link: 'See the map'. */
    readonly label: Prose;
    /** The target of the link: '/go/visit', 'directions'. */
    readonly to: Authored<LinkTarget<R>>;
  };
  /**
   * Further origins that it loads from: 'https://static.provider.example', 'https://*.provider.example'. Browsers block
   * all others.
   */
  readonly origins?: readonly Authored<WebAddress>[];
}

/** The effects of a provider's script on the page around it. */
interface Drawing {
  /** Set this to `true` if it writes styles into the page: they apply only if the page allows all inline styles. */
  readonly writesStyles?: Authored<true>;
}

/** An appointment scheduler: a script that fills a container. */
export interface SchedulerInput<R extends Refs> extends EmbedBase<R>, Drawing {
  /** An appointment scheduler whose script fills an element: 'scheduler'. */
  readonly kind: 'scheduler';
  /** The address of the provider's script, https only. */
  readonly script: Authored<WebAddress>;
  /** The id of the element that the script fills. */
  readonly container: Authored<string>;
}

/** A scheduling calendar (Cal.com). */
export interface CalendarInput<R extends Refs> extends EmbedBase<R> {
  /** A calendar of Cal.com, or of your own installation of it: 'calendar'. */
  readonly kind: 'calendar';
  /** The address of the calendar's script, https only. */
  readonly script: Authored<WebAddress>;
  /** The calendar's link at the provider: 'clinic/first-call'. */
  readonly calLink: Authored<string>;
  /** The namespace of the calendar's script on the page. */
  readonly namespace: Authored<string>;
  /** The colour of its buttons. */
  readonly brandColour: Authored<ColourText>;
}

/** A form of an e-mail marketing service, by its id. Its element on the page has the id as its `data-form-id`. */
export interface FormInput<R extends Refs> extends EmbedBase<R>, Drawing {
  /** A form, such as a newsletter's: 'form'. */
  readonly kind: 'form';
  /** The address of the provider's script, https only. */
  readonly script: Authored<WebAddress>;
  /** The form's id at the provider. */
  readonly formId: Authored<string>;
  /** The class by which the script finds the form's element; `*` is replaced by the form's id: 'klaviyo-form-*'. */
  readonly className?: Authored<string>;
}

/** A map in a frame. */
export interface MapInput<R extends Refs> extends EmbedBase<R> {
  /** A map in a frame: 'map'. */
  readonly kind: 'map';
  /** The frame's address, without its key. */
  readonly src: Authored<WebAddress>;
  /** The public key of the maps service; SITE_MAPS_KEY overrides it. */
  readonly key: Authored<string>;
}

/** An embed of another provider. It loads after consent or a click. */
export type EmbedInput<R extends Refs> = SchedulerInput<R> | CalendarInput<R> | FormInput<R> | MapInput<R>;

interface AnalyticsScript {
  /** The provider's name, as visitors know it. */
  readonly provider: Authored<string>;
  /** The address of its script, https only; it loads after consent. */
  readonly script: Authored<WebAddress>;
  /** Further origins that it sends to and loads from: 'https://collect.provider.example'. */
  readonly origins?: readonly Authored<WebAddress>[];
}

/** Analytics and marketing scripts. None loads before consent. */
export interface AnalyticsInput {
  /** The tag manager's script, which reads the data layer. */
  readonly tags?: Authored<AnalyticsScript>;
  /** The e-mail marketing script, on every page. */
  readonly marketing?: AnalyticsScript &
    Drawing & {
      /** A CSS selector of its popup, which is removed from every page before it is visible. */
      readonly popup?: Authored<string>;
    };
}

const id = (what: string) =>
  z.custom<string>((text) => typeof text === 'string' && /^[A-Za-z][\w-]*$/.test(text), {
    error: (issue) => `${describeValue(issue.input)} is not ${what}.`,
    ...detail('config/format', 'Begin with a letter, then use letters, digits, hyphens and underscores.'),
  });

const base = (declaredNames: DeclaredNames) => ({
  provider: line(),
  title: line(),
  notice: prose(declaredNames),
  link: strictFields({ label: plainProse(declaredNames), to: target(declaredNames) }),
  origins: origins(),
});

const writesStyles = () => z.literal(true).optional();

/** An origin in a policy may have a wildcard for subdomains (https://www.w3.org/TR/CSP3/#grammardef-host-part). */
const origins = () =>
  z
    .array(
      z.custom<WebAddress>(
        (text) => typeof text === 'string' && isOrigin(text.replace(/^https:\/\/\*\./, 'https://')),
        {
          error: (issue) => `${describeValue(issue.input)} is not an address to load from.`,
          ...detail(
            'link/address',
            'Write it like “https://static.provider.example”, without a path or a slash at its end.',
          ),
        },
      ),
    )
    .optional();

export const embed = (declaredNames: DeclaredNames) =>
  z.discriminatedUnion('kind', [
    shape<SchedulerInput<Refs>>()({
      ...base(declaredNames),
      kind: z.literal('scheduler'),
      script: webAddress(),
      container: id('the id of an element'),
      writesStyles: writesStyles(),
    }),
    shape<CalendarInput<Refs>>()({
      ...base(declaredNames),
      kind: z.literal('calendar'),
      script: webAddress(),
      calLink: z.custom<string>((text) => typeof text === 'string' && /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/.test(text), {
        error: (issue) =>
          issue.input === undefined || issue.input === ''
            ? 'calLink is required'
            : `${describeValue(issue.input)} is not a calendar link.`,
        ...detail('config/format', 'Write it like “clinic/first-call”, as the calendar’s own page shows it.'),
      }),
      namespace: id('a namespace'),
      brandColour: colour(),
    }),
    shape<FormInput<Refs>>()({
      ...base(declaredNames),
      kind: z.literal('form'),
      script: webAddress(),
      formId: id('the id of a form'),
      className: className().optional(),
      writesStyles: writesStyles(),
    }),
    shape<MapInput<Refs>>()({
      ...base(declaredNames),
      kind: z.literal('map'),
      src: webAddress(),
      key: mapsKey(),
    }),
  ]);

const className = () =>
  z.custom<string>((text) => typeof text === 'string' && /^[A-Za-z_-][\w*-]*( [A-Za-z_-][\w*-]*)*$/.test(text), {
    error: (issue) => `${describeValue(issue.input)} is not a class of an element.`,
    ...detail('config/format', 'Write it like “sign-up-form” or “klaviyo-form-*”, where * stands for the form’s id.'),
  });

/** The public key of the maps service, which becomes part of an address. */
const mapsKey = () =>
  z.custom<string>((text) => typeof text === 'string' && /^[\w-]{1,100}$/.test(text), {
    error: (issue) => `${describeValue(issue.input)} is not a key of the maps service.`,
    ...detail('config/format', 'Use letters, digits, hyphens and underscores only.'),
  });

/** A selector for a popup: classes, ids and attributes, separated by commas. */
const selector = () =>
  z.custom<string>((text) => typeof text === 'string' && /^[\w#.,[\]="^*: >-]+$/.test(text), {
    error: (issue) => `${describeValue(issue.input)} is not a CSS selector.`,
    ...detail('config/format', 'Write it like “.offer-popup” or “#offer”.'),
  });

export const analytics = () => {
  const script = { provider: line(), script: webAddress(), origins: origins() };
  return shape<AnalyticsInput>()({
    tags: strictFields(script).optional(),
    marketing: strictFields({ ...script, popup: selector().optional(), writesStyles: writesStyles() }).optional(),
  });
};
