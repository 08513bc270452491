import './place.css';
import { Button, Icon, showToast } from '@podium/ui';
import type { IconName } from '@podium/ui';
import type { PointAnswer } from '@podium/contract';
import { useText } from '../../shell/page-context.tsx';
import { copyText } from '../../elements/share/copy-text.ts';
import { mapLinks, searchLink } from './map-links.ts';

interface PlaceLinksProps {
  name: string;
  /** Lines of the address; may be empty. */
  address: readonly string[];
  point: PointAnswer | null;
  phone?: string | null;
  web?: string | null;
}

/** Contact and directions. No external service is contacted until the user follows its link. */
export function PlaceLinks({ name, address, point, phone = null, web = null }: PlaceLinksProps) {
  const t = useText();
  const links = point ? mapLinks(point, name) : undefined;
  const copy = async () => {
    const isCopied = await copyText([name, ...address].join('\n'));
    showToast(
      isCopied
        ? { kind: 'success', text: t('parts.place.copied'), id: 'copy' }
        : { kind: 'error', text: t('parts.place.copyFailed'), id: 'copy' },
    );
  };
  return (
    <div className="place-links">
      {links && (
        <>
          <OutLink href={links.directions} icon="arrow" text={t('parts.place.directions')} isMain />
          <OutLink href={links.map} icon="pin" text={t('parts.place.showOnMap')} />
          <a href={links.device} className="button place-geo">
            <Icon name="map" />
            {t('parts.place.ownMap')}
          </a>
        </>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="button place-call">
          <Icon name="phone" />
          <span className="place-call-word">{t('parts.place.call')}</span>
          <bdi dir="ltr" className="num place-call-number">
            {phone}
          </bdi>
        </a>
      )}
      {!links && address.length > 0 && (
        <OutLink href={searchLink([name, ...address])} icon="search" text={t('parts.place.searchOnMap')} />
      )}
      {address.length > 0 && (
        <Button icon="copy" className="needs-scripts" onClick={() => void copy()}>
          {t('parts.place.copyAddress')}
        </Button>
      )}
      {web !== null && <OutLink href={web} icon="language" text={t('parts.place.website')} />}
    </div>
  );
}

/** Shown for a place without a location. */
export function NoMap() {
  const t = useText();
  return (
    <p className="place-no-map">
      <Icon name="info" />
      {t('parts.place.noMap')}
    </p>
  );
}

interface OutLinkProps {
  href: string;
  icon: IconName;
  text: string;
  isMain?: boolean;
}

function OutLink({ href, icon, text, isMain = false }: OutLinkProps) {
  const t = useText();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={isMain ? 'button button-main' : 'button'}>
      <Icon name={icon} />
      {text}
      <span className="visually-hidden">{t('parts.place.newWindow')}</span>
    </a>
  );
}
