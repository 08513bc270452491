import { useText } from '../../../shared/shell/page-context.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { EntryMark } from '../../../shared/elements/parts/entry-mark.tsx';
import type { EntryMethod, ProfileAnswer } from '@podium/contract';
import type { AgeGroup } from '@podium/games';
import type { Translate } from '../../../shared/shell/messages.ts';

/** `Sub-18` for `U18`. */
const ageGroupLabel = (t: Translate, group: AgeGroup): string =>
  group === 'SENIOR' ? t('screens.profile.senior') : t('screens.profile.underAge', { age: group.slice(1) });

/** The public facts about a person; missing ones are omitted. */
export function Facts({ profile }: { profile: ProfileAnswer }) {
  const t = useText();
  const { format } = useGames();
  const { gender, ageGroup, birthDate, height, weight, institution, schoolYear, nationality, events, disciplines } =
    profile;
  const genderWord = () => {
    if (!gender || profile.kind === 'teams' || gender === 'X' || gender === 'O') return gender && t(`gender.${gender}`);
    return gender === 'M' ? t('screens.profile.male') : t('screens.profile.female');
  };
  const facts: { name: string; value: string | null | undefined }[] = [
    { name: t('screens.profile.gender'), value: genderWord() },
    { name: t('screens.profile.ageGroup'), value: ageGroup && ageGroupLabel(t, ageGroup) },
    { name: t('screens.profile.birthDate'), value: birthDate && format.dateFull(birthDate) },
    { name: t('screens.profile.height'), value: height ? t('screens.profile.centimetres', { value: height }) : null },
    { name: t('screens.profile.weight'), value: weight ? t('screens.profile.kilograms', { value: weight }) : null },
    { name: t('screens.profile.institution'), value: institution },
    { name: t('screens.profile.schoolYear'), value: schoolYear },
    { name: t('screens.profile.nationality'), value: nationality },
  ];
  const visibleFacts = facts.filter(({ value }) => !!value);
  return (
    <>
      {visibleFacts.length > 0 && (
        <section>
          <h2 className="section-title">{t('screens.profile.facts')}</h2>
          <dl className="profile-facts">
            {visibleFacts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {events.length > 0 && (
        <section>
          <h2 className="section-title">{t('screens.profile.events')}</h2>
          <ul className="profile-links">
            {events.map(({ id, name }) => (
              <li key={id}>
                <PlaceLink to="event" id={id} disciplineKey={findDiscipline(id, disciplines)} className="found">
                  <span className="text-part">
                    <bdi className="block-name">{name}</bdi>
                    <EntryLine
                      entry={profile.entries?.find(({ event }) => event.id === id)}
                      method={profile.entryMethods?.[id]}
                    />
                  </span>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface EntryLineProps {
  entry: NonNullable<ProfileAnswer['entries']>[number] | undefined;
  method: EntryMethod | undefined;
}

function EntryLine({ entry, method }: EntryLineProps) {
  const t = useText();
  const parts = [
    { name: t('screens.profile.entryMark'), value: entry?.best },
    { name: t('screens.profile.seed'), value: entry?.seed },
  ].filter(({ value }) => !!value);
  if (parts.length === 0 && !method) return null;
  return (
    <span className="person-line text-second text-ink2">
      {parts.map(({ name, value }) => (
        <span key={name}>
          {`${name} `}
          <bdi dir="ltr" className="num">
            {value}
          </bdi>
        </span>
      ))}
      <EntryMark method={method} />
    </span>
  );
}

/** The sport of an event: the event id starts with the code of its sport. */
function findDiscipline(eventId: string, disciplines: ProfileAnswer['disciplines']): string | undefined {
  return (disciplines.find(({ code }) => eventId.startsWith(code)) ?? disciplines[0])?.key;
}
