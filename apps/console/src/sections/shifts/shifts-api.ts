import type { AddedShift, ChangedShift, ListedShift, ShiftLinkMade, ShiftsAnswer } from '@podium/contract';
import { request } from '../../api/request.ts';

const base = '/api/v1/desk/shifts';
const path = (id: string, rest = ''): string => `${base}/${encodeURIComponent(id)}${rest}`;

export const shiftsApi = {
  list: async (): Promise<ShiftsAnswer> => request(base),
  add: async (body: AddedShift): Promise<ListedShift> => request(base, { method: 'POST', body }),
  change: async (id: string, body: ChangedShift): Promise<ListedShift> => request(path(id), { method: 'PUT', body }),
  remove: async (id: string, body: { seen: string; nonce: string }): Promise<ListedShift> =>
    request(path(id, '/remove'), { method: 'POST', body }),
  makeLink: async (id: string): Promise<ShiftLinkMade> => request(path(id, '/link'), { method: 'POST', body: {} }),
  revokeLink: async (id: string): Promise<unknown> => request(path(id, '/link'), { method: 'DELETE' }),
  removeVolunteer: async (id: string, volunteer: string): Promise<unknown> =>
    request(path(id, `/volunteers/${volunteer}`), { method: 'DELETE' }),
};
