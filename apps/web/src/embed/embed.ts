/** `/embed.js`: defines `<podium-widget>` on third-party pages. A self-contained script without imports at run time. */
import { widgetOptionNames, widgetPath, widgetTypes } from '@podium/contract/widget-words';
import type { WidgetType } from '@podium/contract/widget-words';
import { readHeight } from './frame-height.ts';

/** Origin of this script; the `src` attribute of an element overrides it. */
const ownBase = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;

/** Height reserved until the frame reports its own. */
const reservedPx = { events: 420, medals: 480, cup: 480 } as const;

class PodiumWidget extends HTMLElement {
  static readonly observedAttributes = ['src', 'type', ...widgetOptionNames];
  #frame: HTMLIFrameElement | undefined;
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.style.display = 'block';
    this.style.minHeight ||= `${reservedPx[this.#type]}px`;
    addEventListener('message', this.#resize);
    if (this.#frame) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#load();
      },
      { rootMargin: '400px' },
    );
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    removeEventListener('message', this.#resize);
  }

  attributeChangedCallback(): void {
    if (this.#frame) this.#frame.src = this.#address.href;
  }

  get #type(): WidgetType {
    const type = this.getAttribute('type');
    return widgetTypes.find((widgetType) => widgetType === type) ?? 'events';
  }

  get #address(): URL {
    const options = Object.fromEntries(
      widgetOptionNames.map((name) => [name, this.getAttribute(name) ?? undefined]),
    ) as Parameters<typeof widgetPath>[1];
    return new URL(widgetPath(this.#type, options), this.getAttribute('src') ?? ownBase);
  }

  /** The link inside is the fallback content: the frame replaces it and takes its text as title. */
  #load(): void {
    this.#observer?.disconnect();
    const frame = document.createElement('iframe');
    frame.title = this.getAttribute('title') || this.textContent?.trim() || 'Podium';
    frame.src = this.#address.href;
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: this.style.minHeight });
    this.#frame = frame;
    this.replaceChildren(frame);
  }

  readonly #resize = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || origin !== this.#address.origin) return;
    const height = readHeight(data);
    if (height === undefined) return;
    frame.style.height = `${height}px`;
    this.style.minHeight = `${height}px`;
  };
}

if (!customElements.get('podium-widget')) customElements.define('podium-widget', PodiumWidget);
