import { z } from 'zod';
import { type Cache, cached } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import { sourceOf } from '../../facts/prose.ts';
import type { PlannedSite } from '../../plan/planned-site.ts';
import { sectionsOf } from '../../plan/sections-of.ts';
import { lastBuildName } from './last-build-name.ts';
import { quotedValues } from './quoted-values.ts';

/** A record of another version of the tool, which may lack a field, counts as missing. */
const recordSchema = z.object({
  version: z.literal(1),
  /** Every address of a page and of a redirect, except patterns. */
  addresses: z.array(z.string()),
  /** The pages that other addresses showed, by these addresses. */
  aliases: z.record(z.string(), z.string()),
  /** The addresses of the pages of treatments, by the keys of the treatments. */
  treatmentPages: z.record(z.string(), z.string()),
  /** The names of the categories, by their keys. */
  categories: z.record(z.string(), z.string()),
  /** The names of the departments, by their keys. */
  departments: z.record(z.string(), z.object({ name: z.string(), label: z.string() })),
  /** The names of people and treatments, by their keys. */
  people: z.record(z.string(), z.string()),
  treatments: z.record(z.string(), z.string()),
  /** The numbers of people in their registers, by the keys of the people. */
  registrations: z.record(z.string(), z.string()),
  contact: z.object({ phone: z.string(), email: z.string(), clinic: z.string() }),
  /** The titles and addresses of embedded maps, by their names in `embeds`. */
  embeddedMaps: z.record(z.string(), z.object({ title: z.string(), src: z.string() })),
  place: z.object({
    /** The street and the postcode. */
    address: z.string(),
    area: z.string(),
    town: z.string(),
    coordinates: z.string(),
    mapUrl: z.string(),
    registeredOffice: z.string(),
  }),
  /** The drawings of maps, by their names in `images`. */
  maps: z.record(z.string(), z.object({ digest: z.string(), alt: z.string() })),
  /** The policies, by the names of their files. */
  policies: z.record(
    z.string(),
    z.object({
      updated: z.string(),
      digest: z.string(),
      /** The facts that the policy quotes, by their paths. */
      facts: z.record(z.string(), z.string()),
    }),
  ),
});

/** The facts of the last build that later edits are compared with. */
export type BuildRecord = z.infer<typeof recordSchema>;

/** Returns the facts of a site for the checks after this build. */
export function buildRecord({ site, plan, contentFiles }: PlannedSite): BuildRecord {
  const { address, mapUrl, legal } = site.clinic;
  return {
    version: 1,
    addresses: addressesOf(plan),
    aliases: Object.fromEntries(Object.entries(site.aliases).map(([from, { page }]) => [from, page])),
    treatmentPages: treatmentPagesOf(plan),
    categories: namesOf(site.categories),
    departments: Object.fromEntries(
      Object.entries(site.departments).map(([key, { name, label }]) => [key, { name, label }]),
    ),
    people: namesOf(site.people),
    registrations: Object.fromEntries(
      Object.entries(site.people).flatMap(([key, { registration }]) =>
        registration ? [[key, registration.number]] : [],
      ),
    ),
    treatments: namesOf(site.catalogue),
    contact: { phone: site.clinic.phone, email: site.clinic.email, clinic: site.clinic.name },
    embeddedMaps: embeddedMapsOf(site),
    place: {
      address: `${address.street}, ${address.postcode}`,
      area: address.area,
      town: address.town,
      coordinates: `${address.latitude}, ${address.longitude}`,
      mapUrl,
      registeredOffice: legal.registeredOffice,
    },
    maps: Object.fromEntries(
      plan.pages
        .flatMap((page) => sectionsOf(page, 'visit'))
        .map(({ data: { mapImage } }) => [
          mapImage,
          { digest: contentFiles.images.get(mapImage)?.hash ?? '', alt: sourceOf(site.images[mapImage]?.alt ?? '') },
        ]),
    ),
    policies: Object.fromEntries(
      plan.pages
        .flatMap((page) => sectionsOf(page, 'policy'))
        .map(({ data: { file, updated } }) => {
          const text = contentFiles.policies.get(file)?.text ?? '';
          return [file, { updated, digest: policyDigest(text), facts: quotedValues(text, site) }];
        }),
    ),
  };
}

/**
 * Returns the record of a site that was never built here, so that an owner who only checks it learns of edits that are
 * half done. It contains no addresses, because visitors cannot have followed them.
 */
export const firstRecord = (record: BuildRecord): BuildRecord => recordSchema.parse({ ...record, addresses: [] });

export const treatmentPagesOf = ({ pages }: PlannedSite['plan']): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap(({ treatment, route, path }) =>
      treatment === undefined || path[0] === 'aliases' ? [] : [[treatment, route]],
    ),
  );

const namesOf = (items: Readonly<Record<string, { readonly name: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(items).map(([key, { name }]) => [key, name]));

const embeddedMapsOf = ({ embeds }: Pick<PlannedSite['site'], 'embeds'>): BuildRecord['embeddedMaps'] =>
  Object.fromEntries(
    Object.entries(embeds).flatMap(([key, embed]) =>
      embed.kind === 'map' ? [[key, { title: embed.title, src: embed.src }]] : [],
    ),
  );

/** Returns the addresses of all pages and redirects, except patterns. */
export const addressesOf = ({ pages, redirects }: PlannedSite['plan']): string[] => [
  ...pages.filter(({ status }) => status === 200).map(({ route }) => route),
  ...redirects.map(({ from }) => from).filter((from) => !from.includes('*')),
];

/** Two texts have the same digest if they differ only in line breaks and spaces. */
export const policyDigest = (text: string): string => digest(text.replace(/\s+/g, ' ').trim());

export const readBuildRecord = (configFile: string, cache: Cache): Promise<BuildRecord | undefined> =>
  cached(cache, lastBuildName(configFile), (value) => recordSchema.safeParse(value).data);

export const writeBuildRecord = (record: BuildRecord, configFile: string, cache: Cache): Promise<void> =>
  cache.set(lastBuildName(configFile), JSON.stringify(record));
