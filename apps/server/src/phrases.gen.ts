export const phrases = {
  "en": {
    "pages": {
      "busy": "Many people are opening pages right now. This one will load again by itself in a few seconds.",
      "broken": {
        "title": "This page couldn’t be created",
        "number": "Error number: {id}",
        "again": "Try again"
      }
    },
    "accounts": {
      "confirmSubject": "Confirm your email address",
      "confirmText": "Hello {username},\n\nOpen this link to confirm your email address. It works once and expires after three days.",
      "guardianSubject": "A child is asking for your consent",
      "guardianText": "Hello,\n\nThe user “{username}” would like an account in the Games’ companion app and has named you as their parent or guardian. We store a username, an email address, the year of birth and, encrypted, an ID number. The account is used to earn points in quizzes; other people see only the username.\n\nIf you agree, open this link within two weeks. If you do nothing, no account will be opened.",
      "guardianToldSubject": "You have been named as a guardian",
      "guardianToldText": "Hello,\n\nThe user “{username}” has opened an account in the Games’ companion app and has named you as their parent or guardian. You don’t need to do anything. To have the account deleted, reply to this email.",
      "resetSubject": "Reset your password",
      "resetText": "Hello {username},\n\nOpen this link to choose a new password. It works once and expires after ten minutes. If you didn’t ask for it, you can ignore this email: your password stays the same.",
      "knownSubject": "You already have an account",
      "knownText": "Hello {username},\n\nSomeone has tried to sign up with your details. You already have an account, so nothing has changed. If it was you and you’ve forgotten your password, choose a new one here.",
      "passwordChangedSubject": "Your password has been changed",
      "passwordChangedText": "Hello {username},\n\nYour password has just been changed, and all other devices have been logged out. If this wasn’t you, ask for a new password on the login page right away.",
      "emailSubject": "Confirm your new email address",
      "emailText": "Hello {username},\n\nOpen this link to make this your account’s email address. It works once and expires after three days. If you didn’t ask for this, you can ignore this email: nothing will change.",
      "emailAskedSubject": "A new email address has been requested",
      "emailAskedText": "Hello {username},\n\nSomeone who knows your password has asked to change the email address of your account. Nothing changes until the new address is confirmed. If this wasn’t you, choose a new password here: that also cancels the request.",
      "emailTakenSubject": "You already have an account",
      "emailTakenText": "Hello {username},\n\nSomeone has tried to use this email address for another account. It belongs to yours, so nothing has changed. You don’t need to do anything.",
      "twoFactorOnSubject": "Two-step verification has been turned on",
      "twoFactorOnText": "Hello {username},\n\nAn authenticator app has just been set up for your account, and all other devices have been logged out. If this wasn’t you, choose a new password here.",
      "twoFactorOffSubject": "Two-step verification has been turned off",
      "twoFactorOffText": "Hello {username},\n\nTwo-step verification has just been turned off for your account. If this wasn’t you, choose a new password here.",
      "closing": "Podium"
    },
    "calendar": {
      "item": "{sport}: {event}, {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}, {location}",
      "calendar": "{games}: {what}",
      "medals": "Medal events",
      "awaits": {
        "heat": "Heat and lane to be announced with the start list",
        "lane": "Lane to be announced with the start list",
        "startList": "The start list hasn’t been published yet",
        "draw": "The draw hasn’t been published yet",
        "opponent": "Opponent to be determined"
      }
    },
    "share": {
      "state": {
        "live": "Live",
        "interrupted": "Interrupted",
        "unofficial": "Unofficial",
        "protested": "Under protest",
        "postponed": "Postponed",
        "delayed": "Delayed",
        "cancelled": "Canceled"
      },
      "athlete": "Athlete",
      "next": "Next",
      "delegation": "Delegation",
      "gold": "Gold",
      "silver": "Silver",
      "bronze": "Bronze",
      "place": "{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
      "rank": "in the medal table",
      "athletes": "{count, plural, one {athlete} other {athletes}}",
      "sports": "{count, plural, one {sport} other {sports}}",
      "finals": "{count, plural, one {final} other {finals}}",
      "contests": "{count, plural, one {contest} other {contests}}",
      "dayMedals": "Medals of the day",
      "programme": "Schedule"
    },
    "read-model": {
      "athleteNumber": "Athlete {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {The winner advances to the next round.} other {The top # advance to the next round.}}",
        "best": "{marks, plural, one {The best result across the round advances.} other {The # best results across the round advance.}}",
        "others": "{marks, plural, one {The next best result across the round advances too.} other {The next # best results across the round advance too.}}",
        "mark": "It takes {mark} or better to advance.",
        "otherMark": "Anyone outside these places needs {mark} or better."
      },
      "prospect": {
        "through": "{places, plural, one {First place secured} other {Place in the top # secured}}",
        "win": "{places, plural, one {A win secures first place} other {A win secures a place in the top #}}",
        "draw": "{places, plural, one {A draw secures first place} other {A draw secures a place in the top #}}",
        "mustWin": "{places, plural, one {Must win to have a chance of finishing first} other {Must win to have a chance of finishing in the top #}}",
        "mustNotLose": "{places, plural, one {A defeat rules out first place} other {A defeat rules out the top #}}",
        "out": "{places, plural, one {Can no longer finish first} other {Can no longer finish in the top #}}"
      },
      "itemType": {
        "competition": "Competition",
        "medal": "Medal ceremony",
        "weighting": "Weigh-in",
        "broadcast": "Broadcast",
        "default": "Activity",
        "competition-medal": "Competition with medals",
        "training": "Training",
        "technical-meeting": "Technical meeting",
        "opening-ceremony": "Opening ceremony",
        "closing-ceremony": "Closing ceremony",
        "others": "Other"
      },
      "round": {
        "heats": "Heats",
        "heat": "Heat {number}",
        "qualification": "Qualification",
        "final": "Final",
        "semifinals": "Semifinals",
        "semifinal": "Semifinal {number}",
        "quarterfinals": "Quarterfinals",
        "quarterfinal": "Quarterfinal {number}",
        "roundOf": "Round of {number, number}",
        "group": "Group {number}",
        "repechage": "Repechage"
      }
    }
  },
  "es": {
    "pages": {
      "busy": "Mucha gente está abriendo páginas en este momento. Esta se volverá a cargar sola en unos segundos.",
      "broken": {
        "title": "No se pudo crear esta página",
        "number": "Número de error: {id}",
        "again": "Volver a intentar"
      }
    },
    "accounts": {
      "confirmSubject": "Confirma tu correo electrónico",
      "confirmText": "Hola, {username}:\n\nAbre este enlace para confirmar tu correo electrónico. Funciona una sola vez y durante tres días.",
      "guardianSubject": "Un menor pide tu consentimiento",
      "guardianText": "Hola:\n\nLa persona con el nombre de usuario «{username}» quiere una cuenta en la aplicación de los Juegos y te indicó como madre, padre o tutor. La cuenta guarda un nombre de usuario, un correo electrónico, el año de nacimiento y, cifrado, un número de documento. Con ella se ganan puntos en trivias; los demás solo ven el nombre de usuario.\n\nSi estás de acuerdo, abre este enlace en un plazo de dos semanas. Si no haces nada, no habrá cuenta.",
      "guardianToldSubject": "Te indicaron como tutor o tutora",
      "guardianToldText": "Hola:\n\nLa persona con el nombre de usuario «{username}» abrió una cuenta en la aplicación de los Juegos y te indicó como madre, padre o tutor. No tienes que hacer nada. Si quieres que se elimine la cuenta, responde a este mensaje.",
      "resetSubject": "Restablece tu contraseña",
      "resetText": "Hola, {username}:\n\nAbre este enlace para elegir una contraseña nueva. Funciona una sola vez y durante diez minutos. Si no la pediste, ignora este mensaje: tu contraseña sigue siendo la misma.",
      "knownSubject": "Ya tienes una cuenta",
      "knownText": "Hola, {username}:\n\nAlguien intentó registrarse con tus datos. Ya tienes una cuenta, así que no cambió nada. Si fuiste tú y olvidaste la contraseña, elige aquí una nueva.",
      "passwordChangedSubject": "Se cambió tu contraseña",
      "passwordChangedText": "Hola, {username}:\n\nTu contraseña acaba de cambiar y se cerró la sesión en todos los demás dispositivos. Si no fuiste tú, pide enseguida una contraseña nueva en la página de inicio de sesión.",
      "emailSubject": "Confirma tu nuevo correo electrónico",
      "emailText": "Hola, {username}:\n\nAbre este enlace para que este sea el correo electrónico de tu cuenta. Funciona una sola vez y durante tres días. Si no lo pediste, ignora este mensaje: no cambiará nada.",
      "emailAskedSubject": "Se pidió cambiar tu correo electrónico",
      "emailAskedText": "Hola, {username}:\n\nAlguien que conoce tu contraseña pidió cambiar el correo electrónico de tu cuenta. Nada cambia hasta que se confirme el correo nuevo. Si no fuiste tú, elige aquí una contraseña nueva: así también se anula la solicitud.",
      "emailTakenSubject": "Ya tienes una cuenta",
      "emailTakenText": "Hola, {username}:\n\nAlguien intentó usar este correo electrónico para otra cuenta. Pertenece a la tuya, así que no cambió nada. No tienes que hacer nada.",
      "twoFactorOnSubject": "La verificación en dos pasos está activada",
      "twoFactorOnText": "Hola, {username}:\n\nSe acaba de configurar una aplicación de autenticación para tu cuenta y se cerró la sesión en los demás dispositivos. Si no fuiste tú, elige aquí una contraseña nueva.",
      "twoFactorOffSubject": "La verificación en dos pasos está desactivada",
      "twoFactorOffText": "Hola, {username}:\n\nSe acaba de desactivar la verificación en dos pasos de tu cuenta. Si no fuiste tú, elige aquí una contraseña nueva.",
      "closing": "Podium"
    },
    "calendar": {
      "item": "{sport}: {event}, {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}, {location}",
      "calendar": "{games}: {what}",
      "medals": "Pruebas con medallas",
      "awaits": {
        "heat": "Serie y calle cuando se publique la lista de salida",
        "lane": "Calle cuando se publique la lista de salida",
        "startList": "La lista de salida aún no se ha publicado",
        "draw": "El sorteo aún no se ha publicado",
        "opponent": "Rival por determinar"
      }
    },
    "share": {
      "state": {
        "live": "En vivo",
        "interrupted": "Interrumpido",
        "unofficial": "No oficial",
        "protested": "Bajo protesta",
        "postponed": "Aplazado",
        "delayed": "Retrasado",
        "cancelled": "Cancelado"
      },
      "athlete": "Deportista",
      "next": "Próxima",
      "delegation": "Delegación",
      "gold": "Oro",
      "silver": "Plata",
      "bronze": "Bronce",
      "place": "{rank, selectordinal, other {#.º}}",
      "rank": "en el medallero",
      "athletes": "{count, plural, one {deportista} many {deportistas} other {deportistas}}",
      "sports": "{count, plural, one {deporte} many {deportes} other {deportes}}",
      "finals": "{count, plural, one {final} many {finales} other {finales}}",
      "contests": "{count, plural, one {competición} many {competiciones} other {competiciones}}",
      "dayMedals": "Medallas del día",
      "programme": "Programa"
    },
    "read-model": {
      "athleteNumber": "Deportista {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {El primer puesto pasa a la siguiente ronda.} many {Los # primeros puestos pasan a la siguiente ronda.} other {Los # primeros puestos pasan a la siguiente ronda.}}",
        "best": "{marks, plural, one {Pasa el mejor resultado de toda la ronda.} many {Pasan los # mejores resultados de toda la ronda.} other {Pasan los # mejores resultados de toda la ronda.}}",
        "others": "{marks, plural, one {También pasa el mejor de los demás resultados de toda la ronda.} many {También pasan los # mejores de los demás resultados de toda la ronda.} other {También pasan los # mejores de los demás resultados de toda la ronda.}}",
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
      },
      "itemType": {
        "competition": "Competición",
        "medal": "Entrega de medallas",
        "weighting": "Pesaje",
        "broadcast": "Transmisión",
        "default": "Actividad",
        "competition-medal": "Competición con medallas",
        "training": "Entrenamiento",
        "technical-meeting": "Reunión técnica",
        "opening-ceremony": "Ceremonia de apertura",
        "closing-ceremony": "Ceremonia de clausura",
        "others": "Otros"
      },
      "round": {
        "heats": "Series",
        "heat": "Serie {number}",
        "qualification": "Clasificatoria",
        "final": "Final",
        "semifinals": "Semifinales",
        "semifinal": "Semifinal {number}",
        "quarterfinals": "Cuartos de final",
        "quarterfinal": "Cuarto de final {number}",
        "roundOf": "{number, select, 64 {Treintaidosavos de final} 32 {Dieciseisavos de final} 16 {Octavos de final} other {Ronda de {number}}}",
        "group": "Grupo {number}",
        "repechage": "Repesca"
      }
    }
  },
  "pt": {
    "pages": {
      "busy": "Muita gente está abrindo páginas agora. Esta será carregada de novo sozinha em alguns segundos.",
      "broken": {
        "title": "Não foi possível criar esta página",
        "number": "Número do erro: {id}",
        "again": "Tentar de novo"
      }
    },
    "accounts": {
      "confirmSubject": "Confirme seu e-mail",
      "confirmText": "Olá, {username}!\n\nAbra este link para confirmar seu e-mail. Ele funciona uma única vez, em até três dias.",
      "guardianSubject": "Uma criança pede seu consentimento",
      "guardianText": "Olá!\n\nA pessoa com o nome de usuário “{username}” quer uma conta no aplicativo dos Jogos e indicou você como mãe, pai ou responsável. A conta guarda um nome de usuário, um e-mail, o ano de nascimento e, criptografado, um número de documento. Com ela se ganham pontos em quizzes; as outras pessoas veem só o nome de usuário.\n\nSe você concorda, abra este link em até duas semanas. Se não fizer nada, a conta não será criada.",
      "guardianToldSubject": "Você foi indicado como responsável",
      "guardianToldText": "Olá!\n\nA pessoa com o nome de usuário “{username}” criou uma conta no aplicativo dos Jogos e indicou você como mãe, pai ou responsável. Você não precisa fazer nada. Se quiser que a conta seja apagada, responda a esta mensagem.",
      "resetSubject": "Redefina sua senha",
      "resetText": "Olá, {username}!\n\nAbra este link para escolher uma nova senha. Ele funciona uma única vez, em até dez minutos. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.",
      "knownSubject": "Você já tem uma conta",
      "knownText": "Olá, {username}!\n\nAlguém tentou se cadastrar com os seus dados. Você já tem uma conta, por isso nada mudou. Se foi você e esqueceu a senha, escolha uma nova aqui.",
      "passwordChangedSubject": "Sua senha foi alterada",
      "passwordChangedText": "Olá, {username}!\n\nSua senha acaba de ser alterada e todos os outros aparelhos foram desconectados. Se não foi você, peça já uma nova senha na página de entrada.",
      "emailSubject": "Confirme seu novo e-mail",
      "emailText": "Olá, {username}!\n\nAbra este link para que este seja o e-mail da sua conta. Ele funciona uma única vez, em até três dias. Se não foi você que pediu, ignore esta mensagem: nada muda.",
      "emailAskedSubject": "Pedido de alteração do seu e-mail",
      "emailAskedText": "Olá, {username}!\n\nAlguém que conhece sua senha pediu para alterar o e-mail da sua conta. Nada muda até que o novo e-mail seja confirmado. Se não foi você, escolha uma nova senha aqui: isso também cancela o pedido.",
      "emailTakenSubject": "Você já tem uma conta",
      "emailTakenText": "Olá, {username}!\n\nAlguém tentou usar este e-mail em outra conta. Ele pertence à sua, por isso nada mudou. Você não precisa fazer nada.",
      "twoFactorOnSubject": "A verificação em duas etapas foi ativada",
      "twoFactorOnText": "Olá, {username}!\n\nUm aplicativo de autenticação acaba de ser configurado na sua conta, e todos os outros aparelhos foram desconectados. Se não foi você, escolha uma nova senha aqui.",
      "twoFactorOffSubject": "A verificação em duas etapas foi desativada",
      "twoFactorOffText": "Olá, {username}!\n\nA verificação em duas etapas da sua conta acaba de ser desativada. Se não foi você, escolha uma nova senha aqui.",
      "closing": "Podium"
    },
    "calendar": {
      "item": "{sport}: {event}, {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}, {location}",
      "calendar": "{games}: {what}",
      "medals": "Provas com medalhas",
      "awaits": {
        "heat": "Série e raia quando sair a lista de largada",
        "lane": "Raia quando sair a lista de largada",
        "startList": "A lista de largada ainda não foi publicada",
        "draw": "O sorteio ainda não foi publicado",
        "opponent": "Adversário a definir"
      }
    },
    "share": {
      "state": {
        "live": "Ao vivo",
        "interrupted": "Interrompido",
        "unofficial": "Não oficial",
        "protested": "Sob protesto",
        "postponed": "Adiado",
        "delayed": "Atrasado",
        "cancelled": "Cancelado"
      },
      "athlete": "Atleta",
      "next": "Próxima",
      "delegation": "Delegação",
      "gold": "Ouro",
      "silver": "Prata",
      "bronze": "Bronze",
      "place": "{rank, selectordinal, other {#º}}",
      "rank": "no quadro de medalhas",
      "athletes": "{count, plural, one {atleta} many {atletas} other {atletas}}",
      "sports": "{count, plural, one {modalidade} many {modalidades} other {modalidades}}",
      "finals": "{count, plural, one {final} many {finais} other {finais}}",
      "contests": "{count, plural, one {disputa} many {disputas} other {disputas}}",
      "dayMedals": "Medalhas do dia",
      "programme": "Programação"
    },
    "read-model": {
      "athleteNumber": "Atleta {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {O primeiro lugar avança para a próxima fase.} many {Os # primeiros avançam para a próxima fase.} other {Os # primeiros avançam para a próxima fase.}}",
        "best": "{marks, plural, one {Avança o melhor resultado de toda a fase.} many {Avançam os # melhores resultados de toda a fase.} other {Avançam os # melhores resultados de toda a fase.}}",
        "others": "{marks, plural, one {Avança também o melhor resultado entre os demais em toda a fase.} many {Avançam também os # melhores resultados entre os demais em toda a fase.} other {Avançam também os # melhores resultados entre os demais em toda a fase.}}",
        "mark": "Para avançar é preciso {mark} ou melhor.",
        "otherMark": "Fora dessas posições é preciso {mark} ou melhor."
      },
      "prospect": {
        "through": "{places, plural, one {Primeiro lugar garantido} many {Lugar garantido entre os # primeiros} other {Lugar garantido entre os # primeiros}}",
        "win": "{places, plural, one {Uma vitória garante o primeiro lugar} many {Uma vitória garante um lugar entre os # primeiros} other {Uma vitória garante um lugar entre os # primeiros}}",
        "draw": "{places, plural, one {Um empate garante o primeiro lugar} many {Um empate garante um lugar entre os # primeiros} other {Um empate garante um lugar entre os # primeiros}}",
        "mustWin": "{places, plural, one {Só uma vitória mantém a chance de ficar em primeiro} many {Só uma vitória mantém a chance de ficar entre os # primeiros} other {Só uma vitória mantém a chance de ficar entre os # primeiros}}",
        "mustNotLose": "{places, plural, one {Uma derrota acaba com a chance de ficar em primeiro} many {Uma derrota acaba com a chance de ficar entre os # primeiros} other {Uma derrota acaba com a chance de ficar entre os # primeiros}}",
        "out": "{places, plural, one {Não pode mais terminar em primeiro lugar} many {Não pode mais terminar entre os # primeiros} other {Não pode mais terminar entre os # primeiros}}"
      },
      "itemType": {
        "competition": "Competição",
        "medal": "Premiação",
        "weighting": "Pesagem",
        "broadcast": "Transmissão",
        "default": "Atividade",
        "competition-medal": "Competição com medalhas",
        "training": "Treino",
        "technical-meeting": "Reunião técnica",
        "opening-ceremony": "Cerimônia de abertura",
        "closing-ceremony": "Cerimônia de encerramento",
        "others": "Outros"
      },
      "round": {
        "heats": "Eliminatórias",
        "heat": "Série {number}",
        "qualification": "Classificatória",
        "final": "Final",
        "semifinals": "Semifinais",
        "semifinal": "Semifinal {number}",
        "quarterfinals": "Quartas de final",
        "quarterfinal": "Quarta de final {number}",
        "roundOf": "{number, select, 64 {32 avos de final} 32 {16 avos de final} 16 {Oitavas de final} other {Fase de {number}}}",
        "group": "Grupo {number}",
        "repechage": "Repescagem"
      }
    }
  },
  "az": {
    "pages": {
      "busy": "Hazırda çox adam səhifə açır. Bu səhifə bir neçə saniyədən sonra özü yenidən yüklənəcək.",
      "broken": {
        "title": "Bu səhifəni yaratmaq olmadı",
        "number": "Xəta nömrəsi: {id}",
        "again": "Yenidən cəhd et"
      }
    },
    "accounts": {
      "confirmSubject": "E-poçt ünvanınızı təsdiqləyin",
      "confirmText": "Salam, {username}!\n\nE-poçt ünvanınızı təsdiqləmək üçün bu keçidi açın. Keçid bir dəfə və üç gün ərzində işləyir.",
      "guardianSubject": "Uşaq sizin razılığınızı istəyir",
      "guardianText": "Salam!\n\n“{username}” adlı istifadəçi Oyunların tətbiqində hesab açmaq istəyir və sizi valideyn və ya qəyyum kimi göstərib. Hesabda istifadəçi adı, e-poçt ünvanı, doğum ili və şifrələnmiş şəkildə sənəd nömrəsi saxlanılır. Hesabla viktorinalarda xal qazanılır; başqaları yalnız istifadəçi adını görür.\n\nRazısınızsa, iki həftə ərzində bu keçidi açın. Heç nə etməsəniz, hesab açılmayacaq.",
      "guardianToldSubject": "Siz valideyn və ya qəyyum kimi göstərilmisiniz",
      "guardianToldText": "Salam!\n\n“{username}” adlı istifadəçi Oyunların tətbiqində hesab açıb və sizi valideyn və ya qəyyum kimi göstərib. Heç nə etməyiniz lazım deyil. Hesabın silinməsini istəsəniz, bu məktuba cavab yazın.",
      "resetSubject": "Şifrənizi yeniləyin",
      "resetText": "Salam, {username}!\n\nYeni şifrə seçmək üçün bu keçidi açın. Keçid bir dəfə və on dəqiqə ərzində işləyir. Bunu siz istəməmisinizsə, məktuba fikir verməyin: şifrəniz olduğu kimi qalır.",
      "knownSubject": "Sizin artıq hesabınız var",
      "knownText": "Salam, {username}!\n\nKimsə sizin məlumatlarınızla qeydiyyatdan keçməyə çalışıb. Artıq hesabınız var, ona görə heç nə dəyişməyib. Bu siz olmusunuzsa və şifrənizi unutmusunuzsa, burada yenisini seçin.",
      "passwordChangedSubject": "Şifrəniz dəyişdirildi",
      "passwordChangedText": "Salam, {username}!\n\nŞifrəniz indicə dəyişdirildi və bütün digər cihazlardan çıxış edildi. Bu siz deyilsinizsə, dərhal giriş səhifəsində yeni şifrə istəyin.",
      "emailSubject": "Yeni e-poçt ünvanınızı təsdiqləyin",
      "emailText": "Salam, {username}!\n\nBu ünvanın hesabınızın e-poçt ünvanı olması üçün bu keçidi açın. Keçid bir dəfə və üç gün ərzində işləyir. Bunu siz istəməmisinizsə, məktuba fikir verməyin: heç nə dəyişmir.",
      "emailAskedSubject": "E-poçt ünvanınızın dəyişdirilməsi istənilib",
      "emailAskedText": "Salam, {username}!\n\nŞifrənizi bilən kimsə hesabınızın e-poçt ünvanını dəyişmək istəyib. Yeni ünvan təsdiqlənməyincə heç nə dəyişmir. Bu siz deyilsinizsə, burada yeni şifrə seçin: bununla həmin sorğu da ləğv olunur.",
      "emailTakenSubject": "Sizin artıq hesabınız var",
      "emailTakenText": "Salam, {username}!\n\nKimsə bu e-poçt ünvanından başqa hesab üçün istifadə etməyə çalışıb. Ünvan sizin hesabınıza bağlıdır, ona görə heç nə dəyişməyib. Heç nə etməyiniz lazım deyil.",
      "twoFactorOnSubject": "İki mərhələli təsdiqləmə aktiv edildi",
      "twoFactorOnText": "Salam, {username}!\n\nHesabınız üçün autentifikator tətbiqi indicə quruldu və bütün digər cihazlardan çıxış edildi. Bu siz deyilsinizsə, burada yeni şifrə seçin.",
      "twoFactorOffSubject": "İki mərhələli təsdiqləmə deaktiv edildi",
      "twoFactorOffText": "Salam, {username}!\n\nHesabınızın iki mərhələli təsdiqləməsi indicə deaktiv edildi. Bu siz deyilsinizsə, burada yeni şifrə seçin.",
      "closing": "Podium"
    },
    "calendar": {
      "item": "{sport}: {event}, {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}, {location}",
      "calendar": "{games}: {what}",
      "medals": "Medal yarışları",
      "awaits": {
        "heat": "İlkin yarış və zolaq start siyahısı açıqlananda bəlli olacaq",
        "lane": "Zolaq start siyahısı açıqlananda bəlli olacaq",
        "startList": "Start siyahısı hələ açıqlanmayıb",
        "draw": "Püşkatmanın nəticəsi hələ açıqlanmayıb",
        "opponent": "Rəqib hələ bəlli deyil"
      }
    },
    "share": {
      "state": {
        "live": "Canlı",
        "interrupted": "Dayandırılıb",
        "unofficial": "Qeyri-rəsmi",
        "protested": "Etiraz var",
        "postponed": "Təxirə salınıb",
        "delayed": "Gecikir",
        "cancelled": "Ləğv edilib"
      },
      "athlete": "İdmançı",
      "next": "Növbəti",
      "delegation": "Nümayəndə heyəti",
      "gold": "Qızıl",
      "silver": "Gümüş",
      "bronze": "Bürünc",
      "place": "{rank, selectordinal, one {#-ci} few {#-cü} many {#-cı} other {#-cu}}",
      "rank": "medal sıralamasında yer",
      "athletes": "{count, plural, one {idmançı} other {idmançı}}",
      "sports": "{count, plural, one {idman növü} other {idman növü}}",
      "finals": "{count, plural, one {final} other {final}}",
      "contests": "{count, plural, one {yarış} other {yarış}}",
      "dayMedals": "Günün medalları",
      "programme": "Proqram"
    },
    "read-model": {
      "athleteNumber": "İdmançı {number}",
      "eventOfBranch": "{event} ({branch})",
      "goOn": {
        "places": "{places, plural, one {Birinci yerin sahibi növbəti mərhələyə vəsiqə qazanır.} other {İlk # yerin sahibləri növbəti mərhələyə vəsiqə qazanır.}}",
        "best": "{marks, plural, one {Bütün mərhələ üzrə ən yaxşı nəticə vəsiqə qazandırır.} other {Bütün mərhələ üzrə ən yaxşı # nəticə vəsiqə qazandırır.}}",
        "others": "{marks, plural, one {Qalanlar arasında bütün mərhələ üzrə ən yaxşı nəticə də vəsiqə qazandırır.} other {Qalanlar arasında bütün mərhələ üzrə ən yaxşı # nəticə də vəsiqə qazandırır.}}",
        "mark": "Vəsiqə üçün {mark} və ya daha yaxşı nəticə lazımdır.",
        "otherMark": "Bu yerlərdən kənarda {mark} və ya daha yaxşı nəticə lazımdır."
      },
      "prospect": {
        "through": "{places, plural, one {Birinci yer artıq təmin olunub} other {İlk # yerdən biri artıq təmin olunub}}",
        "win": "{places, plural, one {Qələbə birinci yeri təmin edir} other {Qələbə ilk # yerdən birini təmin edir}}",
        "draw": "{places, plural, one {Heç-heçə birinci yeri təmin edir} other {Heç-heçə ilk # yerdən birini təmin edir}}",
        "mustWin": "{places, plural, one {Birinci yerə ümidi yalnız qələbə saxlayır} other {İlk # yerdən birinə ümidi yalnız qələbə saxlayır}}",
        "mustNotLose": "{places, plural, one {Məğlubiyyət birinci yer ümidini bitirir} other {Məğlubiyyət ilk # yer ümidini bitirir}}",
        "out": "{places, plural, one {Artıq birinci yeri tuta bilməz} other {Artıq ilk # yerdən birini tuta bilməz}}"
      },
      "itemType": {
        "competition": "Yarış",
        "medal": "Mükafatlandırma",
        "weighting": "Çəki ölçmə",
        "broadcast": "Yayım",
        "default": "Tədbir",
        "competition-medal": "Medal yarışı",
        "training": "Məşq",
        "technical-meeting": "Texniki iclas",
        "opening-ceremony": "Açılış mərasimi",
        "closing-ceremony": "Bağlanış mərasimi",
        "others": "Digər"
      },
      "round": {
        "heats": "İlkin yarışlar",
        "heat": "İlkin yarış {number}",
        "qualification": "Təsnifat",
        "final": "Final",
        "semifinals": "Yarımfinal",
        "semifinal": "Yarımfinal {number}",
        "quarterfinals": "1/4 final",
        "quarterfinal": "1/4 final {number}",
        "roundOf": "{number, select, 64 {1/32 final} 32 {1/16 final} 16 {1/8 final} other {{number} iştirakçılı mərhələ}}",
        "group": "Qrup {number}",
        "repechage": "Təsəlliverici görüşlər"
      }
    }
  },
  "ar": {
    "pages": {
      "busy": "يفتح كثيرون الصفحات الآن. سيُعاد تحميل هذه الصفحة تلقائيًا بعد بضع ثوانٍ.",
      "broken": {
        "title": "تعذّر إنشاء هذه الصفحة",
        "number": "رقم الخطأ: {id}",
        "again": "إعادة المحاولة"
      }
    },
    "accounts": {
      "confirmSubject": "أكّد بريدك الإلكتروني",
      "confirmText": "مرحبًا {username}،\n\nافتح هذا الرابط لتأكيد بريدك الإلكتروني. يعمل الرابط مرة واحدة خلال ثلاثة أيام.",
      "guardianSubject": "طفل يطلب موافقتك",
      "guardianText": "مرحبًا،\n\nيرغب صاحب اسم المستخدم «{username}» في إنشاء حساب في تطبيق الدورة، وقد ذكرك بصفتك أحد الوالدين أو وليّ الأمر. يُحفظ في الحساب اسم المستخدم والبريد الإلكتروني وسنة الميلاد، ورقم وثيقة الهوية مشفّرًا. ويمكن به جمع النقاط في اختبارات المعلومات، ولا يرى الآخرون سوى اسم المستخدم.\n\nإن كنت موافقًا فافتح هذا الرابط خلال أسبوعين. وإن لم تفعل شيئًا فلن يُنشأ الحساب.",
      "guardianToldSubject": "تم ذكرك بصفتك وليّ أمر",
      "guardianToldText": "مرحبًا،\n\nأنشأ صاحب اسم المستخدم «{username}» حسابًا في تطبيق الدورة وذكرك بصفتك أحد الوالدين أو وليّ الأمر. لا يلزمك فعل أي شيء. وإن أردت حذف الحساب فردّ على هذه الرسالة.",
      "resetSubject": "إعادة تعيين كلمة المرور",
      "resetText": "مرحبًا {username}،\n\nافتح هذا الرابط لاختيار كلمة مرور جديدة. يعمل الرابط مرة واحدة خلال عشر دقائق. إن لم تطلب ذلك فتجاهل هذه الرسالة، فكلمة مرورك باقية كما هي.",
      "knownSubject": "لديك حساب بالفعل",
      "knownText": "مرحبًا {username}،\n\nحاول أحدهم التسجيل ببياناتك. لديك حساب بالفعل، ولذلك لم يتغيّر شيء. إن كنت أنت من حاول ونسيت كلمة المرور، فاختر كلمة مرور جديدة من هنا.",
      "passwordChangedSubject": "تم تغيير كلمة المرور",
      "passwordChangedText": "مرحبًا {username}،\n\nتغيّرت كلمة مرورك قبل قليل وسُجّل خروجك من جميع الأجهزة الأخرى. إن لم تكن أنت من فعل ذلك، فاطلب فورًا كلمة مرور جديدة من صفحة تسجيل الدخول.",
      "emailSubject": "أكّد بريدك الإلكتروني الجديد",
      "emailText": "مرحبًا {username}،\n\nافتح هذا الرابط ليصبح هذا هو البريد الإلكتروني لحسابك. يعمل الرابط مرة واحدة خلال ثلاثة أيام. إن لم تطلب ذلك فتجاهل هذه الرسالة، فلن يتغيّر شيء.",
      "emailAskedSubject": "طُلب تغيير بريدك الإلكتروني",
      "emailAskedText": "مرحبًا {username}،\n\nطلب شخص يعرف كلمة مرورك تغيير البريد الإلكتروني لحسابك. لن يتغيّر شيء قبل تأكيد البريد الجديد. إن لم تكن أنت من طلب ذلك، فاختر كلمة مرور جديدة من هنا، وبذلك يُلغى الطلب أيضًا.",
      "emailTakenSubject": "لديك حساب بالفعل",
      "emailTakenText": "مرحبًا {username}،\n\nحاول أحدهم استخدام هذا البريد الإلكتروني لحساب آخر. وهو مرتبط بحسابك، ولذلك لم يتغيّر شيء. لا يلزمك فعل أي شيء.",
      "twoFactorOnSubject": "تم تفعيل التحقق بخطوتين",
      "twoFactorOnText": "مرحبًا {username}،\n\nتم للتو إعداد تطبيق مصادقة لحسابك، وتم تسجيل الخروج من جميع الأجهزة الأخرى. إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة من هنا.",
      "twoFactorOffSubject": "تم إيقاف التحقق بخطوتين",
      "twoFactorOffText": "مرحبًا {username}،\n\nتم للتو إيقاف التحقق بخطوتين لحسابك. إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة من هنا.",
      "closing": "Podium"
    },
    "calendar": {
      "item": "{sport}: {event}، {phase}",
      "itemWithoutPhase": "{sport}: {name}",
      "place": "{venue}، {location}",
      "calendar": "{games}: {what}",
      "medals": "منافسات الميداليات",
      "awaits": {
        "heat": "التصفية والحارة عند نشر قائمة البدء",
        "lane": "الحارة عند نشر قائمة البدء",
        "startList": "لم تُنشر قائمة البدء بعد",
        "draw": "لم تُنشر القرعة بعد",
        "opponent": "لم يتحدد الطرف الآخر بعد"
      }
    },
    "share": {
      "state": {
        "live": "مباشر",
        "interrupted": "متوقف مؤقتًا",
        "unofficial": "غير رسمي",
        "protested": "محل احتجاج",
        "postponed": "مؤجل",
        "delayed": "متأخر",
        "cancelled": "ملغى"
      },
      "athlete": "الرياضي",
      "next": "الموعد التالي",
      "delegation": "الوفد",
      "gold": "ذهبية",
      "silver": "فضية",
      "bronze": "برونزية",
      "place": "{rank, number}",
      "rank": "المركز في جدول الميداليات",
      "athletes": "{count, plural, zero {رياضي} one {رياضي} two {رياضيان} few {رياضيين} many {رياضيًا} other {رياضي}}",
      "sports": "{count, plural, zero {رياضة} one {رياضة} two {رياضتان} few {رياضات} many {رياضة} other {رياضة}}",
      "finals": "{count, plural, zero {نهائي} one {نهائي} two {نهائيان} few {نهائيات} many {نهائيًا} other {نهائي}}",
      "contests": "{count, plural, zero {منافسة} one {منافسة} two {منافستان} few {منافسات} many {منافسة} other {منافسة}}",
      "dayMedals": "ميداليات اليوم",
      "programme": "البرنامج"
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
      },
      "itemType": {
        "competition": "منافسة",
        "medal": "تتويج",
        "weighting": "قياس الوزن",
        "broadcast": "بث",
        "default": "نشاط",
        "competition-medal": "منافسة على ميداليات",
        "training": "تدريب",
        "technical-meeting": "اجتماع فني",
        "opening-ceremony": "حفل الافتتاح",
        "closing-ceremony": "حفل الختام",
        "others": "أخرى"
      },
      "round": {
        "heats": "التصفيات",
        "heat": "التصفية {number}",
        "qualification": "التصفيات التأهيلية",
        "final": "النهائي",
        "semifinals": "نصف النهائي",
        "semifinal": "نصف النهائي {number}",
        "quarterfinals": "ربع النهائي",
        "quarterfinal": "ربع النهائي {number}",
        "roundOf": "دور الـ{number, number}",
        "group": "المجموعة {number}",
        "repechage": "الترضية"
      }
    }
  },
  "fr": {
    "pages": {
      "busy": "De nombreuses personnes ouvrent des pages en ce moment. Celle-ci se rechargera d’elle-même dans quelques secondes.",
      "broken": {
        "title": "Cette page n’a pas pu être créée",
        "number": "Numéro d’erreur : {id}",
        "again": "Réessayer"
      }
    },
    "accounts": {
      "confirmSubject": "Confirmez votre adresse e-mail",
      "confirmText": "Bonjour {username},\n\nOuvrez ce lien pour confirmer votre adresse e-mail. Il fonctionne une seule fois, pendant trois jours.",
      "guardianSubject": "Un enfant demande votre accord",
      "guardianText": "Bonjour,\n\nLa personne dont le nom d’utilisateur est « {username} » souhaite un compte dans l’application des Jeux et vous a désigné comme parent ou tuteur. Le compte conserve un nom d’utilisateur, une adresse e-mail, l’année de naissance et, chiffré, un numéro de pièce d’identité. Il permet de gagner des points dans des quiz ; les autres ne voient que le nom d’utilisateur.\n\nSi vous êtes d’accord, ouvrez ce lien dans les deux semaines. Si vous ne faites rien, le compte ne sera pas créé.",
      "guardianToldSubject": "Vous avez été désigné comme parent ou tuteur",
      "guardianToldText": "Bonjour,\n\nLa personne dont le nom d’utilisateur est « {username} » a ouvert un compte dans l’application des Jeux et vous a désigné comme parent ou tuteur. Vous n’avez rien à faire. Pour faire supprimer ce compte, répondez à ce message.",
      "resetSubject": "Réinitialisez votre mot de passe",
      "resetText": "Bonjour {username},\n\nOuvrez ce lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant dix minutes. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
      "knownSubject": "Vous avez déjà un compte",
      "knownText": "Bonjour {username},\n\nQuelqu’un a essayé de s’inscrire avec vos informations. Vous avez déjà un compte, rien n’a donc changé. Si c’était vous et que vous avez oublié votre mot de passe, choisissez-en un nouveau ici.",
      "passwordChangedSubject": "Votre mot de passe a été modifié",
      "passwordChangedText": "Bonjour {username},\n\nVotre mot de passe vient d’être modifié et tous les autres appareils ont été déconnectés. Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe sur la page de connexion.",
      "emailSubject": "Confirmez votre nouvelle adresse e-mail",
      "emailText": "Bonjour {username},\n\nOuvrez ce lien pour que cette adresse e-mail devienne celle de votre compte. Il fonctionne une seule fois, pendant trois jours. Si vous n’avez rien demandé, ignorez ce message : rien ne change.",
      "emailAskedSubject": "Demande de changement de votre adresse e-mail",
      "emailAskedText": "Bonjour {username},\n\nQuelqu’un qui connaît votre mot de passe a demandé à changer l’adresse e-mail de votre compte. Rien ne change tant que la nouvelle adresse n’est pas confirmée. Si ce n’était pas vous, choisissez ici un nouveau mot de passe : la demande sera annulée par la même occasion.",
      "emailTakenSubject": "Vous avez déjà un compte",
      "emailTakenText": "Bonjour {username},\n\nQuelqu’un a essayé d’utiliser cette adresse e-mail pour un autre compte. C’est celle de votre compte, rien n’a donc changé. Vous n’avez rien à faire.",
      "twoFactorOnSubject": "La validation en deux étapes est activée",
      "twoFactorOnText": "Bonjour {username},\n\nUne application d’authentification vient d’être configurée pour votre compte, et tous les autres appareils ont été déconnectés. Si ce n’est pas vous, choisissez ici un nouveau mot de passe.",
      "twoFactorOffSubject": "La validation en deux étapes est désactivée",
      "twoFactorOffText": "Bonjour {username},\n\nLa validation en deux étapes de votre compte vient d’être désactivée. Si ce n’est pas vous, choisissez ici un nouveau mot de passe.",
      "closing": "Podium"
    },
    "calendar": {
      "item": "{sport} : {event}, {phase}",
      "itemWithoutPhase": "{sport} : {name}",
      "place": "{venue}, {location}",
      "calendar": "{games} : {what}",
      "medals": "Épreuves à médailles",
      "awaits": {
        "heat": "Série et couloir dès la publication de la liste de départ",
        "lane": "Couloir dès la publication de la liste de départ",
        "startList": "La liste de départ n’est pas encore publiée",
        "draw": "Le tirage au sort n’est pas encore publié",
        "opponent": "Adversaire à déterminer"
      }
    },
    "share": {
      "state": {
        "live": "En direct",
        "interrupted": "Interrompu",
        "unofficial": "Officieux",
        "protested": "Réclamation",
        "postponed": "Reporté",
        "delayed": "Retardé",
        "cancelled": "Annulé"
      },
      "athlete": "Athlète",
      "next": "À venir",
      "delegation": "Délégation",
      "gold": "Or",
      "silver": "Argent",
      "bronze": "Bronze",
      "place": "{rank, selectordinal, one {#re} other {#e}}",
      "rank": "au tableau des médailles",
      "athletes": "{count, plural, one {athlète} many {athlètes} other {athlètes}}",
      "sports": "{count, plural, one {sport} many {sports} other {sports}}",
      "finals": "{count, plural, one {finale} many {finales} other {finales}}",
      "contests": "{count, plural, one {compétition} many {compétitions} other {compétitions}}",
      "dayMedals": "Médailles du jour",
      "programme": "Programme"
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
      },
      "itemType": {
        "competition": "Compétition",
        "medal": "Remise des médailles",
        "weighting": "Pesée",
        "broadcast": "Diffusion",
        "default": "Activité",
        "competition-medal": "Compétition avec médailles",
        "training": "Entraînement",
        "technical-meeting": "Réunion technique",
        "opening-ceremony": "Cérémonie d’ouverture",
        "closing-ceremony": "Cérémonie de clôture",
        "others": "Autre"
      },
      "round": {
        "heats": "Séries",
        "heat": "Série {number}",
        "qualification": "Qualifications",
        "final": "Finale",
        "semifinals": "Demi-finales",
        "semifinal": "Demi-finale {number}",
        "quarterfinals": "Quarts de finale",
        "quarterfinal": "Quart de finale {number}",
        "roundOf": "{number, select, 64 {32es de finale} 32 {Seizièmes de finale} 16 {Huitièmes de finale} other {Tableau de {number}}}",
        "group": "Poule {number}",
        "repechage": "Repêchage"
      }
    }
  }
} as const;
export const sportPhrases = {} as const;
