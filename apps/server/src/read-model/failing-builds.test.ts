import { expect, test } from 'vitest';
import { nameOfBuild } from './failing-builds.ts';
import { reads } from '../features/reads.ts';
import { addressReader } from './address.ts';

test('a document that fails is logged by its address, without the words of a search', () => {
  const buildName = (path: string, query: string): string => {
    const address = addressReader(reads)(path, new URLSearchParams(query));
    return address.kind === 'read' ? nameOfBuild(address.request) : address.kind;
  };
  expect(buildName('/api/v1/search', 'query=Nadia "Lumar"&lang=fr')).toBe('/api/v1/search fr [["query"]]');
  expect(buildName('/api/v1/participants', 'kind=athletes&query=Lumar')).not.toContain('Lumar');
  expect(buildName('/api/v1/units/SWM', '')).toBe('/api/v1/units/{id} en [["id","SWM"]]');
});
