/** The largest image file that the editor accepts. */
export const MAX_IMAGE_MEGABYTES = 20;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
