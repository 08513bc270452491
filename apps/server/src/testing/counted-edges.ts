import type { Server } from 'node:http';
import { OpenAPIHono } from '@hono/zod-openapi';
import { packedBytes, prepareAnswer } from '../answers/prepared-answer.ts';
import { FastLane } from '../edge/fast-lane.ts';
import type { EdgeParts } from '../edge/server.ts';
import { createEdge } from '../edge/server.ts';
import { AnswerCounter } from '../features/access-log/answer-counter.ts';
import { RouteTable } from '../features/access-log/route-table.ts';
import { AnswerCounts } from '../edge/metrics/answer-counts.ts';
import { LiveHub } from '../live/hub.ts';
import type { ReadModel } from '../read-model/read-model.ts';

const path = '/api/v1/medals?lang=en';

/** For the benchmark: two servers with the same cached document, one with counting of answers and one without. */
export async function countedEdges(): Promise<{ counted: Server; uncounted: Server; path: string }> {
  const document = {
    ...prepareAnswer(JSON.stringify(Array.from({ length: 900 }, (_, index) => ({ index })))),
    keys: [],
    isTransient: false,
    isSmallest: true,
    heads: {},
  };
  // The fast lane serves only encodings that are already compressed.
  await Promise.all([packedBytes(document, 'br'), packedBytes(document, 'gzip')]);
  const documents = new Map([[path, document]]);
  const readModel = { ready: (url: string) => documents.get(url) } as unknown as ReadModel;
  const parts: EdgeParts = {
    fastLane: new FastLane(readModel, 'https://podium.example'),
    live: new LiveHub('0000000a', 0),
    assets: { answer: () => false } as unknown as EdgeParts['assets'],
    app: new OpenAPIHono(),
    trustedHops: 0,
    counts: new AnswerCounts(),
  };
  const counter = new AnswerCounter(new RouteTable(['GET /api/v1/medals'], [], () => false));
  const listener: EdgeParts['listener'] = {
    countAnswer: (method, url, status, userAgent, platform) => counter.count(method, url, status, userAgent, platform),
    stop: async () => undefined,
  };
  return { counted: createEdge({ ...parts, listener }), uncounted: createEdge(parts), path };
}
