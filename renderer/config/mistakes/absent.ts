const NOTICE =
  "There are no banners. For a notice, add disclaimer(['We have moved to Elm Hill.']) to the page in “pages”; days on which you are closed belong in “closures” of “clinic”.";
const FILM =
  "Pages show no films. Link to yours in a text, such as 'Watch [our film](https://example.com/film).', and show an image of it with feature().";
const FORM =
  "Forms come from other companies. Declare yours in “embeds”, and show it with embedded('form', { title: 'Write to us' }).";

const AUTHOR =
  "No field names an author. Write the name into the text, such as 'By [Jo Surname](/about).'; that of a client who is quoted belongs in “name” of “testimonials”.";

const PLACES =
  'A site has one address. For a second location, add a page to “routes” and “pages” that states its address and hours, or write a second site with “npx site init”.';

/** Things that owners of other sites know, under the names that they try, with what this config has instead. */
const ABSENT: ReadonlyMap<string, string> = new Map([
  ...['video', 'videos', 'film', 'youtube', 'vimeo'].map((name) => [name, FILM] as const),
  ...['banner', 'notice', 'announcement', 'alert', 'popup'].map((name) => [name, NOTICE] as const),
  ...['address2', 'addresses', 'location2', 'locations', 'branches', 'secondAddress'].map(
    (name) => [name, PLACES] as const,
  ),
  ...['author', 'authors', 'byline', 'writer', 'writtenBy'].map((name) => [name, AUTHOR] as const),
  ...['form', 'contactForm', 'iframe', 'widget'].map((name) => [name, FORM] as const),
]);

/** Returns what to write instead of something that sites of this tool do not have. */
export const insteadOfAbsent = (name: string): string | undefined => ABSENT.get(name);
