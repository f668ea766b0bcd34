import * as assert from 'uvu/assert';
import { focusAfter, focusAt } from '../../cli/page-editor/browser/image-focus.ts';
import { safeName } from '../../cli/page-editor/image-files.ts';
import { endingFor } from '../../renderer/inputs/images/file-type.ts';
import { suite } from '../support/suite.ts';

suite('the focus of an image', (test) => {
  for (const [x, y, focus] of [
    [0.5, 0.5, 'centre'],
    [0.4, 0.6, 'centre'],
    [0.5, 0, 'top'],
    [0.3, 0.9, 'bottom'],
    [0, 0.4, 'left'],
    [0.9, 0.2, 'right'],
  ] as const)
    test(`a click at ${x} across and ${y} down sets “${focus}”`, () => assert.is(focusAt(x, y), focus));

  test('an arrow key moves to its edge, and from the opposite edge to the centre', () => {
    assert.is(focusAfter('centre', 'ArrowUp'), 'top');
    assert.is(focusAfter('bottom', 'ArrowUp'), 'centre');
    assert.is(focusAfter('left', 'ArrowDown'), 'bottom');
    assert.is(focusAfter('left', 'ArrowRight'), 'centre');
  });

  test('other keys move nothing', () => assert.is(focusAfter('left', 'a'), undefined));
});

suite('the file of a new image', (test) => {
  for (const [name, safe] of [
    ['Photo.JPG', 'photo'],
    ['Überblick – Zimmer 2.png', 'uberblick-zimmer-2'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..\\secret.svg', 'secret'],
    ['.hidden', 'image'],
    ['照片.webp', 'image'],
    ['CON .tar.gz', 'con-tar'],
    ['', 'image'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ] as const)
    test(`“${name.slice(0, 30)}” is stored as “${safe.slice(0, 30)}”`, () => assert.is(safeName(name), safe));

  const bytes = (text: string) => Buffer.from(text, 'latin1');
  for (const [content, ending] of [
    ['\x89PNG\r\n\x1a\n…', 'png'],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'webp'],
    ['\x00\x00\x00\x1cftypavif', 'avif'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<svg>', 'svg'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd"><svg>', 'svg'],
    ['<!doctype html><p><svg>', undefined],
    ['GIF89a', undefined],
    ['\x00\x00\x00\x18ftypheic', undefined],
    ['', undefined],
  ] as const)
    test(`a file that begins with ${JSON.stringify(content.slice(0, 24))} is ${ending ?? 'not usable'}`, () =>
      assert.is(endingFor(bytes(content)), ending));
});
