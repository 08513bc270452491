import { use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readable } from './readable.ts';

function Reader({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

test('a fulfilled promise is read in the first render', async () => {
  const text = readable(Promise.resolve('Futsal'));
  await text;
  expect(renderToStaticMarkup(<Reader text={text} />)).toBe('<p>Futsal</p>');
});

test('a rejected promise rejects in the same way', async () => {
  await expect(readable(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
