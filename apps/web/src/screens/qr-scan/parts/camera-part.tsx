import { Button, Icon } from '@podium/ui';
import { useId } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { openCodeReader } from '@podium/ui/code-reader';
import { useCamera } from '@podium/ui/camera';
import { nativeScan } from '../../../platform/native-scan.ts';

interface CameraPartProps {
  /** No code was found in the last picture. */
  hasFoundNone: boolean;
  onFound: (text: string) => void;
  onNone: () => void;
}

/** The camera, or a picture upload if there is no camera. */
export function CameraPart({ hasFoundNone, onFound, onNone }: CameraPartProps) {
  const t = useText();
  const camera = useCamera(onFound, nativeScan(t('screens.qr-scan.looking')));
  const { state, video } = camera;
  const isOpen = state === 'opening' || state === 'on';
  const fault = state === 'permission' || state === 'unavailable' || state === 'error' ? state : undefined;
  return (
    <>
      <p className="text-ink2">{t('screens.qr-scan.reason')}</p>
      <div className={isOpen ? 'scan-window' : 'scan-window is-off'}>
        <video ref={video} muted playsInline aria-label={t('screens.qr-scan.cameraPicture')} hidden={!isOpen} />
        {!isOpen && <Icon name="qr" />}
      </div>
      <output className={fault || hasFoundNone ? 'field-fault' : 'text-ink2'}>
        {fault && t(`screens.qr-scan.camera.${fault}`)}
        {!fault && hasFoundNone && t('screens.qr-scan.noCode')}
        {state === 'on' && t('screens.qr-scan.looking')}
        {state === 'canceled' && !hasFoundNone && t('screens.qr-scan.canceled')}
      </output>
      {isOpen ? (
        <Button onClick={camera.cancel}>{t('screens.qr-scan.cancel')}</Button>
      ) : (
        <Button look="main" icon="camera" className="form-send" onClick={() => void camera.open()}>
          {t('screens.qr-scan.openCamera')}
        </Button>
      )}
      <PictureField onFound={onFound} onNone={onNone} />
    </>
  );
}

function PictureField({ onFound, onNone }: Pick<CameraPartProps, 'onFound' | 'onNone'>) {
  const t = useText();
  const id = useId();
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const [reader, picture] = await Promise.all([openCodeReader(), createImageBitmap(file)]);
      const text = await reader(picture);
      if (text) onFound(text);
      else onNone();
    } catch {
      // Unreadable pictures are handled like pictures without a code.
      onNone();
    }
  };
  return (
    <label htmlFor={id} className="button scan-picture">
      {t('screens.qr-scan.choosePicture')}
      <input
        id={id}
        type="file"
        accept="image/*"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          void readFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
