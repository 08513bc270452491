/** Closes an open `<details>` on Escape, which restores the focus, and on a press outside. */
export function closeOnOutsideClick(box: { current: HTMLDetailsElement | null }): () => void {
  const close = (event: Event) => {
    const open = box.current?.open ? box.current : undefined;
    if (!open) return;
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (isEscape) open.querySelector('summary')?.focus();
    else if (event instanceof KeyboardEvent || (event.target instanceof Node && open.contains(event.target))) return;
    open.open = false;
  };
  document.addEventListener('pointerdown', close);
  document.addEventListener('keydown', close);
  return () => {
    document.removeEventListener('pointerdown', close);
    document.removeEventListener('keydown', close);
  };
}
