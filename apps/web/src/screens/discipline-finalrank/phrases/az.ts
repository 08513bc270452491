export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'Yarış növünə bax',
  withoutPlace: 'Sıralamadan kənar',
  notYet: 'Yekun sıralama hələ yoxdur',
  none: 'Yekun sıralama yoxdur',
  notYetHint: 'Yarış növünün son nəticəsi rəsmiləşəndə görünəcək.',
  openPhases: 'Mərhələlər və indiyədək nəticələr',
} as const;
