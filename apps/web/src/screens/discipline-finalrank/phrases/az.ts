export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'Bu yarışın səhifəsi',
  withoutPlace: 'Yer tutmayanlar',
  notYet: 'Yekun sıralama hələ yoxdur',
  none: 'Yekun sıralama yoxdur',
  notYetHint: 'Yarışın son nəticəsi rəsmiləşəndə görünəcək.',
  openPhases: 'Mərhələlər və indiyədək nəticələr',
} as const;
