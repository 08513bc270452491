import { Box, Button, Typography } from '@mui/material';
import { useCamera } from '@podium/ui/camera';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../language/text.ts';

/** Long enough to read the verdict and to take the card away. */
const pauseMs = 1500;

/** Reads one card after the other with the camera of a phone, until it is closed. */
export function DoorCamera({ onFound }: { onFound: (code: string) => void }) {
  const t = useText();
  /** Codes read since the camera was opened by hand. */
  const [readCount, setReadCount] = useState(0);
  const { state, video, open, cancel } = useCamera((code) => {
    onFound(code);
    setReadCount((count) => count + 1);
  });
  const openAgain = useEffectEvent(() => void open());
  useEffect(() => {
    if (readCount === 0) return undefined;
    const pause = setTimeout(openAgain, pauseMs);
    return () => clearTimeout(pause);
  }, [readCount]);
  const isOn = state === 'opening' || state === 'on';
  const isFaulty = state === 'permission' || state === 'unavailable' || state === 'error';
  const stop = (): void => {
    setReadCount(0);
    cancel();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => (isOn ? stop() : void open())}>
        {t(isOn ? 'prints.doors.stopCamera' : 'prints.doors.camera')}
      </Button>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        hidden={!isOn}
        aria-label={t('prints.doors.camera')}
        sx={{ width: '100%', maxHeight: 320, borderRadius: 1, bgcolor: 'common.black', objectFit: 'cover' }}
      />
      <Typography component="output" color={isFaulty ? 'error' : 'text.secondary'}>
        {isFaulty && t(`prints.doors.cameraFault.${state}`)}
      </Typography>
    </Box>
  );
}
