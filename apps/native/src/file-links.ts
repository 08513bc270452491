import { AppLauncher } from '@capacitor/app-launcher';
import { Browser } from '@capacitor/browser';
import { FileTransfer } from '@capacitor/file-transfer';
import { FileViewer } from '@capacitor/file-viewer';
import { Directory, Filesystem } from '@capacitor/filesystem';

type Failure = 'download' | 'open';
type Listener = (failure: Failure) => void;

/** Target of a link. */
type LinkTarget =
  /** A page of the app. */
  | { kind: 'page' }
  /** A file of the server, which the device opens with the app for its type. */
  | { kind: 'file'; url: string; name: string }
  /** A calendar, phone number or email: opens another app. */
  | { kind: 'app'; url: string }
  /** A page on another site. */
  | { kind: 'site'; url: string };

const appSchemePattern = /^(?:webcal|tel|mailto|sms|geo|maps|whatsapp):$/u;
const serverPathPattern = /^\/(?:api|files|share|calendar)\//u;

/**
 * @param href as written on the page
 * @param base URL of the page in the app
 */
export function linkTarget(href: string, server: string, base: string): LinkTarget {
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (!url) return { kind: 'page' };
  const isOwn = url.origin === new URL(base).origin && url.protocol === new URL(base).protocol;
  if (!isOwn && url.origin !== server) {
    if (url.protocol === 'https:' || url.protocol === 'http:') return { kind: 'site', url: url.href };
    return appSchemePattern.test(url.protocol) ? { kind: 'app', url: url.href } : { kind: 'page' };
  }
  if (!serverPathPattern.test(url.pathname)) return { kind: 'page' };
  return { kind: 'file', url: server + url.pathname + url.search, name: fileName(url) };
}

/** Last part of the path; for hashed files it is not a readable name, but unique. */
const fileName = ({ pathname }: URL): string =>
  decodeURIComponent(pathname.split('/').at(-1) ?? '').slice(-80) || 'file';

interface FileLinks {
  onFailure: (listener: Listener) => void;
  save: (name: string, bytes: Blob) => Promise<void>;
}

/** Opens links to files and to other apps, which a web view cannot open; links to pages are left to the app. */
export function followFileLinks(server: string): FileLinks {
  let fail: Listener = () => undefined;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || event.defaultPrevented) return;
      const target = linkTarget(link.getAttribute('href')!, server, location.href);
      if (target.kind === 'page') return;
      event.preventDefault();
      if (target.kind === 'file') void openFile(target, (failure) => fail(failure));
      else if (target.kind === 'site') void Browser.open({ url: target.url });
      else void AppLauncher.openUrl({ url: target.url });
    },
    // After the page's own handlers, which may prevent the default.
    { capture: false },
  );
  return {
    onFailure: (listener) => {
      fail = listener;
    },
    save: async (name, bytes) => {
      const data = toBase64(new Uint8Array(await bytes.arrayBuffer()));
      try {
        const { uri } = await Filesystem.writeFile({ directory: Directory.Cache, path: name, data });
        await FileViewer.openDocumentFromLocalPath({ path: uri });
      } catch {
        fail('open');
      }
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

async function openFile({ url, name }: { url: string; name: string }, fail: Listener): Promise<void> {
  let path: string;
  try {
    const { uri } = await Filesystem.getUri({ directory: Directory.Cache, path: name });
    path = (await FileTransfer.downloadFile({ url, path: uri })).path ?? uri;
  } catch {
    fail('download');
    return;
  }
  try {
    await FileViewer.openDocumentFromLocalPath({ path });
  } catch {
    fail('open');
  }
}
