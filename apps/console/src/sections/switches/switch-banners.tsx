import { Alert } from '@mui/material';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { useSwitchesOn } from './switches-on.ts';

export function SwitchBanners() {
  const t = useText();
  const { dateTime } = useFormats();
  const on = useSwitchesOn();
  return (
    <>
      {on?.readOnly && (
        <Alert severity="info" sx={{ mb: 2 }}>
          <div>{t('switches.banner')}</div>
          <bdi>{on.readOnly.reason}</bdi>
        </Alert>
      )}
      {on?.medalsFrozenSince !== undefined && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('switches.medalsBanner', { time: dateTime(on.medalsFrozenSince) })}
        </Alert>
      )}
    </>
  );
}
