/** Lists longer than a screen: athletes, and a road race of the first of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from './server-process.ts';
import type { ServerOptions } from './server-process.ts';

const RACE = 'ATHWMARATHON----------FNL-000100';
const EVENT = 'ATHWMARATHON';
const givenNames = ['Nadia', 'Marta', 'Elnara', 'Inês', 'Teodora', 'Chloé', 'Aysəl', 'Samira'];
const family = ['Brisal', 'Marques', 'Əliyeva', 'Lumar', 'Vante', 'Orsin', 'Halvek', 'Garonde', 'Morenz'];
const organisations = ['AUR', 'BRS', 'CRL', 'DRM', 'ELV'];

const pick = (list: readonly string[], index: number): string => list[index % list.length]!;
const code = (index: number): string => String(7_000_000 + index);
const names = (index: number): { given: string; family: string } => ({
  given: pick(givenNames, index),
  family: `${pick(family, Math.floor(index / givenNames.length))} ${index + 1}`,
});

function body(type: string, documentCode: string, more: string, inner: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?><OdfBody CompetitionCode="E2E2026" DocumentCode="${documentCode}" DocumentType="${type}" Version="1" ` +
    `FeedFlag="P" Date="2026-10-12" Time="120000000" LogicalDate="2026-10-12" Source="TEST1" ${more}><Competition>${inner}</Competition></OdfBody>`
  );
}

/** Athletes of one sport, each with a number. */
function athletesXml(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const { given, family } = names(index);
    return (
      `<Participant Code="${code(index)}" Parent="${code(index)}" Status="ACTIVE" GivenName="${given}" FamilyName="${family}" PrintName="${family} ${given}" ` +
      `Gender="F" Organisation="${pick(organisations, index)}" BirthDate="2010-03-14" MainFunctionId="AA01" Current="true">` +
      `<Discipline Code="ATH-------------------------------"><RegisteredEvent Event="${EVENT}----------------------" Bib="${index + 1}"/></Discipline></Participant>`
    );
  });
  return body('DT_PARTIC', 'ATH-------------------------------', '', rows.join(''));
}

const raceScheduleXml = (): string =>
  body(
    'DT_SCHEDULE',
    'ATH-------------------------------',
    '',
    `<Unit Code="${RACE}--" PhaseType="3" ScheduleStatus="FINISHED" StartDate="2026-10-12T08:00:00-03:00" EndDate="2026-10-12T12:00:00-03:00" Medal="1" Venue="RUN" Location="RUN"><ItemName Language="ENG" Value="Final"/></Unit>`,
  );

/** The first `count` athletes in order of their numbers, eleven seconds apart, with a split at halfway. */
function raceResultXml(count: number): string {
  const time = (seconds: number): string =>
    `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  const rows = Array.from({ length: count }, (_, index) => {
    const { given, family } = names(index);
    const seconds = 8400 + index * 11;
    const place = index + 1;
    return (
      `<Result Rank="${place}" ResultType="TIME" Result="${time(seconds)}" Diff="+${time(index * 11)}" SortOrder="${place}" StartOrder="${place}" StartSortOrder="${place}">` +
      `<Competitor Code="${code(index)}" Type="A" Bib="${place}" Organisation="${pick(organisations, index)}"><Composition><Athlete Code="${code(index)}" Order="1" Bib="${place}">` +
      `<Description GivenName="${given}" FamilyName="${family}" Gender="F" Organisation="${pick(organisations, index)}"/>` +
      `<ExtendedResults><ExtendedResult Type="PROGRESS" Code="INTERMEDIATE" Pos="1" Value="${time(Math.floor(seconds / 2))}"/></ExtendedResults>` +
      `</Athlete></Composition></Competitor></Result>`
    );
  });
  return body('DT_RESULT', `${RACE}--`, 'ResultStatus="OFFICIAL"', rows.join(''));
}

export const racePath = `/discipline/ath/results/${RACE}/results`;

/** A server that has received athletes and a race result from the feed; remove it after use. */
export async function serveLongLists(
  athletes: number,
  runners: number,
  options?: ServerOptions,
): Promise<ServerProcess> {
  const server = await ServerProcess.create(options);
  try {
    await server.start();
    for (const xml of [athletesXml(athletes), raceScheduleXml(), raceResultXml(runners)]) {
      const { status } = await server.feed(xml);
      if (status !== 200) throw new Error(`the feed answered ${status}`);
    }
    for (let tries = 0; tries < 200; tries++) {
      const text = await (await fetch(`${server.url}/api/v1/units/${RACE}`)).text();
      if (text.includes(`"position":${runners}`)) return server;
      await sleep(100);
    }
    throw new Error('the page of the race does not show its last runner');
  } catch (error) {
    await server.remove();
    throw error;
  }
}
