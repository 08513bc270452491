import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { CertificateScreen } from './certificate-screen.tsx';

export const Route = createFileRoute('/{-$locale}/verify/$code')({
  // Pages are kept for all readers, so who holds a certificate is asked for in the browser only.
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.certificate.title'),
      description: t('screens.certificate.description'),
      isPrivate: true,
    })),
  component: CertificatePage,
});

function CertificatePage() {
  const { code } = Route.useParams();
  return <CertificateScreen code={code.trim().toUpperCase()} />;
}
