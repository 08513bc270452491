/** Process that turns a template and its data into a PDF, one request at a time. */
import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { TypesetAnswer, TypesetRequest } from './typesetter.ts';

/** Number of compilations after which unused entries of the compiler's cache are dropped. */
const retention = 3;

/** Root of the paths in the template; no such folder exists, so templates read nothing but the pictures of the request. */
const workspace = '/podium-paper';

let compiler: { fonts: string; instance: NodeCompiler } | undefined;

function compilerWith(fonts: readonly string[]): NodeCompiler {
  const key = fonts.join('\n');
  if (compiler?.fonts === key) return compiler.instance;
  const fontBlobs = fonts.map((file) => readFileSync(file));
  const instance = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  compiler = { fonts: key, instance };
  return instance;
}

function typeset({ template, data, fonts, pictures = [] }: TypesetRequest): TypesetAnswer {
  const typst = compilerWith(fonts);
  typst.resetShadow();
  for (const { path, bytes } of pictures) typst.mapShadow(workspace + path, Buffer.from(bytes));
  const compiled = typst.compile({ mainFileContent: template, inputs: { data } });
  const document = compiled.result;
  if (!document) {
    const fault = compiled.takeError();
    return { error: JSON.stringify(fault ? typst.fetchDiagnostics(fault) : 'no document').slice(0, 2000) };
  }
  try {
    // No timestamp, so that the same data give the same bytes.
    const options = { creationTimestamp: 0 };
    let pdf: Buffer;
    try {
      pdf = typst.pdf(document, { ...options, pdfStandard: 'a-2a' });
    } catch {
      // PDF/A rejects characters that no font has; plain PDF, used instead, omits them.
      pdf = typst.pdf(document, options);
    }
    return { pdf: new Uint8Array(pdf) };
  } finally {
    typst.evictCache(retention);
  }
}

process.on('message', (request: TypesetRequest) => {
  let answer: TypesetAnswer;
  try {
    answer = typeset(request);
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send!(answer);
});
