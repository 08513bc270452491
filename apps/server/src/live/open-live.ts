import type { Database } from '../database/database.ts';
import { readOutbox } from '../feed/outbox.ts';
import { machineNow } from '../ground/machine-time.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { LiveHub } from './hub.ts';
import type { LiveLimits } from './hub.ts';

const rememberedChanges = 10_000;
const rememberedMs = 600_000;

/** Opens the stream with the latest changes, so that clients of the previous process resume without a gap. */
export async function openLive(
  database: Database,
  readModel: ReadModel,
  limits: Partial<LiveLimits>,
): Promise<LiveHub> {
  const position = readModel.follower.seq;
  const messages = await readOutbox(database.pool, Math.max(0, position - rememberedChanges), rememberedChanges);
  const since = machineNow() - rememberedMs;
  const recent = messages.filter((message) => message.at >= since && message.seq <= position);
  const partition = readModel.snapshot?.partition;
  return new LiveHub(
    readModel.follower.epoch,
    position,
    (recent[0]?.seq ?? position + 1) - 1,
    recent.filter((message) => message.partition === partition).map((message) => readModel.follower.published(message)),
    limits,
  );
}
