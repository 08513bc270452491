import { Button, Dialog } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { Sample } from './sample.tsx';

const looks = ['dialog', 'sheet'] as const;

export function Dialogs() {
  const t = useText();
  const [open, setOpen] = useState<(typeof looks)[number]>();
  return (
    <>
      <Sample name="Dialog">
        <div className="side-by-side">
          {looks.map((look) => (
            <Button key={look} onClick={() => setOpen(look)}>
              {look}
            </Button>
          ))}
        </div>
      </Sample>
      {looks.map((look) => (
        <Dialog
          key={look}
          look={look}
          isOpen={open === look}
          onClose={() => setOpen(undefined)}
          title={t('nav.menu')}
          closeLabel={t('action.close')}
        >
          <p className="workshop-dialog-text">{t('shared.searchHint')}</p>
        </Dialog>
      ))}
    </>
  );
}
