import { followedPushTypes } from '@podium/contract/push-words';
import { EmptyState, Icon } from '@podium/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useFollows } from '../../../shared/reader/follows.ts';
import { itemWords } from '../../../shared/elements/item-state.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { followKey, offOf } from '../../../shared/shell/push/push-choices.ts';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { GamesContext } from '../../../shared/shell/use-games.ts';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';
import type { Follow } from '../../../shared/reader/follows.ts';
import type { PushChoices } from '../../../shared/shell/push/push-choices.ts';

export function FollowedSection({ choices, isOn }: { choices: PushChoices; isOn: boolean }) {
  const t = useText();
  const follows = useFollows();
  const names = useNames(follows);
  return (
    <Section title={t('screens.notifications.followed')} hint={t('screens.notifications.followedHint')}>
      {follows.length + choices.units.length === 0 ? (
        <EmptyState icon="star" title={t('screens.notifications.nothing')}>
          <p>{t('screens.notifications.nothingHint')}</p>
          <RowLink path="/participants/athletes" className="button">
            {t('screens.notifications.find')}
          </RowLink>
        </EmptyState>
      ) : (
        <ul className="notifications-follows">
          {follows.map((follow, index) => (
            <li key={followKey(follow)}>
              {isOn ? (
                <FollowFold follow={follow} name={names[index]!} choices={choices} />
              ) : (
                <span className="notifications-follow">
                  <Icon name="starred" isSmall />
                  <bdi>{names[index]}</bdi>
                </span>
              )}
            </li>
          ))}
          {choices.units.map((id) => (
            <UnitLine key={id} id={id} units={choices.units} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A single contest, until it is removed. */
function UnitLine({ id, units }: { id: string; units: readonly string[] }) {
  const t = useText();
  const { language } = usePage();
  const change = useChange();
  const { data } = useQuery(queries.unit(language, { id }));
  const { title, part } = data ? itemWords(data) : { title: id, part: '' };
  const name = part === '' ? title : t('shared.pair', { first: title, second: part });
  return (
    <li className="notifications-follow">
      <Icon name="bell" isSmall />
      <bdi className="notifications-name">{name}</bdi>
      <button
        type="button"
        className="menu-button"
        aria-label={t('screens.notifications.remove', { name })}
        onClick={() => change({ units: units.filter((unit) => unit !== id) })}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

interface FollowFoldProps {
  follow: Follow;
  name: string;
  choices: PushChoices;
}

function FollowFold({ follow, name, choices }: FollowFoldProps) {
  const t = useText();
  const change = useChange();
  const key = followKey(follow);
  const { types, off } = choices;
  const availableTypes = followedPushTypes.filter((type) => types.includes(type));
  const muted = offOf(choices, follow);
  const isMuted = (type: (typeof availableTypes)[number]) => muted.includes(type);
  const on = availableTypes.filter((type) => !isMuted(type));
  return (
    <details className="notifications-fold">
      <summary className="notifications-follow">
        <Icon name="starred" isSmall />
        <bdi className="notifications-name">{name}</bdi>
        <span className="text-second text-ink2">
          {on.length === availableTypes.length
            ? t('screens.notifications.all')
            : t('screens.notifications.some', { on: on.length, total: availableTypes.length })}
        </span>
        <span className="notifications-arrow">
          <Icon name="down" isSmall />
        </span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {availableTypes.length === 0 && <p className="text-ink2">{t('screens.notifications.noTypes')}</p>}
        {availableTypes.map((type) => (
          <label key={type} className="notifications-check">
            <input
              type="checkbox"
              checked={!isMuted(type)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  off: { ...off, [key]: checked ? muted.filter((mutedType) => mutedType !== type) : [...muted, type] },
                })
              }
            />
            <span>{t(`pushType.${type}`)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** Names of the follows in the same order; the id until a name is loaded. */
function useNames(follows: readonly Follow[]): string[] {
  const { language } = usePage();
  const games = use(GamesContext);
  const people = follows.filter(({ kind }) => kind === 'athlete' || kind === 'team');
  const codes = follows.filter(({ kind }) => kind === 'delegation');
  const profiles = useQueries({ queries: people.map(({ id }) => queries.participant(language, { id })) });
  const delegations = useQueries({ queries: codes.map(({ id }) => queries.delegation(language, { code: id })) });
  const names = new Map([
    ...people.map((follow, index) => [followKey(follow), profiles[index]?.data?.name] as const),
    ...codes.map((follow, index) => [followKey(follow), delegations[index]?.data?.organisation.name] as const),
    ...(games?.disciplines ?? []).map(({ key, name }) => [followKey({ kind: 'discipline', id: key }), name] as const),
  ]);
  return follows.map((follow) => names.get(followKey(follow)) ?? follow.id);
}
