import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyCourseAnswer, MyCoursesAnswer } from '@podium/contract';
import { askAsUser, privateQuery } from '../../shared/user/private-query.ts';
import { useUser } from '../../shared/user/user-store.ts';
import { markOnDevice, useDeviceProgress } from './device-progress.ts';

const address = '/api/v1/me/courses';
const mineQuery = () => privateQuery<MyCoursesAnswer>(address);

export interface Progress {
  /** Ids of finished lessons; undefined while nobody knows. */
  done: readonly string[] | undefined;
  certificate: MyCourseAnswer['certificate'];
  isUser: boolean;
  hasFailed: boolean;
  mark: (lesson: string, isDone: boolean) => Promise<void>;
  /** @param name null shows the user name */
  rename: (name: string | null) => Promise<void>;
}

/** Progress of all courses: of a user on the server, of everyone else on the device. */
export function useAllProgress(): { lessonsOf: (course: string) => readonly string[] | undefined } {
  const isUser = useUser()?.loginType === 'user';
  const device = useDeviceProgress();
  const { data } = useQuery({ ...mineQuery(), enabled: isUser });
  return {
    lessonsOf: (course) =>
      isUser
        ? data && (data.items.find((one) => one.course === course)?.lessons ?? [])
        : device && (device[course] ?? []),
  };
}

export function useProgress(course: string): Progress {
  const user = useUser();
  const isUser = user?.loginType === 'user';
  const device = useDeviceProgress();
  const client = useQueryClient();
  const { data, isError } = useQuery({ ...mineQuery(), enabled: isUser });
  const mine = data?.items.find((one) => one.course === course);
  const keep = (changed: MyCourseAnswer) =>
    client.setQueryData<MyCoursesAnswer>(mineQuery().queryKey, (before) => {
      const items = [...(before?.items ?? []).filter((one) => one.course !== course), changed];
      return { items, total: items.length };
    });
  const put = async (path: string, body: object) =>
    void keep(
      await askAsUser<MyCourseAnswer>(`${address}/${encodeURIComponent(course)}/${path}`, { method: 'PUT', body }),
    );
  return {
    done: isUser ? data && (mine?.lessons ?? []) : device && (device[course] ?? []),
    certificate: mine?.certificate ?? null,
    isUser,
    hasFailed: isError,
    mark: async (lesson, isDone) => {
      if (isUser) await put(`lessons/${encodeURIComponent(lesson)}`, { isDone });
      else markOnDevice(course, lesson, isDone);
    },
    rename: async (name) => put('certificate', { name }),
  };
}
