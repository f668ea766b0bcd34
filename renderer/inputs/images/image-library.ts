/**
 * sharp with one thread per image: with several, AVIF images are split into as many tiles, so that their bytes would
 * depend on the machine. Images are encoded in parallel instead.
 */
export async function imageLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}
