import type { SafeSportAnswer } from '@podium/contract';
import type { FeatureBuilders } from '../../../read-model/program/building.ts';
import { ofKinds } from '../of-kinds.ts';
import { listItems } from '../items.ts';
import { ContentPresenter } from '../present.ts';

export const safetyBuilders: Pick<FeatureBuilders, 'safeSport'> = {
  safeSport: ofKinds(['safe-sport', 'safe-contact'], [], async ({ snapshot, pool, language }) => {
    const present = new ContentPresenter(snapshot, language);
    const pages = await listItems(pool, snapshot.partition, 'safe-sport');
    const contacts = await listItems(pool, snapshot.partition, 'safe-contact');
    return {
      items: pages.map(({ id, data }) => ({
        id,
        title: present.text(data.title),
        text: present.text(data.text),
        video: present.file(data.video),
        fallback: present.file(data.fallback),
        captions: present.captions(data.captions),
        poster: present.picture(data.poster),
        duration: data.duration ?? null,
        file: present.files(data.files)[0] ?? null,
      })),
      total: pages.length,
      contacts: contacts.map(({ id, data }) => ({
        id,
        name: present.text(data.name),
        description: present.optionalText(data.description),
        phone: data.phone ?? null,
        email: data.email ?? null,
        chat: data.chat ?? null,
        web: data.web ?? null,
        hours: present.optionalText(data.hours),
        isEmergency: data.isEmergency ?? false,
      })),
    } satisfies Omit<SafeSportAnswer, 'asOf'>;
  }),
};
