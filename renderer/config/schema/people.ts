import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DateText, Prose, WebAddress } from '../text.ts';
import { type DeclaredNames, describeValue, detail, line, shape } from './base.ts';
import { departmentRef } from './department.ts';
import { memo } from './evidence.ts';
import { prose } from './prose.ts';
import { ref } from './references.ts';
import { pastDate } from './values.ts';
import { webAddress } from './web-address.ts';

/** An entry in a professional register, where anyone can look it up. */
export interface RegistrationInput {
  /** The register's short name: 'HCPC'. */
  readonly register: Authored<string>;
  /** The number, as the register shows it: 'PH123456'. */
  readonly number: Authored<string>;
  /** The entry's address in the register. */
  readonly url: Authored<WebAddress>;
}

/** A person who works at the clinic. */
export interface PersonInput<R extends Refs> {
  /** The name, with its title. */
  readonly name: Authored<string>;
  /** The role: 'Physiotherapist, back and neck'. */
  readonly title: Authored<string>;
  /** The person's main work, in one line. */
  readonly focus: Authored<Prose>;
  /** The department, by its name in `departments`; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** Qualifications and memberships, one per line: 'BSc in physiotherapy'. */
  readonly qualifications: readonly Authored<Prose>[];
  /** A few plain sentences. */
  readonly about?: Authored<Prose>;
  /** The entry in a professional register. */
  readonly registration?: Authored<RegistrationInput>;
  /** The portrait, by its name in `images`; about 3:4. */
  readonly image: Authored<R['image']>;
}

/** A client's testimonial. */
export interface TestimonialInput<R extends Refs> {
  /** The department that it is about, by its name in `departments`; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** The client's name. */
  readonly name: Authored<string>;
  /** The service that it is about. */
  readonly service?: Authored<string>;
  /** The client's own role, if it says more than the service. */
  readonly role?: Authored<string>;
  /** The client's words, unchanged. */
  readonly quote: Prose;
  /** Where the client gave it: the name of a site with reviews, 'Google', or 'by e-mail'. No page shows it. */
  readonly source?: Authored<string>;
  /** The day on which the client gave it. No page shows it. */
  readonly date?: Authored<DateText>;
  /** The location of the client's written consent to its publication. No page shows it. */
  readonly consent?: Authored<string>;
  /** The number of stars that the client gave. No page shows it; it is compared with `clinic.rating`. */
  readonly stars?: Authored<number>;
  /** An image beside the words, by its name in `images`. */
  readonly image?: Authored<R['image']>;
  /** The number of likes on the original post. */
  readonly likes?: Authored<number>;
  /** The number of comments on the original post. */
  readonly comments?: Authored<number>;
  /** The address of the original post. */
  readonly reviewUrl?: Authored<WebAddress>;
}

export const person = (declaredNames: DeclaredNames) =>
  shape<PersonInput<Refs>>()({
    name: line(),
    title: line(),
    focus: prose(declaredNames),
    department: departmentRef(declaredNames),
    qualifications: z.array(prose(declaredNames)),
    about: prose(declaredNames).optional(),
    registration: shape<RegistrationInput>()({
      register: line(),
      number: z.custom<string>((text) => typeof text === 'string' && /^[A-Z0-9][A-Z0-9-]{2,15}$/i.test(text), {
        error: (issue) => `${describeValue(issue.input)} is not a register number.`,
        ...detail('config/format', 'Use letters, digits and hyphens only.'),
      }),
      url: webAddress(),
    }).optional(),
    image: ref(declaredNames, 'image'),
  });

const count = () => z.int().nonnegative();

export const testimonial = (declaredNames: DeclaredNames) =>
  shape<TestimonialInput<Refs>>()({
    department: departmentRef(declaredNames),
    name: line(),
    service: line().optional(),
    role: line().optional(),
    quote: prose(declaredNames),
    source: memo().optional(),
    date: pastDate().optional(),
    consent: memo().optional(),
    stars: count().optional(),
    image: ref(declaredNames, 'image').optional(),
    likes: count().optional(),
    comments: count().optional(),
    reviewUrl: webAddress().optional(),
  });
