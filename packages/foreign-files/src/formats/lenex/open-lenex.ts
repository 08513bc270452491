import { readArchive } from '@podium/games-folder';
import { ForeignFileError } from '../../foreign-error.ts';
import { hasEnding, isZip } from '../../file-start.ts';
import { readXml } from '../../xml/read-xml.ts';
import type { XmlElement } from '../../xml/xml-element.ts';

/** The root of a `.lef`, also packed as `.lxf`: a zip of one file. */
export function openLenex(bytes: Uint8Array): XmlElement {
  const root = readXml(isZip(bytes) ? unpack(bytes) : bytes);
  if (root.name !== 'LENEX')
    throw new ForeignFileError({ form: 'foreign-missing', line: root.line, element: root.name, expected: 'LENEX' });
  return root;
}

function unpack(bytes: Uint8Array): Uint8Array {
  const { files } = readArchive(bytes, (path) => hasEnding(path, 'lef', 'xml'));
  const [first] = files.values();
  if (!first) throw new ForeignFileError({ form: 'foreign-empty-archive', expected: '.lef' });
  return first;
}
