import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findActiveContent } from './active-pdf.ts';

const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...objects, '\n%%EOF\n'].map((part) => Buffer.from(part)));
const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    content,
    Buffer.from('\r\nendstream\nendobj\n'),
  ]);
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

test.each([
  ['an action', pdf(`1 0 obj\n${script}\nendobj`)],
  ['an escaped name', pdf('1 0 obj\n<< /S /J#61vaScript /J#53 (x) >>\nendobj')],
  ['a program', pdf('1 0 obj\n<< /S /Launch /F (x.exe) >>\nendobj')],
  ['a packed object', pdf(stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(Buffer.from(script))))],
  ['an object that is not packed', pdf(stream('/Type /Obj#53tm', Buffer.from(script)))],
  ['an action after a stream', pdf(stream('/Length 4', Buffer.from('abcd')), `1 0 obj\n${script}\nendobj`)],
])('a PDF with a script is detected: %s', (_, bytes) => expect(findActiveContent(bytes)).toBe(true));

test.each([
  ['no action', pdf('1 0 obj\n<< /Type /Catalog /JSX 1 >>\nendobj')],
  ['bytes of a picture', pdf(stream('/Subtype /Image', Buffer.from('\u0000/JS \u0001')))],
  ['a text', pdf(stream('/Filter /FlateDecode', deflateSync(Buffer.from('(/JavaScript) Tj'))))],
  ['packed objects', pdf(stream('/Type /ObjStm', deflateSync(Buffer.from('<< /Type /Page >>'))))],
])('a PDF without a script is accepted: %s', (_, bytes) => expect(findActiveContent(bytes)).toBe(false));
