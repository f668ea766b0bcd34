/**
 * sharp, with one thread for each picture: with several, an AVIF is cut into as many tiles, and its bytes would depend
 * on the machine. Pictures are made side by side instead.
 */
export async function imageLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}
