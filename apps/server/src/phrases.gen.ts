export const phrases = {
  "en": {
    "pages": {
      "busy": "Many people are opening pages right now. This one will load again by itself in a few seconds.",
      "broken": {
        "title": "This page could not be made",
        "number": "Error number: {id}",
        "again": "Try again"
      }
    },
    "calendar": {
      "item": "{sport}: {event}, {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}, {location}",
      "calendar": "{games}: {what}",
      "medals": "Medal events"
    },
    "read-model": {
      "athleteNumber": "Athlete {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {The winner goes on to the next round.} other {The top # go on to the next round.}}",
        "best": "{marks, plural, one {The best result of the whole round goes on.} other {The # best results of the whole round go on.}}",
        "others": "{marks, plural, one {The next best result of the whole round goes on too.} other {The next # best results of the whole round go on too.}}",
        "mark": "It takes {mark} or better to go on.",
        "otherMark": "Outside these places it takes {mark} or better."
      },
      "prospect": {
        "through": "{places, plural, one {Sure of first place} other {Sure of the top #}}",
        "win": "{places, plural, one {A win makes sure of first place} other {A win makes sure of the top #}}",
        "draw": "{places, plural, one {A draw makes sure of first place} other {A draw makes sure of the top #}}",
        "mustWin": "{places, plural, one {Only a win keeps first place possible} other {Only a win keeps the top # possible}}",
        "mustNotLose": "{places, plural, one {A defeat rules out first place} other {A defeat rules out the top #}}",
        "out": "{places, plural, one {Can no longer finish first} other {Can no longer finish in the top #}}"
      }
    }
  },
  "es": {
    "pages": {
      "busy": "Mucha gente está abriendo páginas en este momento. Esta se volverá a cargar sola en unos segundos.",
      "broken": {
        "title": "No se pudo crear esta página",
        "number": "Número de error: {id}",
        "again": "Intentar de nuevo"
      }
    },
    "calendar": {
      "item": "{sport}: {event}, {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}, {location}",
      "calendar": "{games}: {what}",
      "medals": "Pruebas con medallas"
    },
    "read-model": {
      "athleteNumber": "Deportista {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {El primer puesto pasa a la siguiente ronda.} many {Los # primeros puestos pasan a la siguiente ronda.} other {Los # primeros puestos pasan a la siguiente ronda.}}",
        "best": "{marks, plural, one {Pasa el mejor resultado de toda la ronda.} many {Pasan los # mejores resultados de toda la ronda.} other {Pasan los # mejores resultados de toda la ronda.}}",
        "others": "{marks, plural, one {Pasa también el mejor resultado del resto en toda la ronda.} many {Pasan también los # mejores resultados del resto en toda la ronda.} other {Pasan también los # mejores resultados del resto en toda la ronda.}}",
        "mark": "Para pasar hace falta {mark} o mejor.",
        "otherMark": "Fuera de esos puestos hace falta {mark} o mejor."
      },
      "prospect": {
        "through": "{places, plural, one {Primer puesto asegurado} many {Puesto asegurado entre los # primeros} other {Puesto asegurado entre los # primeros}}",
        "win": "{places, plural, one {Una victoria asegura el primer puesto} many {Una victoria asegura un puesto entre los # primeros} other {Una victoria asegura un puesto entre los # primeros}}",
        "draw": "{places, plural, one {Un empate asegura el primer puesto} many {Un empate asegura un puesto entre los # primeros} other {Un empate asegura un puesto entre los # primeros}}",
        "mustWin": "{places, plural, one {Solo una victoria mantiene posible el primer puesto} many {Solo una victoria mantiene posible un puesto entre los # primeros} other {Solo una victoria mantiene posible un puesto entre los # primeros}}",
        "mustNotLose": "{places, plural, one {Una derrota descarta el primer puesto} many {Una derrota descarta un puesto entre los # primeros} other {Una derrota descarta un puesto entre los # primeros}}",
        "out": "{places, plural, one {Ya no puede terminar en el primer puesto} many {Ya no puede terminar entre los # primeros} other {Ya no puede terminar entre los # primeros}}"
      }
    }
  },
  "pt": {
    "pages": {
      "busy": "Muita gente está abrindo páginas agora. Esta será carregada de novo sozinha em alguns segundos.",
      "broken": {
        "title": "Não foi possível criar esta página",
        "number": "Número do erro: {id}",
        "again": "Tentar novamente"
      }
    },
    "calendar": {
      "item": "{sport}: {event}, {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}, {location}",
      "calendar": "{games}: {what}",
      "medals": "Provas com medalhas"
    },
    "read-model": {
      "athleteNumber": "Atleta {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {O primeiro lugar avança para a fase seguinte.} many {Os # primeiros lugares avançam para a fase seguinte.} other {Os # primeiros lugares avançam para a fase seguinte.}}",
        "best": "{marks, plural, one {Avança o melhor resultado de toda a fase.} many {Avançam os # melhores resultados de toda a fase.} other {Avançam os # melhores resultados de toda a fase.}}",
        "others": "{marks, plural, one {Avança também o melhor resultado entre os demais em toda a fase.} many {Avançam também os # melhores resultados entre os demais em toda a fase.} other {Avançam também os # melhores resultados entre os demais em toda a fase.}}",
        "mark": "Para avançar é preciso {mark} ou melhor.",
        "otherMark": "Fora desses lugares é preciso {mark} ou melhor."
      },
      "prospect": {
        "through": "{places, plural, one {Primeiro lugar garantido} many {Lugar garantido entre os # primeiros} other {Lugar garantido entre os # primeiros}}",
        "win": "{places, plural, one {Uma vitória garante o primeiro lugar} many {Uma vitória garante um lugar entre os # primeiros} other {Uma vitória garante um lugar entre os # primeiros}}",
        "draw": "{places, plural, one {Um empate garante o primeiro lugar} many {Um empate garante um lugar entre os # primeiros} other {Um empate garante um lugar entre os # primeiros}}",
        "mustWin": "{places, plural, one {Só uma vitória mantém possível o primeiro lugar} many {Só uma vitória mantém possível um lugar entre os # primeiros} other {Só uma vitória mantém possível um lugar entre os # primeiros}}",
        "mustNotLose": "{places, plural, one {Uma derrota afasta o primeiro lugar} many {Uma derrota afasta um lugar entre os # primeiros} other {Uma derrota afasta um lugar entre os # primeiros}}",
        "out": "{places, plural, one {Já não pode terminar em primeiro lugar} many {Já não pode terminar entre os # primeiros} other {Já não pode terminar entre os # primeiros}}"
      }
    }
  },
  "az": {
    "pages": {
      "busy": "Hazırda çox adam səhifə açır. Bu səhifə bir neçə saniyədən sonra özü yenidən yüklənəcək.",
      "broken": {
        "title": "Bu səhifəni yaratmaq olmadı",
        "number": "Xəta nömrəsi: {id}",
        "again": "Yenidən cəhd edin"
      }
    },
    "calendar": {
      "item": "{sport}: {event}, {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}, {location}",
      "calendar": "{games}: {what}",
      "medals": "Medal yarışları"
    },
    "read-model": {
      "athleteNumber": "İdmançı {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {Birinci yerin sahibi növbəti mərhələyə keçir.} other {İlk # yerin sahibləri növbəti mərhələyə keçir.}}",
        "best": "{marks, plural, one {Bütün mərhələnin ən yaxşı nəticəsi irəliləyir.} other {Bütün mərhələnin ən yaxşı # nəticəsi irəliləyir.}}",
        "others": "{marks, plural, one {Qalanlar arasında bütün mərhələnin ən yaxşı nəticəsi də irəliləyir.} other {Qalanlar arasında bütün mərhələnin ən yaxşı # nəticəsi də irəliləyir.}}",
        "mark": "İrəliləmək üçün {mark} və ya daha yaxşı nəticə lazımdır.",
        "otherMark": "Bu yerlərdən kənarda {mark} və ya daha yaxşı nəticə lazımdır."
      },
      "prospect": {
        "through": "{places, plural, one {Birinci yer artıq təmin olunub} other {İlk # yerdən biri artıq təmin olunub}}",
        "win": "{places, plural, one {Qələbə birinci yeri təmin edir} other {Qələbə ilk # yerdən birini təmin edir}}",
        "draw": "{places, plural, one {Heç-heçə birinci yeri təmin edir} other {Heç-heçə ilk # yerdən birini təmin edir}}",
        "mustWin": "{places, plural, one {Birinci yerə ümidi yalnız qələbə saxlayır} other {İlk # yerdən birinə ümidi yalnız qələbə saxlayır}}",
        "mustNotLose": "{places, plural, one {Məğlubiyyət birinci yer ümidini bitirir} other {Məğlubiyyət ilk # yer ümidini bitirir}}",
        "out": "{places, plural, one {Artıq birinci yeri tuta bilməz} other {Artıq ilk # yerdən birini tuta bilməz}}"
      }
    }
  },
  "ar": {
    "pages": {
      "busy": "يفتح كثيرون الصفحات الآن. سيُعاد تحميل هذه الصفحة تلقائيًا بعد بضع ثوانٍ.",
      "broken": {
        "title": "تعذّر إنشاء هذه الصفحة",
        "number": "رقم الخطأ: {id}",
        "again": "حاول مرة أخرى"
      }
    },
    "calendar": {
      "item": "{sport}: {event}، {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}، {location}",
      "calendar": "{games}: {what}",
      "medals": "منافسات الميداليات"
    },
    "read-model": {
      "athleteNumber": "الرياضي {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, zero {يتأهل أصحاب المراكز الـ# الأولى إلى الدور التالي.} one {يتأهل صاحب المركز الأول إلى الدور التالي.} two {يتأهل صاحبا المركزين الأول والثاني إلى الدور التالي.} few {يتأهل أصحاب المراكز الـ# الأولى إلى الدور التالي.} many {يتأهل أصحاب المراكز الـ# الأولى إلى الدور التالي.} other {يتأهل أصحاب المراكز الـ# الأولى إلى الدور التالي.}}",
        "best": "{marks, plural, zero {تتأهل أفضل # نتيجة في الدور كله.} one {تتأهل أفضل نتيجة في الدور كله.} two {تتأهل أفضل نتيجتين في الدور كله.} few {تتأهل أفضل # نتائج في الدور كله.} many {تتأهل أفضل # نتيجة في الدور كله.} other {تتأهل أفضل # نتيجة في الدور كله.}}",
        "others": "{marks, plural, zero {وتتأهل كذلك أفضل # نتيجة بين الباقين في الدور كله.} one {وتتأهل كذلك أفضل نتيجة بين الباقين في الدور كله.} two {وتتأهل كذلك أفضل نتيجتين بين الباقين في الدور كله.} few {وتتأهل كذلك أفضل # نتائج بين الباقين في الدور كله.} many {وتتأهل كذلك أفضل # نتيجة بين الباقين في الدور كله.} other {وتتأهل كذلك أفضل # نتيجة بين الباقين في الدور كله.}}",
        "mark": "يلزم للتأهل {mark} أو أفضل.",
        "otherMark": "ويلزم من خارج هذه المراكز {mark} أو أفضل."
      },
      "prospect": {
        "through": "{places, plural, zero {أحد المراكز الـ# الأولى مضمون} one {المركز الأول مضمون} two {أحد المركزين الأولين مضمون} few {أحد المراكز الـ# الأولى مضمون} many {أحد المراكز الـ# الأولى مضمون} other {أحد المراكز الـ# الأولى مضمون}}",
        "win": "{places, plural, zero {الفوز يضمن أحد المراكز الـ# الأولى} one {الفوز يضمن المركز الأول} two {الفوز يضمن أحد المركزين الأولين} few {الفوز يضمن أحد المراكز الـ# الأولى} many {الفوز يضمن أحد المراكز الـ# الأولى} other {الفوز يضمن أحد المراكز الـ# الأولى}}",
        "draw": "{places, plural, zero {التعادل يضمن أحد المراكز الـ# الأولى} one {التعادل يضمن المركز الأول} two {التعادل يضمن أحد المركزين الأولين} few {التعادل يضمن أحد المراكز الـ# الأولى} many {التعادل يضمن أحد المراكز الـ# الأولى} other {التعادل يضمن أحد المراكز الـ# الأولى}}",
        "mustWin": "{places, plural, zero {الفوز وحده يبقي أحد المراكز الـ# الأولى ممكنًا} one {الفوز وحده يبقي المركز الأول ممكنًا} two {الفوز وحده يبقي أحد المركزين الأولين ممكنًا} few {الفوز وحده يبقي أحد المراكز الـ# الأولى ممكنًا} many {الفوز وحده يبقي أحد المراكز الـ# الأولى ممكنًا} other {الفوز وحده يبقي أحد المراكز الـ# الأولى ممكنًا}}",
        "mustNotLose": "{places, plural, zero {الخسارة تنهي فرصة أحد المراكز الـ# الأولى} one {الخسارة تنهي فرصة المركز الأول} two {الخسارة تنهي فرصة أحد المركزين الأولين} few {الخسارة تنهي فرصة أحد المراكز الـ# الأولى} many {الخسارة تنهي فرصة أحد المراكز الـ# الأولى} other {الخسارة تنهي فرصة أحد المراكز الـ# الأولى}}",
        "out": "{places, plural, zero {لم يعد أحد المراكز الـ# الأولى ممكنًا} one {لم يعد المركز الأول ممكنًا} two {لم يعد أحد المركزين الأولين ممكنًا} few {لم يعد أحد المراكز الـ# الأولى ممكنًا} many {لم يعد أحد المراكز الـ# الأولى ممكنًا} other {لم يعد أحد المراكز الـ# الأولى ممكنًا}}"
      }
    }
  },
  "fr": {
    "pages": {
      "busy": "De nombreuses personnes ouvrent des pages en ce moment. Celle-ci se rechargera d’elle-même dans quelques secondes.",
      "broken": {
        "title": "Cette page n’a pas pu être créée",
        "number": "Numéro d’erreur : {id}",
        "again": "Réessayer"
      }
    },
    "calendar": {
      "item": "{sport} : {event}, {phase}",
      "itemWithoutPhase": "{sport} : {name}",
      "place": "{venue}, {location}",
      "calendar": "{games} : {what}",
      "medals": "Épreuves à médailles"
    },
    "read-model": {
      "athleteNumber": "Athlète {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {La première place qualifie pour le tour suivant.} many {Les # premières places qualifient pour le tour suivant.} other {Les # premières places qualifient pour le tour suivant.}}",
        "best": "{marks, plural, one {Le meilleur résultat de tout le tour donne la qualification.} many {Les # meilleurs résultats de tout le tour donnent la qualification.} other {Les # meilleurs résultats de tout le tour donnent la qualification.}}",
        "others": "{marks, plural, one {S’y ajoute le meilleur résultat des autres sur tout le tour.} many {S’y ajoutent les # meilleurs résultats des autres sur tout le tour.} other {S’y ajoutent les # meilleurs résultats des autres sur tout le tour.}}",
        "mark": "Pour se qualifier, il faut {mark} ou mieux.",
        "otherMark": "En dehors de ces places, il faut {mark} ou mieux."
      },
      "prospect": {
        "through": "{places, plural, one {Première place assurée} many {Place assurée parmi les # premières} other {Place assurée parmi les # premières}}",
        "win": "{places, plural, one {Une victoire assure la première place} many {Une victoire assure une des # premières places} other {Une victoire assure une des # premières places}}",
        "draw": "{places, plural, one {Un match nul assure la première place} many {Un match nul assure une des # premières places} other {Un match nul assure une des # premières places}}",
        "mustWin": "{places, plural, one {Seule une victoire laisse la première place possible} many {Seule une victoire laisse une des # premières places possible} other {Seule une victoire laisse une des # premières places possible}}",
        "mustNotLose": "{places, plural, one {Une défaite exclut la première place} many {Une défaite exclut les # premières places} other {Une défaite exclut les # premières places}}",
        "out": "{places, plural, one {La première place est hors de portée} many {Les # premières places sont hors de portée} other {Les # premières places sont hors de portée}}"
      }
    }
  }
} as const;
export const sportPhrases = {} as const;
