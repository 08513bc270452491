import { Button, Icon, showToast } from '@podium/ui';
import { useText } from '../../../shared/page-context.tsx';
import { copyText } from '../../../shared/share/copy-text.ts';
import { mapLinks, searchLink } from '../places.ts';
import type { IconName } from '@podium/ui';
import type { Venue } from '../state.ts';

/** Address and ways to a map. No other service is asked for anything before a person follows its link. */
export function VenuePlace({ venue }: { venue: Venue }) {
  const t = useText();
  const lines = [venue.address, venue.city, venue.cluster].filter(
    (text, index, all): text is string => !!text && all.indexOf(text) === index,
  );
  const links = mapLinks(venue);
  const copy = async () => {
    const isCopied = await copyText([venue.name, ...lines].join(', '));
    showToast(
      isCopied
        ? { kind: 'success', text: t('screens.venues.copied'), id: 'copy' }
        : { kind: 'error', text: t('screens.venues.copyFailed'), id: 'copy' },
    );
  };
  return (
    <>
      {lines.length > 0 && (
        <address className="venue-address">
          {lines.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      )}
      {(links || lines.length > 0) && (
        <div className="venue-actions">
          {links && (
            <>
              <OutLink href={links.map} icon="pin" text={t('screens.venues.showOnMap')} />
              <OutLink href={links.way} icon="arrow" text={t('screens.venues.directions')} />
              <a href={links.device} className="button venue-geo">
                <Icon name="pin" />
                {t('screens.venues.ownMap')}
              </a>
            </>
          )}
          {!links && lines.length > 0 && (
            <OutLink href={searchLink([venue.name, ...lines])} icon="search" text={t('screens.venues.searchOnMap')} />
          )}
          {lines.length > 0 && (
            <Button icon="document" className="venue-copy" onClick={() => void copy()}>
              {t('screens.venues.copyAddress')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Says so where nobody has told where a venue lies: not the first thing to read of it. */
export function NoMap({ venue }: { venue: Venue }) {
  const t = useText();
  if (mapLinks(venue)) return null;
  return (
    <p className="venue-no-map">
      <Icon name="info" />
      {t('screens.venues.noMap')}
    </p>
  );
}

function OutLink({ href, icon, text }: { href: string; icon: IconName; text: string }) {
  const t = useText();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="button">
      <Icon name={icon} />
      {text}
      <span className="visually-hidden">{t('screens.venues.newWindow')}</span>
    </a>
  );
}
