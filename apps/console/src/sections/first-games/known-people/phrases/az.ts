export const phrases = {
  open: 'Qeydiyyatda olanları seç',
  openFor: 'Qeydiyyatda olanları seç: {event}',
  title: 'Artıq qeydiyyatdadır: {event}',
  about: 'Nömrələri dəyişmir və heç kim iki dəfə yazılmır. Plan açıqlanana qədər heç kim heç nə görmür.',
  kind: 'Nə seçilsin',
  kinds: { teams: 'Komandalar, üzvləri ilə birlikdə', people: 'İştirakçılar bir-bir' },
  search: 'Ad və ya nömrə ilə axtar',
  searchTeams: 'Ad və ya yarış növü ilə axtar',
  teamHint:
    'İştirakçılar bu yarış növündə öz nümayəndə heyətinin komandasına qoşulur. Komanda yoxdursa, nümayəndə heyətinin adı ilə yeni komanda yaranır.',
  found: '{count, plural, =0 {Heç nə tapılmadı} one {# nəticə tapıldı} other {# nəticə tapıldı}}',
  chooseAll: '{count, plural, one {Siyahıdakı # nəfəri seç} other {Siyahıdakıların hamısını seç (#)}}',
  clear: 'Heç birini seçmə',
  full: '{room, plural, =0 {Bu yarış növündə yer qalmayıb.} one {Bu yarış növündə daha # yer var.} other {Bu yarış növündə daha # yer var.}}',
  enter: '{count, plural, =0 {İştirakçı yaz} one {# iştirakçı yaz} other {# iştirakçı yaz}}',
  enterTeams: '{count, plural, =0 {Komanda yaz} one {# komanda yaz} other {# komanda yaz}}',
  entered: '{count, plural, one {# iştirakçı əlavə edildi: {event}} other {# iştirakçı əlavə edildi: {event}}}',
} as const;
