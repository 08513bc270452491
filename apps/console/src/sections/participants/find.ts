import type { DeskParticipantsAnswer } from '@podium/contract';
import { request } from '../../api/request.ts';
import type { Find } from '../../session/section.ts';

export const findParticipants: Find = async (q, signal) => {
  const { items } = await request<DeskParticipantsAnswer>('/api/v1/desk/participants', { query: { q }, signal });
  return items.slice(0, maxFound).map(({ id, name, organisation, discipline }) => ({
    title: name,
    about: [organisation, discipline].filter(Boolean).join(' · '),
    to: `/participants?id=${encodeURIComponent(id)}`,
  }));
};

const maxFound = 8;
