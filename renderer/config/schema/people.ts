import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { Prose, WebAddress } from '../text.ts';
import { type DeclaredNames, describeValue, detail, line, shape } from './base.ts';
import { prose, ref } from './references.ts';
import { webAddress } from './values.ts';

/** An entry in a professional register, where anyone can look it up. */
export interface RegistrationInput {
  /** The register's short name: 'HCPC'. */
  readonly register: string;
  /** The number in the register, as it is written there: 'PH123456'. */
  readonly number: Authored<string>;
  /** The entry's address in the register. */
  readonly url: Authored<WebAddress>;
}

/** Someone who works at the clinic. */
export interface PersonInput<R extends Refs> {
  /** The name, with its title. */
  readonly name: Authored<string>;
  /** The role: 'Physiotherapist, back and neck'. */
  readonly title: Authored<string>;
  /** What the person mainly does, in one line. */
  readonly focus: Authored<Prose>;
  /** The arm of the clinic. */
  readonly department: R['department'];
  /** Qualifications and memberships, one a line. */
  readonly qualifications: readonly Authored<Prose>[];
  /** A few plain sentences. */
  readonly about?: Authored<Prose>;
  /** The entry in a professional register. */
  readonly registration?: RegistrationInput;
  /** The portrait, by its name in `images`. */
  readonly image: R['image'];
}

/** What a client said. */
export interface TestimonialInput<R extends Refs> {
  /** The arm of the clinic it speaks of. */
  readonly department: R['department'];
  /** Who said it. */
  readonly name: string;
  /** Of which service. */
  readonly service?: string;
  /** The person's own role, where it says more than the service. */
  readonly role?: string;
  /** What the client said, word for word. */
  readonly quote: Prose;
  /** A picture beside the words, by its name in `images`. */
  readonly image?: R['image'];
  /** How many people liked it where it was posted. */
  readonly likes?: number;
  /** How many people answered it where it was posted. */
  readonly comments?: number;
  /** Where it was posted. */
  readonly reviewUrl?: Authored<WebAddress>;
}

export const person = (declaredNames: DeclaredNames) =>
  shape<PersonInput<Refs>>()({
    name: line(),
    title: line(),
    focus: prose(declaredNames),
    department: ref(declaredNames, 'department'),
    qualifications: z.array(prose(declaredNames)),
    about: prose(declaredNames).optional(),
    registration: shape<RegistrationInput>()({
      register: line(),
      number: z.custom<string>((text) => typeof text === 'string' && /^[A-Z0-9][A-Z0-9-]{2,15}$/i.test(text), {
        error: (issue) => `${describeValue(issue.input)} is not a number of a register.`,
        ...detail('config/format', 'It holds letters, digits and hyphens.'),
      }),
      url: webAddress(),
    }).optional(),
    image: ref(declaredNames, 'image'),
  });

const count = () => z.int().nonnegative();

export const testimonial = (declaredNames: DeclaredNames) =>
  shape<TestimonialInput<Refs>>()({
    department: ref(declaredNames, 'department'),
    name: line(),
    service: line().optional(),
    role: line().optional(),
    quote: prose(declaredNames),
    image: ref(declaredNames, 'image').optional(),
    likes: count().optional(),
    comments: count().optional(),
    reviewUrl: webAddress().optional(),
  });
