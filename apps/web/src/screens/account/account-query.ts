import { privateQuery } from '../../shared/people/user/private-query.ts';
import type { PersonalCalendarAnswer, AccountAnswer, SessionsAnswer } from '@podium/contract';

export const accountQuery = privateQuery<AccountAnswer>('/api/v1/me');
export const devicesQuery = privateQuery<SessionsAnswer>('/api/v1/me/sessions');

export const calendarAddress = '/api/v1/me/calendar';
export const calendarQuery = privateQuery<PersonalCalendarAnswer>(calendarAddress);
