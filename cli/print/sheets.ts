/**
 * Waits for fonts and images, then measures the pages of a document as `Sheet[]`; a string, because it runs in the
 * browser. The box of a text node reaches from the font's ascent to its descent; letters fill less of it.
 */
export const SHEETS = `(async () => {
  await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  const ASCENT = 0.2;
  const DESCENT = 0.1;
  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const isBlock = (element) => getComputedStyle(element).display !== 'inline';
  const blocks = [];
  const blockOf = (element) => (isBlock(element) ? element : blockOf(element.parentElement));
  const numberOf = (block) => (blocks.includes(block) ? blocks.indexOf(block) : blocks.push(block) - 1);
  const rightEdge = (element, area) => {
    const { width, right } = element.getBoundingClientRect();
    const own = isBlock(element) && width > 0 ? right : Infinity;
    return element === area ? own : Math.min(own, rightEdge(element.parentElement, area));
  };
  const linesIn = (area) => {
    const lines = [];
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        const box = { ...boxOf(rect), top: rect.top + ASCENT * rect.height, bottom: rect.bottom - DESCENT * rect.height };
        const edge = Math.min(rightEdge(node.parentElement, area), 1e6);
        lines.push({ text: node.data.trim(), box, rightEdge: edge, block: numberOf(blockOf(node.parentElement)) });
      }
    }
    return lines;
  };
  const nameOf = (part, index) => 'part ' + (index + 1) + ', “' + (part.querySelector('h1,h2')?.textContent ?? '') + '”';
  const areaOf = (kind, name) => (element) => ({ kind, name, box: boxOf(element.getBoundingClientRect()), lines: linesIn(element) });
  return [...document.querySelectorAll('.sheet')].map((sheet) => ({
    box: boxOf(sheet.getBoundingClientRect()),
    areas: [
      ...[...sheet.querySelectorAll(':scope>header')].map(areaOf('head', 'the head')),
      ...[...sheet.querySelectorAll(':scope>.part')].map((part, index) => areaOf('part', nameOf(part, index))(part)),
      ...[...sheet.querySelectorAll(':scope>footer')].map(areaOf('foot', 'the small print')),
    ],
  }));
})()`;
