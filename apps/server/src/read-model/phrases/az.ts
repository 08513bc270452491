export const az = {
  athleteNumber: '{number} nömrəli idmançı',
  eventOfBranch: '{event} ({branch})',
  undecided: 'Əvvəlki yarışların nəticələri rəsmidir. Buradakı açıq yeri kimin tutacağı hələ qərara alınmayıb.',
  goOn: {
    places:
      '{places, plural, one {Birinci yerin sahibi növbəti mərhələyə vəsiqə qazanır.} other {İlk # yerin sahibləri növbəti mərhələyə vəsiqə qazanır.}}',
    best: '{marks, plural, one {Bütün mərhələ üzrə ən yaxşı nəticə vəsiqə qazandırır.} other {Bütün mərhələ üzrə ən yaxşı # nəticə vəsiqə qazandırır.}}',
    others:
      '{marks, plural, one {Qalanlar arasında bütün mərhələ üzrə ən yaxşı nəticə də vəsiqə qazandırır.} other {Qalanlar arasında bütün mərhələ üzrə ən yaxşı # nəticə də vəsiqə qazandırır.}}',
    mark: 'Vəsiqə üçün {mark} və ya daha yaxşı nəticə lazımdır.',
    otherMark: 'Bu yerlərdən kənarda {mark} və ya daha yaxşı nəticə lazımdır.',
  },
  prospect: {
    through: '{places, plural, one {Birinci yer artıq təmin olunub} other {İlk # yerdən biri artıq təmin olunub}}',
    win: '{places, plural, one {Qələbə birinci yeri təmin edir} other {Qələbə ilk # yerdən birini təmin edir}}',
    draw: '{places, plural, one {Heç-heçə birinci yeri təmin edir} other {Heç-heçə ilk # yerdən birini təmin edir}}',
    mustWin:
      '{places, plural, one {Birinci yerə ümidi yalnız qələbə saxlayır} other {İlk # yerdən birinə ümidi yalnız qələbə saxlayır}}',
    mustNotLose:
      '{places, plural, one {Məğlubiyyət birinci yer ümidini bitirir} other {Məğlubiyyət ilk # yer ümidini bitirir}}',
    out: '{places, plural, one {Artıq birinci yeri tuta bilməz} other {Artıq ilk # yerdən birini tuta bilməz}}',
    open: '{places, plural, one {Hələ birinci yeri tuta bilər} other {Hələ ilk # yerdən birini tuta bilər}}',
  },
  entryMethod: {
    WC: 'Xüsusi dəvət',
    Q: 'Təsnifat turniri',
    LL: 'Əlavə yer',
    PR: 'Qorunan reytinq',
    SR: 'Xüsusi reytinq',
    SE: 'Xüsusi güzəşt',
    JE: 'Gənclər güzəşti',
    ALT: 'Ehtiyat',
    DA: 'Birbaşa qəbul',
    UP: 'Universallıq yeri',
    HQ: 'Ev sahibinin yeri',
  },
  round: {
    heats: 'İlkin yarışlar',
    heat: '{number} nömrəli ilkin yarış',
    qualification: 'Təsnifat',
    final: 'Final',
    semifinals: 'Yarımfinal',
    semifinal: '{number} nömrəli yarımfinal',
    quarterfinals: '1/4 final',
    quarterfinal: '{number} nömrəli 1/4 final',
    roundOf: '{number, select, 64 {1/32 final} 32 {1/16 final} 16 {1/8 final} other {{number} iştirakçılı mərhələ}}',
    group: '{number} qrupu',
    repechage: 'Təsəlliverici görüşlər',
  },
};
