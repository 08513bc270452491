export const phrases = {
  group: {
    events: 'Yarışlar',
    general: 'Ümumi',
    phases: 'Mərhələlər və görüşlər',
    documents: 'Yarış sənədləri',
  },
  version: 'Versiya {version}',
  open: 'Aç',
  download: 'Yüklə',
  replaced: 'Əvəz olunub',
  replacedBy: 'Əvəz olunub: yeni versiyaya bax',
  withdrawn: 'Geri götürülüb',
  noFile: 'Fayl yoxdur',
  fileError: 'Bu fayl açılmadı. Yəqin hələ yoldadır; yenidən cəhd edin.',
  protest: 'Etiraz',
  decision: 'Qərar',
  emptyHint: 'Start siyahıları, nəticələr və qərarlar imzalanan kimi burada görünəcək.',
} as const;
