export const phrases = {
  hide: 'Hide results',
  show: 'Show results',
  hidden: 'Results are hidden',
  shown: 'Results are shown',
  shownHere: 'Results are shown on this page',
  showHere: 'Show on this page',
  hideAgain: 'Hide results again',
  placeholder: 'Hidden',
} as const;
