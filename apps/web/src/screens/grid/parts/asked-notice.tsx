import { showToast } from '@podium/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { installWay, promptInstall } from '../../../platform/install-prompt.ts';
import { forgetAsked, readAsked } from '../../../shared/shell/asked-page.ts';
import { codec } from '../../../shared/shell/messages.ts';
import { navigationEntries } from '../../../shared/shell/navigation-entries.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { barePath } from '../../../shared/shell/route-guard.ts';

/** Names the page of the apps that was asked for, when the route guard has led here instead, and offers the app. */
export function AskedNotice() {
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  return <AskedToast key={key} />;
}

function AskedToast() {
  const t = useText();
  const { language } = usePage();
  const router = useRouter();
  const show = useEffectEvent(() => {
    const asked = readAsked(document.cookie);
    if (asked === undefined) return;
    document.cookie = forgetAsked;
    const entry = navigationEntries.find(({ path }) => path === barePath(asked));
    if (!entry) return;
    showToast({
      kind: 'info',
      id: 'asked',
      isLasting: true,
      text: t('shared.onlyInApp', { name: entry.name(t) }),
      action: {
        label: t('shared.getApp'),
        onAction: () =>
          void (installWay() === 'prompt'
            ? promptInstall()
            : router.navigate({ href: codec.write(language, '/offline') })),
      },
    });
  });
  useEffect(() => show(), []);
  return null;
}
