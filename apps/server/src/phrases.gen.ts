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
      "eventOfBranch": "{event} ({branch})"
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
      "eventOfBranch": "{event} ({branch})"
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
      "eventOfBranch": "{event} ({branch})"
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
      "eventOfBranch": "{event} ({branch})"
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
      "eventOfBranch": "{event} ({branch})"
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
      "eventOfBranch": "{event} ({branch})"
    }
  }
} as const;
export const sportPhrases = {} as const;
