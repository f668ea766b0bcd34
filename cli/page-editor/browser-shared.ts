// What the server of the editor and its code in the browser must agree on.

/** The addresses of the editor begin with this prefix; all others belong to the site. */
export const EDITOR = '/__edit/';

/** The attribute that numbers the elements of a page that show values. */
export const SOURCE_ATTRIBUTE = 'data-edit';

/** The id of the element that lists the values by those numbers. */
export const SOURCES_ID = 'site-edit-sources';

/** The largest image file that the editor accepts. */
export const MAX_IMAGE_MEGABYTES = 20;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
