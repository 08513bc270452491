import { createHash } from 'node:crypto';

const style = `:root{color-scheme:light dark;font:15px/22px system-ui,sans-serif}body{max-width:60rem;margin-inline:auto;padding:1rem}
h1{font-size:1.8rem}h2{margin-block:2rem .5rem;text-transform:capitalize}code,pre{font:13px/18px ui-monospace,monospace}
details{border-block-end:1px solid #8886;padding-block:.5rem}summary{cursor:pointer}summary b{display:inline-block;min-inline-size:3.5rem}
pre{overflow:auto;padding:.75rem;background:#8882;border-radius:8px;max-block-size:30rem}table{border-collapse:collapse}td,th{text-align:start;padding:.25rem .75rem .25rem 0;vertical-align:top}`;

export const apiPageStyleHash = createHash('sha256').update(style).digest('base64');

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: object }> }>;
}

/** HTML page of the API description: every operation with its parameters and answers. No scripts. */
export function apiPage(document: {
  info: { title: string; description?: string };
  paths?: object;
  components?: { schemas?: object };
}): string {
  const operations = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method,
        operation,
        tag: operation.tags?.[0] ?? 'other',
      })),
  );
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const sections = tags.map(
    (tag) =>
      `<h2>${escape(tag)}</h2>${operations
        .filter((operation) => operation.tag === tag)
        .map((operation) => operationHtml(operation.method, operation.path, operation.operation))
        .join('')}`,
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="schema-${escape(name)}"><summary><code>${escape(name)}</code></summary>${json(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(document.info.title)} API</title><style>${style}</style></head>
<body><main><h1>${escape(document.info.title)} API</h1><p>${escape(document.info.description ?? '')} <a href="/api/openapi.json">OpenAPI 3.1</a></p>${sections.join('')}<h2>Schemas</h2>${schemas.join('')}</main></body></html>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<tr><td><code>${escape(parameter.name)}</code></td><td>${escape(parameter.in)}${parameter.required ? ', required' : ''}</td><td><code>${escape(JSON.stringify(parameter.schema ?? {}))}</code></td></tr>`,
  );
  const answers = Object.entries(operation.responses ?? {}).map(([status, answer]) => {
    const schema = Object.values(answer.content ?? {})[0]?.schema;
    return `<h3>${escape(status)} ${escape(answer.description ?? '')}</h3>${schema ? json(schema) : ''}`;
  });
  return `<details><summary><b>${escape(method.toUpperCase())}</b><code>${escape(path)}</code> ${escape(operation.summary ?? '')}</summary>
<p>${escape(operation.description ?? '')}</p>${parameters.length > 0 ? `<table>${parameters.join('')}</table>` : ''}${answers.join('')}</details>`;
}

function json(value: unknown): string {
  return `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
